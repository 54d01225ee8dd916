// The player who uses this page: an account, or a guest.
import { DEVICE } from '../local/tables';
import { get, on_unauthorized, post, Refusal, request } from './api';
import { keep, kept } from './kept';
import { t } from './messages';
import type { Profile, ProfileChange } from './protocol';
import { is_site } from './site';
import { socket } from './socket.svelte';

const KEY = 'zashiki-player';

const keep_player = (profile: Profile) => keep(KEY, JSON.stringify(profile));

/** The player who used this device last, or somebody without a name. */
function last_player(): Profile {
  const player = kept(KEY);
  return player ? (JSON.parse(player) as Profile) : { id: DEVICE, kind: 'guest', name: '', created: 0, ratings: {}, language: null };
}

/** The other tabs of this browser, which share the session cookie. */
const tabs = new BroadcastChannel('zashiki');

class Session {
  profile = $state.raw<Profile | null>(null);
  /** Whether there was no server to ask who plays; then games are played on this device. */
  #is_unknown = $state(is_site);

  constructor() {
    on_unauthorized(() => this.#renew());
    tabs.onmessage = () => void this.#renew().catch(() => undefined);
  }

  /** Whether there is no server now. */
  get is_away(): boolean {
    return this.#is_unknown || socket.status === 'lost';
  }

  /** The player's name; somebody who has never met a server has none. */
  get name(): string {
    return this.profile?.name || t('device-player');
  }

  /** Whether a seat's player is the one who uses this page; everybody at a table of this device does. */
  is_me = (player: string | null | undefined): boolean => player === DEVICE || (player != null && player === this.profile?.id);

  /** Resumes the session, or starts one as a guest, and opens the socket. Without a server it is the last player's. */
  async start(): Promise<void> {
    if (is_site) {
      this.profile = last_player();
      return;
    }
    try {
      this.profile = await post<Profile>('/api/guest');
      keep_player(this.profile);
    } catch (error) {
      if (!(error instanceof Refusal && error.code === 'offline')) throw error;
      this.#is_unknown = true;
      this.profile = last_player();
      socket.greet(() => {
        // The server may be back before the socket has noticed that it was away.
        if (this.#is_unknown) void this.#renew().catch(() => socket.restart());
      });
    }
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
    keep_player(this.profile);
    this.#is_unknown = false;
    if (this.profile.id === before) return false;
    socket.restart();
    return true;
  }
}

export const session = new Session();
