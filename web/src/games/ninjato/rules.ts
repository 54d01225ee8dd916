// The rules of Ninjato for beginners: which messages in which order, the pieces beside them, and complete tables.
import { named, type RulesItem, type RulesSection, type RulesTable } from '../game';
import InvasionStrip from './InvasionStrip.svelte';
import components from './components.json';
import { ROUNDS, SCORINGS } from './pieces';

const treasure = (kind: string): RulesItem => ({ ...named(`ninjato-rules-${kind}`), pieces: [kind[0]!] });

const ordinary = components.skills.filter(({ id }) => !id.startsWith('hensojutsu'));
const hensojutsu = components.skills.length - ordinary.length;

const skills: RulesTable = {
  columns: ['ninjato-rules-skill', 'ninjato-rules-effect', 'ninjato-rules-style', 'ninjato-rules-cost', 'ninjato-rules-tiles'],
  rows: [
    ...ordinary.map(({ id, style, cost, copies }) => ({
      cells: [`ninjato-tile-${id}`, `ninjato-about-${id}`, `ninjato-style-${style}`, `ninjato-rules-cost-${cost ?? 'any'}`, copies],
      pieces: [id],
    })),
    {
      cells: ['ninjato-tile-hensojutsu', 'ninjato-about-hensojutsu', 'ninjato-rules-style-each', 'ninjato-rules-cost-style', hensojutsu],
      pieces: ['hensojutsu-snake'],
    },
  ],
};

/** The ends of the messages for what envoys cost. */
const PRICES: Record<string, string> = {
  fj: 'fan-jade',
  vj: 'vase-jade',
  sv: 'scroll-vase',
  fsv: 'fan-scroll-vase',
  'x-xxxx': 'range',
  axxx: 'three',
  xxyy: 'pairs',
};

const envoys: RulesTable = {
  columns: ['ninjato-rules-cost', 'ninjato-clan-T', 'ninjato-clan-M', 'ninjato-clan-S', 'ninjato-rules-mask'],
  rows: components.envoys.map(({ cost, ages, mask }) => ({
    cells: [`ninjato-rules-envoy-${PRICES[cost]}`, ages.T, ages.M, ages.S, `ninjato-rules-${mask ? 'yes' : 'no'}`],
    pieces: [`cost:${cost}`],
  })),
};

const rumors: RulesTable = {
  columns: ['ninjato-rules-rumor', 'ninjato-rules-worth'],
  rows: components.rumors.map((kind) => ({
    cells: [`ninjato-rumor-${kind}`, `ninjato-about-rumor-${kind}`],
    pieces: [`rumor:${kind}`],
  })),
};

const guards: RulesTable = {
  columns: ['ninjato-rules-guard', 'ninjato-rules-cards'],
  rows: components.guards.map(({ id, copies }) => ({ cells: [`ninjato-rules-guard-${id}`, copies], pieces: [`guard:${id}`] })),
};

const elites: RulesTable = {
  columns: ['ninjato-rules-elite-guard', 'ninjato-rules-honor', 'ninjato-rules-cards'],
  rows: components.elites.map(({ id, honor, copies }) => ({
    cells: [`ninjato-rules-elite-${id}`, honor, copies],
    pieces: [`guard:${id}`],
  })),
};

const scorings: RulesTable = {
  columns: ['ninjato-rules-after', 'ninjato-rules-order-1', 'ninjato-rules-order-2', 'ninjato-rules-order-3'],
  rows: ROUNDS.filter((round) => round in SCORINGS).map((round) => ({
    cells: [`ninjato-rules-round-${round}`, ...[...SCORINGS[round]!].map((clan) => `ninjato-clan-${clan}`)],
  })),
};

export const rules: RulesSection[] = [
  { title: 'rules-aim', blocks: ['ninjato-rules-aim'] },
  {
    title: 'ninjato-rules-title-round',
    blocks: [
      'ninjato-rules-round',
      {
        items: [
          named('ninjato-rules-house'),
          ...['dojo', 'sensei', 'palace', 'pavilion'].map((place) => ({
            words: `ninjato-rules-${place}`,
            name: `ninjato-${place}`,
          })),
        ],
      },
      'ninjato-rules-refill',
    ],
  },
  {
    title: 'ninjato-rules-title-invasion',
    blocks: [
      'ninjato-rules-invade',
      { diagram: InvasionStrip, caption: 'ninjato-rules-strip' },
      {
        items: [
          { words: 'ninjato-rules-fight', pieces: ['4'] },
          { words: 'ninjato-rules-win', pieces: ['j'] },
          { words: 'ninjato-rules-alarm', pieces: ['guard:3a'] },
          { words: 'ninjato-rules-elite', pieces: ['guard:E51'] },
        ],
      },
      'ninjato-rules-fail',
      'ninjato-rules-clear',
    ],
  },
  { title: 'ninjato-rules-title-guards', blocks: [guards, 'ninjato-rules-elites', elites] },
  { title: 'ninjato-rules-title-skills', blocks: ['ninjato-rules-skills', skills] },
  {
    title: 'ninjato-rules-title-treasures',
    blocks: [
      'ninjato-rules-treasures',
      { is_short: true, items: ['fan', 'scroll', 'vase', 'jade'].map(treasure) },
      { items: [treasure('gold')] },
    ],
  },
  { title: 'ninjato-rules-title-envoys', blocks: ['ninjato-rules-envoys', envoys] },
  { title: 'ninjato-rules-title-rumors', blocks: ['ninjato-rules-rumors', rumors, 'ninjato-rules-several'] },
  { title: 'ninjato-rules-title-clans', blocks: ['ninjato-rules-influence', 'ninjato-rules-reward', scorings] },
  {
    title: 'rules-end',
    blocks: ['ninjato-rules-end', 'ninjato-rules-tie', 'ninjato-rules-decks'],
  },
];
