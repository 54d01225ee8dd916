// A view of a Ninjato position.
export type {
  Envoy,
  Guard,
  GuardSource,
  House,
  Invasion,
  Player,
  Rumor,
  View as NinjatoView,
} from './view.generated';
