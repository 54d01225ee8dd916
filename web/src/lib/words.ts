// Facts in words; kernel/wording.py says what the forms of their messages are.
import type { FluentVariable } from '@fluent/bundle';
import { amount_of, capital, form_of, t } from './messages';
import type { Fact } from './protocol';

const flat = (value: NonNullable<Fact['args']>[string] | undefined): string | number => {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.join(';');
  if (typeof value !== 'object') return value;
  return Object.entries(value)
    .map(([name, count]) => `${name}=${count}`)
    .join(';');
};

/** The arguments of a fact's message. */
function values({ piece, source, target, points, seat, args = {} }: Fact): Record<string, FluentVariable> {
  const all = { piece, source, target, points, seat, ...args };
  return Object.fromEntries(Object.entries(all).map(([name, value]) => [name, flat(value)]));
}

/** A message that is missing is shown as its name in brackets, for which the tests search. */
const text = (game: string, fact: Fact, form: string | null): string =>
  form_of(`${game}-${fact.message}`, form, values(fact)) ?? `⟨${game}-${fact.message}${form ? `.${form}` : ''}⟩`;

/** Whether a move is described to the person who makes it, or to others. */
type Form = 'do' | 'does';

/** What a seat did, as one sentence without a full stop, addressed to the seat `you`. */
export function did(game: string, facts: Fact[], names: string[], you: number | null): string {
  const seat = facts[0]!.seat!;
  const form = seat === you ? 'you' : 'does';
  return told_by(form, names[seat] ?? '', facts.map((fact) => text(game, fact, form)).join(', '));
}

/** A sentence about what somebody did. Some languages leave out "you", so that a verb begins the sentence. */
export function told_by(form: 'you' | 'does', name: string, deeds: string): string {
  const sentence = t(`told-${form}`, { name, deeds });
  return form === 'you' ? capital(sentence) : sentence;
}

/** What happened, as a sentence without a full stop, addressed to the seat `you`. */
export const told = (game: string, fact: Fact, names: string[], you: number | null): string =>
  fact.seat === undefined ? said(game, fact) : did(game, [fact], names, you);

/** What a move would do: 'take the Geisha from E; Geishas score 3 × 5 = 15 for you'. Without the points in brief, or to others. */
export const foretold = (game: string, facts: readonly Fact[], is_brief = false, form: Form = 'do'): string =>
  facts
    .filter(({ is_silent, points }) => !is_silent && !((is_brief || form === 'does') && points !== undefined))
    .map((fact) => text(game, fact, form))
    .join('; ');

/** What the moves of a turn would do. */
export const turn_foretold = (game: string, turn: readonly (readonly Fact[])[], is_brief = false, form: Form = 'do'): string =>
  turn
    .map((facts) => foretold(game, facts, is_brief, form))
    .reduce((first, second) => (first ? t('turn-then', { first, second }) : second), '');

/** A question, a reason or a refusal, or an event that nobody did. */
export const said = (game: string, fact: Fact): string => text(game, fact, null);

/** A chance of winning and a lead: '63 % to win, about 4 points ahead at the end'. */
export function evaluation(game: string, chance: number, margin: number): string {
  const [percent, points] = [Math.round(100 * chance), Math.round(Math.abs(margin))];
  if (!points) return t('evaluation-even', { percent });
  return t(margin > 0 ? 'evaluation-ahead' : 'evaluation-behind', { percent, amount: amount_of(game, points) });
}
