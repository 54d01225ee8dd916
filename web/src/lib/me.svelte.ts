// Who sits before the screen.
import { get, post } from './api';
import type { Profile } from './protocol';
import { socket } from './socket.svelte';

class Me {
  profile = $state.raw<Profile | null>(null);

  /** Comes in, as who was here before or as a guest, and opens the socket. */
  async come_in(): Promise<void> {
    this.profile = await post<Profile>('/api/guest');
    socket.connect();
  }

  async refresh(): Promise<void> {
    this.profile = await get<Profile>('/api/me');
  }

  /** Is somebody else from now on. */
  become(profile: Profile): void {
    this.profile = profile;
    socket.restart();
  }
}

export const me = new Me();
