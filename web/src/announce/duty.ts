import type { Messages } from '../messages/language.svelte';
import type { Model } from '../model/model';
import { optionsTo, optionTo } from '../model/options';
import { nameAt, whoAt } from '../table/names';
import { notesInWords } from './reading';

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
      return { title: t.play.right.title, sentence: t.story.yourMove(t.story.moves.sellOrBuy) };
    case 'payment': {
      const pay = optionTo(model.options, 'pay');
      if (pay === undefined || !('at_least' in pay)) return undefined;
      const payee = whoAt(model, phase.payee);
      return {
        title: t.play.tray.payTitle(payee.name, pay.at_least),
        sentence: t.story.payAtLeast(payee, pay.at_least, notesInWords(pay.suggested)),
      };
    }
    case 'offer':
      return { title: t.play.tray.offerTitle, sentence: t.story.layOffer(whoAt(model, phase.challenged)) };
    case 'answer': {
      const animal = t.animal(phase.animal);
      const stake = t.play.trade.give(phase.cards, animal.name, animal.many);
      return {
        title: t.play.tray.answerTitle,
        sentence: t.story.answer(whoAt(model, phase.challenger), stake, phase.offered),
      };
    }
    case 'bidding':
    case 'countdown':
    case 'rat_round':
    case 'division':
    case 'quartet_exclusion':
    case 'finished':
      return undefined;
  }
}

function turnMoves(model: Model, t: Messages): string {
  const trades = optionsTo(model.options, 'challenge').map(({ animal, seat }) =>
    t.story.moves.trade(t.animal(animal).name, nameAt(model, seat)),
  );
  const auction = optionTo(model.options, 'auction') === undefined ? [] : [t.story.moves.auction];
  return [...auction, ...trades].join(`, ${t.story.moves.or} `);
}
