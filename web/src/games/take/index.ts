import type { GameDescription } from '../game';
import BoxArt from './BoxArt.svelte';

export default { minutes: 20, BoxArt, load: () => import('./game') } satisfies GameDescription;
