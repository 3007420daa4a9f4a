import type { Messages } from '../i18n/locale.svelte';
import type { Duty } from '../../model/duty';
import type { GameModel } from '../../model/model';
import { nameAt, whoAt } from './names';
import { moneyInWords } from './reading';

interface DutyInWords {
  /** For the title of the page. */
  readonly title: string;
  /** For screen readers. */
  readonly sentence: string;
}

export function dutyInWords(duty: Duty, model: GameModel, t: Messages): DutyInWords {
  switch (duty.kind) {
    case 'turn': {
      const trades = duty.trades.map(({ animal, seat }) =>
        t.story.moves.trade(t.card(animal).the, nameAt(model, seat)),
      );
      const moves = [...duty.moves.map((move) => t.story.moves[move]), ...trades];
      return {
        title: t.play.turn.title,
        sentence: t.story.yourMove(moves.join(`, ${t.story.moves.or} `)),
      };
    }
    case 'sell_or_buy':
      return {
        title: t.play.right.title,
        sentence: t.story.yourMove(duty.mayBuy ? t.story.moves.sellOrBuy : t.story.moves.sell),
      };
    case 'pay':
      return payInWords(duty, model, t);
    case 'offer':
      return { title: t.play.tray.offerTitle, sentence: t.story.layOffer(nameAt(model, duty.challenged)) };
    case 'answer': {
      const { animal: id, cards, challenger, offered } = duty.phase;
      const animal = t.card(id);
      const stake = t.play.trade.give(cards, animal.name, animal.many);
      return {
        title: t.play.tray.answerTitle,
        sentence: t.story.answer(nameAt(model, challenger), stake, offered),
      };
    }
    case 'countdown':
      return { title: t.mine.button, sentence: t.story.countdown(t.card(duty.lot).name, 10) };
    case 'rat':
      return { title: t.rat.title, sentence: t.story.ratAsks(duty.laid, duty.mayLay) };
    case 'division': {
      const { the } = t.card(duty.card);
      return {
        title: t.division.title(the),
        sentence: t.story.divisionAsks(the, nameAt(model, duty.other)),
      };
    }
    case 'exclusion': {
      const choices = duty.choices.map(({ animal, score }) =>
        t.story.excludeChoice(t.card(animal).name, score),
      );
      return { title: t.exclusion.title, sentence: t.story.excludeAsks(choices.join('; ')) };
    }
    case 'bid': {
      const { the } = t.card(duty.lot);
      return { title: t.play.bid.title(the), sentence: t.correspondence.bidAsked(the) };
    }
  }
}

function payInWords(
  { payee: seat, option }: Extract<Duty, { kind: 'pay' }>,
  model: GameModel,
  t: Messages,
): DutyInWords {
  const payee = whoAt(model, seat);
  const suggested = moneyInWords(option.suggested);
  if ('cards' in option) {
    return {
      title: t.claim.payTitle(payee.name, option.cards),
      sentence: t.story.payCards(payee, option.cards, suggested),
    };
  }
  return {
    title: t.play.tray.payTitle(payee.name, option.at_least),
    sentence: t.story.payAtLeast(payee, option.at_least, suggested),
  };
}
