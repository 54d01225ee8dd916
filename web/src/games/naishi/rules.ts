// The rules of Naishi for beginners: which messages in which order, and the pieces beside them.
import { named, type RulesSection } from '../game';
import BesideDiagram from './BesideDiagram.svelte';
import { card_message, slug } from './names';
import ScoreDiagram from './ScoreDiagram.svelte';
import { CARDS, COPIES } from './view';

export const rules: RulesSection[] = [
  { title: 'rules-aim', blocks: ['naishi-rules-aim'] },
  { title: 'rules-table', blocks: ['naishi-rules-river', 'naishi-rules-draft', 'naishi-rules-eye'] },
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
      { diagram: BesideDiagram, caption: 'naishi-rules-beside-example' },
      {
        columns: ['naishi-rules-card', 'naishi-rules-copies', 'naishi-rules-points'],
        rows: CARDS.map((card) => ({
          cells: [card_message(card), COPIES[card], `naishi-rules-${slug(card)}`],
          pieces: [card],
        })),
      },
      'naishi-rules-kinds',
      { diagram: ScoreDiagram, caption: 'naishi-rules-score-example' },
    ],
  },
];
