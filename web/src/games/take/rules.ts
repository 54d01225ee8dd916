// The rules of Ta-Ke for beginners: which messages in which order, and the pieces beside them.
import type { RulesList, RulesSection } from '../game';

const steps = (list: string, ...names: string[]): RulesList => ({
  is_counted: true,
  items: names.map((step) => ({ words: `take-rules-${list}-${step}` })),
});

export const rules: RulesSection[] = [
  { title: 'rules-aim', blocks: ['take-rules-aim'] },
  { title: 'rules-table', blocks: ['take-rules-hall', 'take-rules-court'] },
  { title: 'rules-turn', blocks: [steps('turn', 'abilities', 'take', 'place', 'score')] },
  { title: 'rules-scoring', blocks: [steps('scored', 'type', 'count', 'strength'), 'take-rules-example'] },
  { title: 'take-rules-title-ghosts', blocks: [{ items: [{ words: 'take-rules-ghosts', pieces: ['ghost'] }] }] },
  {
    title: 'take-rules-title-abilities',
    blocks: [
      'take-rules-abilities',
      {
        items: ['D', 'R', 'G', 'N', 'S'].map((type) => ({
          words: `take-rules-${type}`,
          name: `take-type-${type}`,
          pieces: [type],
        })),
      },
    ],
  },
  { title: 'rules-end', blocks: ['take-rules-end', 'take-rules-options'] },
];
