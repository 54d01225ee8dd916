// The page that is shown follows the address, so links and the back button work.
import { at, is_site } from './site';

/** A decoded part of a path; one that cannot be decoded is returned unchanged, and matches no page. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

const HASH = '#/';

/** The address of the page that is shown. */
const current = () => (!is_site ? location.pathname : location.hash.startsWith(HASH) ? location.hash.slice(1) : '/');

/** Goes to a part of the page that is shown, where the address cannot say so. */
function go_within(id: string): void {
  const part = document.getElementById(decoded(id));
  part?.scrollIntoView();
  part?.focus({ preventScroll: true });
}

class Router {
  path = $state(current());

  constructor() {
    addEventListener('popstate', () => (this.path = current()));
  }

  /** The parts of the address: ['table', 'abc']. */
  get parts(): string[] {
    return this.path.split('/').filter(Boolean).map(decoded);
  }

  go(path: string): void {
    // An open drawer has an entry of its own, which is left behind.
    const is_in_drawer = (history.state as { drawer?: boolean } | null)?.drawer;
    history[is_in_drawer ? 'replaceState' : 'pushState'](null, '', at(path));
    this.path = path;
    scrollTo(0, 0);
  }

  /** Follows links within the page without reloading it. */
  follow = (event: MouseEvent): void => {
    const link = (event.target as Element).closest('a');
    const is_plain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!link || !is_plain || link.origin !== location.origin || link.target || link.hasAttribute('download')) return;
    if (link.pathname.startsWith('/api/')) return;
    const is_here = link.hash !== '' && link.pathname === location.pathname;
    const is_within = is_here && !(is_site && link.hash.startsWith(HASH));
    if (is_within && !is_site) return;
    event.preventDefault();
    if (is_within) go_within(link.hash.slice(1));
    else this.go(is_site ? link.hash.slice(1) : link.pathname);
  };
}

export const router = new Router();
