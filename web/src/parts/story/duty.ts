import type { Messages } from '../i18n/locale.svelte';
import type { Model } from '../../model/model';
import { optionsTo, optionTo } from '../../model/options';
import { nameAt, whoAt } from './names';
import { unreachable } from '../../wire/unreachable';
import type { PhaseOf } from '../../wire/protocol';
import { moneyInWords } from './reading';

/** What the table waits for this viewer to do; undefined while it does not. */
export interface Duty {
  /** For the title of the page. */
  readonly title: string;
  /** For those who listen. */
  readonly sentence: string;
}

export function dutyOf(model: Model, t: Messages): Duty | undefined {
  const phase = model.view?.phase;
  if (phase === undefined || model.options.length === 0) return undefined;
  switch (phase.name) {
    case 'turn_choice':
      return { title: t.play.turn.title, sentence: t.story.yourMove(turnMoves(model, t)) };
    case 'buying_right':
      return { title: t.play.right.title, sentence: t.story.yourMove(sellOrBuy(model, t)) };
    case 'payment':
      return payDuty(model, phase, t);
    case 'offer':
      return { title: t.play.tray.offerTitle, sentence: t.story.layOffer(nameAt(model, phase.challenged)) };
    case 'answer': {
      const animal = t.card(phase.animal);
      const stake = t.play.trade.give(phase.cards, animal.name, animal.many);
      return {
        title: t.play.tray.answerTitle,
        sentence: t.story.answer(nameAt(model, phase.challenger), stake, phase.offered),
      };
    }
    case 'countdown':
      return { title: t.mine.button, sentence: t.story.countdown(t.card(phase.lot).name, 10) };
    case 'rat_round': {
      const mayLay = optionTo(model.options, 'lay') !== undefined;
      return { title: t.rat.title, sentence: t.story.ratAsks(phase.laid, mayLay) };
    }
    case 'division': {
      const { the } = t.card(phase.card ?? '');
      const other = nameAt(model, phase.seat === 0 ? 1 : 0);
      return { title: t.division.title(the), sentence: t.story.divisionAsks(the, other) };
    }
    case 'quartet_exclusion': {
      const choices = optionsTo(model.options, 'exclude').map(({ animal, score }) =>
        t.story.excludeChoice(t.card(animal).name, score),
      );
      return { title: t.exclusion.title, sentence: t.story.excludeAsks(choices.join('; ')) };
    }
    case 'bidding': {
      if (optionTo(model.options, 'silent') === undefined) return undefined;
      const { the } = t.card(phase.lot);
      return { title: t.play.bid.title(the), sentence: t.correspondence.bidAsked(the) };
    }
    case 'finished':
      return undefined;
    default:
      unreachable(phase);
      return undefined;
  }
}

function payDuty(model: Model, { payee: seat }: PhaseOf<'payment'>, t: Messages): Duty | undefined {
  const pay = optionTo(model.options, 'pay');
  if (pay === undefined) return undefined;
  const payee = whoAt(model, seat);
  const suggested = moneyInWords(pay.suggested);
  if ('cards' in pay) {
    return {
      title: t.claim.payTitle(payee.name, pay.cards),
      sentence: t.story.payCards(payee, pay.cards, suggested),
    };
  }
  return {
    title: t.play.tray.payTitle(payee.name, pay.at_least),
    sentence: t.story.payAtLeast(payee, pay.at_least, suggested),
  };
}

const sellOrBuy = (model: Model, t: Messages): string =>
  optionTo(model.options, 'buy') === undefined ? t.story.moves.sell : t.story.moves.sellOrBuy;

function turnMoves(model: Model, t: Messages): string {
  const trades = optionsTo(model.options, 'challenge').map(({ animal, seat }) =>
    t.story.moves.trade(t.card(animal).the, nameAt(model, seat)),
  );
  const others = (['auction', 'divide', 'stop'] as const)
    .filter((move) => optionTo(model.options, move) !== undefined)
    .map((move) => t.story.moves[move]);
  return [...others, ...trades].join(`, ${t.story.moves.or} `);
}
