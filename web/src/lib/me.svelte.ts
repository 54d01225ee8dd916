// Who sits before the screen.
import { get, post, when_unknown } from './api';
import type { Profile } from './protocol';
import { socket } from './socket.svelte';

/** The other tabs of this browser, which share the session. */
const tabs = new BroadcastChannel('zashiki');

class Me {
  profile = $state.raw<Profile | null>(null);

  constructor() {
    when_unknown(() => this.#come_in_again());
    tabs.onmessage = () => void this.#come_in_again().catch(() => undefined);
  }

  /** Comes in, as who was here before or as a guest, and opens the socket. */
  async come_in(): Promise<void> {
    this.profile = await post<Profile>('/api/guest');
    socket.connect(() => this.#come_in_again());
  }

  async refresh(): Promise<void> {
    this.profile = await get<Profile>('/api/me');
  }

  /** Is somebody else from now on, in all tabs. */
  become(profile: Profile): void {
    this.profile = profile;
    socket.restart();
    tabs.postMessage('changed');
  }

  /** Looks who one is now: the session may have ended elsewhere. Whether one is somebody else. */
  async #come_in_again(): Promise<boolean> {
    const before = this.profile?.id;
    this.profile = await post<Profile>('/api/guest');
    if (this.profile.id === before) return false;
    socket.restart();
    return true;
  }
}

export const me = new Me();
