import { optionTo } from '../../model/options';
import { cardsOf, leastToPay, sumOf } from '../../model/money/money';
import type { Script, ScriptedMoment } from '../../wire/device/scripted-table';
import type { MoneyCards, Position, RecordCommand, Seat } from '../../wire/protocol';

/** The tasks of the lesson, in their order. */
export const tasks = ['goal', 'bid', 'right', 'payday', 'bluff', 'tie'] as const;
export type Task = (typeof tasks)[number];

export interface LessonStep {
  /** The table, for a player of that name. */
  readonly script: (player: string) => Script;
  /** Whether the task is done, and its lesson was shown. */
  readonly isDone: (at: ScriptedMoment) => boolean;
}

/** The pupil's seat; the rival of a step has the next one. */
export const pupil = 0;
const rival = 1;

const edition = 'second';
const copies = 4;
const animals = ['rooster', 'goose', 'cat', 'dog', 'sheep', 'goat', 'donkey', 'pig', 'cow', 'horse'];

/** Returns the pile with `top` on it: every card that no herd has. */
function pileUnder(top: readonly string[], herds: readonly Readonly<Record<string, number>>[]): string[] {
  const held = (animal: string) => herds.reduce((sum, herd) => sum + (herd[animal] ?? 0), 0);
  const rest = animals.flatMap((animal) => {
    const left = copies - held(animal) - top.filter((card) => card === animal).length;
    return Array.from({ length: left }, () => animal);
  });
  return [...top, ...rest];
}

/** Returns the notes that a player lays to pay the amount: the least sum that reaches it. */
export function payment(hand: MoneyCards, amount: number): MoneyCards {
  const sum = leastToPay(hand, amount) ?? 0;
  return notesWorth(hand, sum);
}

/** Returns notes of the hand worth exactly that sum, or the most below it; a sum of zero is one note of zero. */
export function notesWorth(hand: MoneyCards, sum: number): MoneyCards {
  let ways = new Map<number, readonly number[]>([[0, []]]);
  for (const note of cardsOf(hand)) {
    const more = [...ways].map(([total, notes]) => [total + note, [...notes, note]] as const);
    ways = new Map([...more, ...ways]);
  }
  const best = Math.max(...[...ways.keys()].filter((total) => total <= sum));
  const notes = ways.get(best) ?? [];
  const laid = notes.length === 0 && (hand['0'] ?? 0) > 0 ? [0] : notes;
  return laid.reduce<Record<string, number>>((all, note) => ({ ...all, [note]: (all[note] ?? 0) + 1 }), {});
}

/** Whether the pupil has bid, or does not bid. */
const isBiddingOver = ({ answers, snapshot }: ScriptedMoment): boolean =>
  answers.some(({ do: what }) => what === 'bid' || what === 'silent') ||
  optionTo(snapshot.options, 'bid') === undefined;

type Answering = (at: ScriptedMoment) => RecordCommand | undefined;

/** Returns the moves of the others: they sell, pay, and answer a trade in the way of the step. */
function others(at: ScriptedMoment, answerTrade: Answering): RecordCommand | undefined {
  const { view } = at.snapshot;
  if (view === null) return undefined;
  const { phase } = view;
  switch (phase.name) {
    case 'bidding':
      if (!isBiddingOver(at)) return undefined;
      // The auction begins again without the pupil, whose hand was shown.
      if (phase.standing === null && phase.barred.includes(pupil))
        return { by: rival, do: 'bid', amount: optionTo(at.snapshot.options, 'bid')?.from ?? 90 };
      return { by: 'house', do: 'hammer' };
    case 'buying_right':
      return phase.auctioneer === pupil ? undefined : { by: phase.auctioneer, do: 'sell' };
    case 'payment':
      if (phase.payer === pupil) return undefined;
      if (!('at_least' in phase)) return undefined;
      return { by: phase.payer, do: 'pay', money: payment(at.hands[phase.payer] ?? {}, phase.at_least) };
    case 'answer':
      return phase.challenged === pupil ? undefined : answerTrade(at);
    default:
      return undefined;
  }
}

/** The rival takes the pile unseen. */
const accept: Answering = () => ({ by: rival, do: 'accept' });

/** The rival counters with the same sum, or with the most below it. */
const tie =
  (sumOfOffer: (at: ScriptedMoment) => number): Answering =>
  (at) => ({ by: rival, do: 'counter', money: notesWorth(at.hands[rival] ?? {}, sumOfOffer(at)) });

const isTurnOver = ({ answers, snapshot: { view } }: ScriptedMoment): boolean =>
  answers.length > 0 && view?.phase.name === 'turn_choice';

interface Situation {
  readonly others: readonly [string, string];
  readonly bots: readonly [string, string];
  readonly turn?: Seat;
  readonly top?: readonly string[];
  readonly herds: readonly [Herd, Herd, Herd];
  readonly hands: readonly [MoneyCards, MoneyCards, MoneyCards];
  readonly commands?: readonly RecordCommand[];
  readonly answerTrade?: Answering;
}
type Herd = Readonly<Record<string, number>>;

const scriptOf =
  (situation: Situation) =>
  (player: string): Script => {
    const { top = [], turn = pupil, herds, hands, commands = [], answerTrade = accept } = situation;
    const position: Position = {
      turn,
      donkeys: 0,
      pile: pileUnder(top, herds),
      hands: [...hands],
      herds: [...herds],
    };
    return {
      record: {
        format: 'kuhhandel-record',
        version: 1,
        edition,
        seats: [player, ...situation.others],
        position,
        commands: [...commands],
      },
      seat: pupil,
      bots: situation.bots,
      next: (at) => (at.snapshot.view?.phase.name === 'turn_choice' ? undefined : others(at, answerTrade)),
    };
  };

const ottoAndBerta = { others: ['Otto', 'Berta'], bots: ['bluffer', 'blocker'] } as const;
const hugoAndLotte = { others: ['Hugo', 'Lotte'], bots: ['miser', 'farmer'] } as const;

/** The sum of the pupil's last offer: the first of the tie is part of the position. */
const firstOffer: MoneyCards = { '50': 2 };
const offered = ({ answers }: ScriptedMoment): number => {
  const last = answers.findLast((answer) => answer.do === 'offer');
  return sumOf(last?.do === 'offer' ? last.money : firstOffer);
};

export const lessonSteps: Readonly<Record<Task, LessonStep>> = {
  goal: {
    script: scriptOf({
      ...ottoAndBerta,
      top: ['dog'],
      herds: [{ cow: 4, dog: 3 }, { goose: 1 }, { cat: 1 }],
      hands: [
        { '0': 2, '10': 4, '50': 1 },
        { '0': 2, '10': 4, '50': 1 },
        { '0': 2, '10': 4, '50': 1 },
      ],
    }),
    isDone: isTurnOver,
  },
  bid: {
    script: scriptOf({
      ...ottoAndBerta,
      turn: 2,
      top: ['cow'],
      herds: [{ cow: 3, rooster: 1 }, { goose: 2 }, { cat: 1 }],
      hands: [
        { '0': 2, '10': 3, '50': 3 },
        { '0': 1, '10': 4, '50': 1, '100': 1 },
        { '0': 2, '10': 4, '50': 1 },
      ],
      commands: [
        { by: 2, do: 'auction' },
        { by: rival, do: 'bid', amount: 90 },
      ],
    }),
    isDone: isTurnOver,
  },
  right: {
    script: scriptOf({
      others: ['Berta', 'Otto'],
      bots: ['blocker', 'bluffer'],
      top: ['pig'],
      herds: [{ pig: 1, goose: 2 }, { pig: 2 }, { cat: 1 }],
      hands: [
        { '0': 2, '10': 4, '50': 2 },
        { '0': 1, '10': 3, '100': 1 },
        { '0': 2, '10': 4, '50': 1 },
      ],
      commands: [
        { by: pupil, do: 'auction' },
        { by: rival, do: 'bid', amount: 120 },
        { by: 'house', do: 'hammer' },
      ],
    }),
    isDone: isTurnOver,
  },
  payday: {
    script: scriptOf({
      ...ottoAndBerta,
      top: ['donkey'],
      herds: [{ goose: 2 }, { cow: 1 }, { cat: 1 }],
      hands: [
        { '0': 2, '10': 4, '50': 1 },
        { '0': 2, '10': 4, '50': 1 },
        { '0': 2, '10': 4, '50': 1 },
      ],
    }),
    isDone: ({ answers, snapshot: { view } }) => answers.length > 0 && view?.phase.name !== 'turn_choice',
  },
  bluff: {
    script: scriptOf({
      ...hugoAndLotte,
      herds: [{ pig: 1, goose: 2 }, { pig: 1, cat: 1 }, { cow: 1 }],
      hands: [
        { '0': 2, '10': 2, '50': 1 },
        { '0': 1, '10': 4, '50': 1 },
        { '0': 2, '10': 4, '50': 1 },
      ],
      commands: [{ by: pupil, do: 'challenge', seat: rival, animal: 'pig' }],
    }),
    isDone: isTurnOver,
  },
  tie: {
    script: scriptOf({
      ...hugoAndLotte,
      herds: [{ goat: 1, goose: 2 }, { goat: 1, cat: 1 }, { cow: 1 }],
      hands: [
        { '0': 1, '10': 4, '50': 2 },
        { '0': 1, '10': 4, '50': 1, '100': 1 },
        { '0': 2, '10': 4, '50': 1 },
      ],
      commands: [
        { by: pupil, do: 'challenge', seat: rival, animal: 'goat' },
        { by: pupil, do: 'offer', money: firstOffer },
      ],
      answerTrade: tie(offered),
    }),
    isDone: isTurnOver,
  },
};
