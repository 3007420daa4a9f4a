import { all } from 'virtual:messages/all';
import { expect, it } from 'vitest';
import type { AdviceMessage, Command } from '../../wire/protocol';
import { hintOf } from './explanation';

const decisions = [{ do: 'bid', amount: 1230 }, { do: 'sell' }, { do: 'buy' }, null] as (Command | null)[];
const reasons = ['gain', 'too_dear', 'no_means', 'drive_up', 'deny', 'limit', 'no_choice', 'learnt'] as const;

// A longer one takes a fifth line on a turned phone of 667 pixels, and the ring of the auction shrinks.
it.each(Object.keys(all) as (keyof typeof all)[])(
  'every hint of an auction has at most 132 characters in %s',
  (language) => {
    const { cards, coach, deed } = all[language];
    const lots = Object.values(cards.animals).flatMap(({ name, the, of, many }) => [
      the,
      cards.pedigree.the(name, of, many),
    ]);
    const hints = lots.flatMap((the) =>
      decisions.flatMap((command) =>
        reasons.map((reason) => {
          const explanation = {
            animal: 'cow',
            reason,
            other: 1,
            worth: 1230,
            price: 1230,
            limit: 1230,
            sure: 100,
          };
          const advice = { command, explanation } as unknown as AdviceMessage;
          return hintOf(
            coach,
            deed,
            () => ({ name: the, the, The: the, many: the }),
            advice,
            () => 'Anneliese',
          );
        }),
      ),
    );
    expect(hints.filter((hint) => hint.length > 132)).toEqual([]);
  },
);
