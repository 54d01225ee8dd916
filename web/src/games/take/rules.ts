// The rules of Ta-Ke for beginners: which messages in which order, and the pieces beside them.
import type { RulesList, RulesSection, RulesTable } from '../game';
import ScoredTake from './ScoredTake.svelte';
import { type Type, VALUES } from './view';

const steps = (list: string, ...names: string[]): RulesList => ({
  is_counted: true,
  items: names.map((step) => ({ words: `take-rules-${list}-${step}` })),
});

function type_row(type: Type) {
  const values = type === 'S' ? ['take-none', 'take-none'] : VALUES[type];
  return { cells: [`take-piece-${type}`, ...values, `take-ability-${type}`], pieces: [type] };
}

const types: RulesTable = {
  columns: ['take-column-type', 'take-column-bottom', 'take-column-middle', 'take-column-ability'],
  rows: (['D', 'R', 'G', 'N', 'S'] as const).map(type_row),
};

export const rules: RulesSection[] = [
  { title: 'rules-aim', blocks: ['take-rules-aim'] },
  { title: 'rules-table', blocks: ['take-rules-hall', 'take-rules-court'] },
  { title: 'rules-turn', blocks: [steps('turn', 'abilities', 'take', 'place', 'score')] },
  { title: 'take-rules-title-ghosts', blocks: [{ items: [{ words: 'take-rules-ghosts', pieces: ['ghost'] }] }] },
  { title: 'rules-scoring', blocks: [steps('scored', 'type', 'count', 'influence')] },
  { title: 'take-rules-title-example', blocks: [{ diagram: ScoredTake }] },
  { title: 'take-rules-title-types', blocks: ['take-rules-abilities', types, 'take-rules-ninja'] },
  { title: 'rules-end', blocks: ['take-rules-end', 'take-rules-options'] },
];
