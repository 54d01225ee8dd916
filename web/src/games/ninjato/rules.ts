// The rules of Ninjato for beginners: which messages in which order, and the pieces beside them.
import { named, type RulesItem, type RulesSection } from '../game';

const treasure = (kind: string): RulesItem => ({ ...named(`ninjato-rules-${kind}`), pieces: [kind[0]!] });

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
    ],
  },
  {
    title: 'ninjato-rules-title-invasion',
    blocks: [
      'ninjato-rules-invade',
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
  {
    title: 'ninjato-rules-title-treasures',
    blocks: [
      'ninjato-rules-treasures',
      { is_short: true, items: ['fan', 'scroll', 'vase', 'jade'].map(treasure) },
      { items: [treasure('gold')] },
    ],
  },
  { title: 'ninjato-rules-title-clans', blocks: ['ninjato-rules-influence', 'ninjato-rules-reward'] },
  {
    title: 'rules-end',
    blocks: [
      'ninjato-rules-end',
      {
        items: ['W', 'G', 'P', 'A', 'D'].map((kind) => ({
          words: `ninjato-rules-${kind}`,
          name: `ninjato-rumor-${kind}`,
          pieces: [`rumor:${kind}`],
        })),
      },
      'ninjato-rules-several',
      'ninjato-rules-rest',
      'ninjato-rules-tie',
      'ninjato-rules-decks',
    ],
  },
];
