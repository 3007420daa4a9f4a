import { isForTwo } from '../../model/edition';
import { lotInWords } from '../../model/lot';
import type { GameModel } from '../../model/model';
import type { Messages } from '../../parts/i18n/locale.svelte';
import { nameAt } from '../../parts/story/names';
import type { Phase, Seat } from '../../wire/protocol';

/** Returns in words the players that the table waits for, and a hint for this viewer. */
export function waitingFor(model: GameModel, now: Phase, words: Messages): { title: string; hint?: string } {
  const me = model.you.seat;
  const name = (seat: Seat) => nameAt(model, seat);
  const whom = (seat: Seat) => (seat === me ? words.play.wait.you : name(seat));
  switch (now.name) {
    case 'turn_choice':
      return {
        title: (isForTwo(model.edition) ? words.division.choosesTurn : words.play.wait.chooses)(
          name(model.view?.turn ?? 0),
        ),
      };
    case 'bidding': {
      const the = lotInWords(now, (card) => words.card(card).the);
      if (now.auctioneer === me)
        return { title: words.play.bid.auctioning(the), hint: words.play.bid.hammer };
      const bound = now.bound.find(({ seat }) => seat === me);
      const title = words.play.bid.watching(the);
      if (bound !== undefined) return { title, hint: words.play.bid.bound(bound.at_most) };
      if (me === null || !now.barred.includes(me)) return { title };
      return { title, hint: words.play.bid.shown };
    }
    case 'buying_right':
      return { title: words.play.wait.decides(name(now.auctioneer)) };
    case 'payment':
      return { title: words.play.wait.pays(name(now.payer), whom(now.payee)) };
    case 'offer':
      return { title: words.play.wait.offers(name(now.challenger), whom(now.challenged)) };
    case 'answer':
      return { title: words.play.wait.answers(name(now.challenged)), hint: words.play.trade.between };
    case 'countdown': {
      const { the } = words.card(now.lot);
      if (now.auctioneer === me)
        return { title: words.mine.auctioning(the), hint: words.mine.auctioneerHint };
      return { title: words.mine.watching(the) };
    }
    case 'rat_round':
      return { title: words.rat.waits(name(now.asked)), hint: words.rat.secretHint };
    case 'division': {
      const { waits, watching } = words.division;
      return { title: me === null ? watching(name(now.seat)) : waits(name(now.seat)) };
    }
    case 'quartet_exclusion':
      return { title: words.exclusion.waits(name(now.seat)) };
    case 'finished':
      return { title: words.play.wait.over };
  }
}
