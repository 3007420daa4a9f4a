import { lotInWords } from '../../model/lot';
import type { GameModel } from '../../model/model';
import type { Messages } from '../../parts/i18n/locale.svelte';
import { labelAt, nameAt } from '../../parts/story/names';
import type { Phase, View } from '../../wire/protocol';
import type { handMessages } from 'virtual:messages/hand';

type HandMessages = ReturnType<typeof handMessages>;

/** The two lines of a hand's bar. */
export interface Head {
  readonly title: string;
  readonly line: string;
}

/** Returns who has how many of the animal, the viewer first. */
function ownersOf(view: View, model: GameModel, animal: string, t: Messages): string {
  const seats = view.herds.map((_, seat) => ((view.seat ?? 0) + seat) % view.seats);
  const owners = seats.flatMap((seat) => {
    const count = view.herds[seat]?.[animal] ?? 0;
    return count === 0 ? [] : [t.play.ring.owned(labelAt(model, seat, t), count)];
  });
  return owners.join(', ');
}

/** Returns what this phone is asked, or whose it is. */
export function headOf(model: GameModel, view: View, phase: Phase, t: Messages, words: HandMessages): Head {
  const me = view.seat;
  switch (phase.name) {
    case 'bidding': {
      const the = lotInWords(phase, (card) => t.card(card).the);
      const title = phase.auctioneer === me ? t.play.bid.auctioning(the) : t.play.bid.title(the);
      return { title, line: ownersOf(view, model, phase.lot, t) || words.onScreen };
    }
    case 'countdown':
      return { title: t.card(phase.lot).name, line: words.firstHand };
    case 'offer':
    case 'answer': {
      if (phase.challenger !== me && phase.challenged !== me) break;
      const other = nameAt(model, phase.challenger === me ? phase.challenged : phase.challenger);
      const { name, many } = t.card(phase.animal);
      if (phase.name === 'offer' && phase.challenger === me)
        return { title: t.play.trade.title, line: words.secretOffer(other) };
      const give = t.play.trade.give(phase.cards, name, many);
      return { title: phase.challenged === me ? words.challenged(other) : t.play.trade.title, line: give };
    }
    default:
  }
  return { title: nameAt(model, me ?? 0), line: words.onScreen };
}
