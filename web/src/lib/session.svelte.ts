// The player who uses this page: an account, or a guest.
import { get, on_unauthorized, post, request } from './api';
import type { Profile, ProfileChange } from './protocol';
import { socket } from './socket.svelte';

/** The other tabs of this browser, which share the session cookie. */
const tabs = new BroadcastChannel('zashiki');

class Session {
  profile = $state.raw<Profile | null>(null);

  constructor() {
    on_unauthorized(() => this.#renew());
    tabs.onmessage = () => void this.#renew().catch(() => undefined);
  }

  /** Resumes the session, or starts one as a guest, and opens the socket. */
  async start(): Promise<void> {
    this.profile = await post<Profile>('/api/guest');
    socket.connect(() => this.#renew());
  }

  async refresh(): Promise<void> {
    this.profile = await get<Profile>('/api/me');
  }

  /** Remembers a choice with the account, for all devices of the player. */
  async remember(choice: ProfileChange): Promise<void> {
    this.profile = await request<Profile>('PATCH', '/api/me', choice);
  }

  /** Switches to another player, in all tabs. */
  switch_to(profile: Profile): void {
    this.profile = profile;
    socket.restart();
    tabs.postMessage('changed');
  }

  /** Asks the server who is signed in now, as the session may have ended elsewhere. Returns whether the player changed. */
  async #renew(): Promise<boolean> {
    const before = this.profile?.id;
    this.profile = await post<Profile>('/api/guest');
    if (this.profile.id === before) return false;
    socket.restart();
    return true;
  }
}

export const session = new Session();
