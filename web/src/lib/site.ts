// Where the page is: at a server, or part of a static site, which `zashiki site` writes and which has no server.
const base = typeof document === 'undefined' ? undefined : document.documentElement.dataset.base;

/** Whether this page is part of a static site. */
export const is_site = base !== undefined;

/** The folder of the page's files. */
export const BASE = base ?? '/';

/** The address of a page, for links. A static site has one document, so its addresses are behind `#`. */
export const at = (path: string): string => (is_site ? `#${path}` : path);
