// The rules of Naishi for beginners: which messages in which order, and the pieces beside them.
import { named, type RulesSection } from '../game';
import { slug } from './names';
import { CARDS } from './view';

export const rules: RulesSection[] = [
  { title: 'rules-aim', blocks: ['naishi-rules-aim'] },
  { title: 'rules-table', blocks: ['naishi-rules-river', 'naishi-rules-draft'] },
  {
    title: 'rules-turn',
    blocks: ['naishi-rules-turn', { items: ['develop', 'decree', 'recall', 'declare'].map((deed) => named(`naishi-rules-${deed}`)) }],
  },
  {
    title: 'naishi-rules-title-emissaries',
    blocks: ['naishi-rules-emissaries', { items: ['swap', 'discard'].map((deed) => named(`naishi-rules-${deed}`)) }],
  },
  { title: 'rules-end', blocks: ['naishi-rules-end', 'naishi-rules-tie'] },
  {
    title: 'rules-scoring',
    blocks: [
      'naishi-rules-scoring',
      {
        items: CARDS.map((card) => ({
          words: `naishi-rules-${slug(card)}`,
          name: `naishi-card-${slug(card)}`,
          pieces: [card],
        })),
      },
    ],
  },
];
