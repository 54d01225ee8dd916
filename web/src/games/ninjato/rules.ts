// The rules of Ninjato for beginners: which messages in which order, the pieces beside them, and complete tables.
import { named, type RulesItem, type RulesSection, type RulesTable } from '../game';
import InvasionStrip from './InvasionStrip.svelte';
import { CLAN_LETTERS, ELITE_HONOR, ELITE_VALUES, SCORINGS, STYLE } from './pieces';

const treasure = (kind: string): RulesItem => ({ ...named(`ninjato-rules-${kind}`), pieces: [kind[0]!] });

/** The cost of each skill, and its number of tiles. */
const SKILLS: Record<string, [cost: '1' | '5' | 'any', copies: number]> = {
  'shinobi-iri': ['1', 2],
  intonjutsu: ['1', 2],
  choho: ['1', 1],
  kayakujutsu: ['5', 2],
  kenjutsu: ['5', 2],
  'kuji-in': ['5', 1],
  taijutsu: ['any', 2],
  boryaku: ['any', 2],
  'seishin-teki': ['any', 2],
};

const skills: RulesTable = {
  columns: ['ninjato-rules-skill', 'ninjato-rules-effect', 'ninjato-rules-style', 'ninjato-rules-cost', 'ninjato-rules-tiles'],
  rows: [
    ...Object.entries(SKILLS).map(([skill, [cost, copies]]) => ({
      cells: [`ninjato-tile-${skill}`, `ninjato-about-${skill}`, `ninjato-style-${STYLE[skill]}`, `ninjato-rules-cost-${cost}`, copies],
      pieces: [skill],
    })),
    {
      cells: ['ninjato-tile-hensojutsu', 'ninjato-about-hensojutsu', 'ninjato-rules-style-each', 'ninjato-rules-cost-style', 3],
      pieces: ['hensojutsu-snake'],
    },
  ],
};

/** The costs of envoys, and the age of the Taira envoy; those of the other clans are 3 and 6 years older. */
const ENVOYS: [cost: string, message: string, age: number][] = [
  ['fj', 'fan-jade', 72],
  ['vj', 'vase-jade', 63],
  ['sv', 'scroll-vase', 54],
  ['fsv', 'fan-scroll-vase', 45],
  ['x-xxxx', 'range', 36],
  ['axxx', 'three', 27],
  ['xxyy', 'pairs', 18],
];
const OLDEST_MASKED = 36;

const envoys: RulesTable = {
  columns: ['ninjato-rules-cost', 'ninjato-clan-T', 'ninjato-clan-M', 'ninjato-clan-S', 'ninjato-rules-mask'],
  rows: ENVOYS.map(([cost, message, age]) => ({
    cells: [`ninjato-rules-envoy-${message}`, age, age + 3, age + 6, age > OLDEST_MASKED ? 'ninjato-rules-no' : 'ninjato-rules-yes'],
    pieces: [`cost:${cost}`],
  })),
};

const rumors: RulesTable = {
  columns: ['ninjato-rules-rumor', 'ninjato-rules-worth'],
  rows: ['W', 'G', 'P', 'A', 'D'].map((kind) => ({
    cells: [`ninjato-rumor-${kind}`, `ninjato-about-rumor-${kind}`],
    pieces: [`rumor:${kind}`],
  })),
};

const guards: RulesTable = {
  columns: ['ninjato-rules-guard', 'ninjato-rules-cards'],
  rows: ['1', '2', '3a', '4', '5'].map((id) => ({ cells: [`ninjato-rules-guard-${id}`, 8], pieces: [`guard:${id}`] })),
};

const ELITE_COPIES: Record<string, number> = { E51: 4, E42: 4, E52: 2, E41: 2, E53: 1, E31: 1, D35: 2, D13: 2, D24: 2 };

const elites: RulesTable = {
  columns: ['ninjato-rules-elite-guard', 'ninjato-rules-honor', 'ninjato-rules-cards'],
  rows: Object.keys(ELITE_VALUES).map((id) => ({
    cells: [`ninjato-rules-elite-${id}`, ELITE_HONOR[id]!, ELITE_COPIES[id]!],
    pieces: [`guard:${id}`],
  })),
};

const scorings: RulesTable = {
  columns: ['ninjato-rules-after', 'ninjato-rules-order-1', 'ninjato-rules-order-2', 'ninjato-rules-order-3'],
  rows: Object.entries(SCORINGS).map(([round, clans]) => ({
    cells: [`ninjato-rules-round-${round}`, ...clans.map((clan) => `ninjato-clan-${CLAN_LETTERS[clan]}`)],
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
