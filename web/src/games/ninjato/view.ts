// A view of a Ninjato position.
export type {
  Envoy,
  Fact,
  Guard,
  GuardSource,
  House,
  Invasion,
  Player,
  Rumor,
  View as NinjatoView,
} from './view.generated';
