import type { Assessment } from '../../../wire/coach/assessment';

/** A decision that the curve marks: mistakes by numbers, good moves by letters. */
export interface Mark {
  readonly kind: 'bad' | 'good';
  readonly sign: string;
  readonly step: number;
  /** The index of the decision. */
  readonly decision: number;
}

export function marksOf({ decisions, mistakes, best }: Assessment): readonly Mark[] {
  const marked = (places: readonly number[], kind: Mark['kind'], sign: (index: number) => string): Mark[] =>
    places.flatMap((decision, index) => {
      const step = decisions[decision]?.step;
      return step === undefined ? [] : [{ kind, sign: sign(index), step, decision }];
    });
  return [
    ...marked(mistakes, 'bad', (index) => String(index + 1)),
    ...marked(best, 'good', (index) => 'abc'.charAt(index)),
  ];
}
