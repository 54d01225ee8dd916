// The rules of the games, for those who never saw them: which words in which order, and the pieces beside them.
import { CARDS } from './naishi/view';
import { slug } from './naishi/words';

/** An item of a list: the message of its words, that of the name before them, and the pieces it is about. */
export interface RulesItem {
  words: string;
  name?: string;
  pieces?: string[];
}

/** A list is counted if its order matters, and short if every item is a name and a number: then they stand side by side. */
export interface RulesList {
  items: RulesItem[];
  is_counted?: boolean;
  is_short?: boolean;
}

export interface RulesSection {
  title: string;
  /** Paragraphs by their messages, and lists. */
  blocks: (string | RulesList)[];
}

const named = (id: string): RulesItem => ({ words: id, name: `${id}-name` });
const steps = (what: string, ...names: string[]): RulesList => ({
  is_counted: true,
  items: names.map((step) => ({ words: `rules-take-${what}-${step}` })),
});
const treasure = (kind: string): RulesItem => ({ ...named(`rules-ninjato-${kind}`), pieces: [kind[0]!] });

export const rules: Record<string, RulesSection[]> = {
  take: [
    { title: 'rules-aim', blocks: ['rules-take-aim'] },
    { title: 'rules-table', blocks: ['rules-take-hall', 'rules-take-court'] },
    { title: 'rules-turn', blocks: [steps('turn', 'abilities', 'take', 'place', 'score')] },
    { title: 'rules-scoring', blocks: [steps('scored', 'type', 'count', 'strength'), 'rules-take-example'] },
    { title: 'rules-ghosts', blocks: [{ items: [{ words: 'rules-take-ghosts', pieces: ['ghost'] }] }] },
    {
      title: 'rules-abilities',
      blocks: [
        'rules-take-abilities',
        {
          items: ['D', 'R', 'G', 'N', 'S'].map((type) => ({
            words: `rules-take-${type}`,
            name: `take-type-${type}`,
            pieces: [type],
          })),
        },
      ],
    },
    { title: 'rules-end', blocks: ['rules-take-end', 'rules-take-options'] },
  ],
  naishi: [
    { title: 'rules-aim', blocks: ['rules-naishi-aim'] },
    { title: 'rules-table', blocks: ['rules-naishi-river', 'rules-naishi-draft'] },
    {
      title: 'rules-turn',
      blocks: ['rules-naishi-turn', { items: ['develop', 'decree', 'recall', 'declare'].map((deed) => named(`rules-naishi-${deed}`)) }],
    },
    {
      title: 'rules-emissaries',
      blocks: ['rules-naishi-emissaries', { items: ['swap', 'discard'].map((deed) => named(`rules-naishi-${deed}`)) }],
    },
    { title: 'rules-end', blocks: ['rules-naishi-end', 'rules-naishi-tie'] },
    {
      title: 'rules-scoring',
      blocks: [
        'rules-naishi-scoring',
        {
          items: CARDS.map((card) => ({
            words: `rules-naishi-${slug(card)}`,
            name: `naishi-card-${slug(card)}`,
            pieces: [card],
          })),
        },
      ],
    },
  ],
  ninjato: [
    { title: 'rules-aim', blocks: ['rules-ninjato-aim'] },
    {
      title: 'rules-round',
      blocks: [
        'rules-ninjato-round',
        {
          items: [
            named('rules-ninjato-house'),
            ...['dojo', 'sensei', 'palace', 'pavilion'].map((place) => ({
              words: `rules-ninjato-${place}`,
              name: `ninjato-${place}`,
            })),
          ],
        },
      ],
    },
    {
      title: 'rules-invasion',
      blocks: [
        'rules-ninjato-invade',
        {
          items: [
            { words: 'rules-ninjato-fight', pieces: ['4'] },
            { words: 'rules-ninjato-win', pieces: ['j'] },
            { words: 'rules-ninjato-alarm', pieces: ['guard:3a'] },
            { words: 'rules-ninjato-elite', pieces: ['guard:E51'] },
          ],
        },
        'rules-ninjato-fail',
        'rules-ninjato-clear',
      ],
    },
    {
      title: 'rules-treasures',
      blocks: [
        'rules-ninjato-treasures',
        { is_short: true, items: ['fan', 'scroll', 'vase', 'jade'].map(treasure) },
        { items: [treasure('gold')] },
      ],
    },
    { title: 'rules-clans', blocks: ['rules-ninjato-influence', 'rules-ninjato-reward'] },
    {
      title: 'rules-end',
      blocks: [
        'rules-ninjato-end',
        {
          items: ['W', 'G', 'P', 'A', 'D'].map((kind) => ({
            words: `rules-ninjato-${kind}`,
            name: `ninjato-rumor-${kind}`,
            pieces: [`rumor:${kind}`],
          })),
        },
        'rules-ninjato-several',
        'rules-ninjato-rest',
        'rules-ninjato-tie',
        'rules-ninjato-decks',
      ],
    },
  ],
};
