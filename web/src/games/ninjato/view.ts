// A view of a Ninjato position.
export type {
  Clan,
  Envoy,
  Guard,
  GuardSource,
  House,
  Invasion,
  Player,
  Rumor,
  View as NinjatoView,
} from './view.generated';
