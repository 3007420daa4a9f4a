// Generated from docs/protocol.schema.json by `npm run generate`; not to be edited.

/**
 * The wire of Kuhhandel, protocol version 1; docs/PROTOCOL.md explains it. Fields may be added, never renamed.
 */
export type Message = ServerMessage | ClientMessage | HttpBody;
/**
 * What the server sends on a table's socket.
 */
export type ServerMessage =
  | Snapshot
  | Step
  | Ack
  | Refused
  | ReasonMessage
  | AdviceMessage
  | WireError
  | SaidMessage
  | TalkMessage
  | ReviewedMessage
  | LateMessage;
/**
 * The table's version counter.
 */
export type Version = number;
/**
 * Whole milliseconds on the server's clock.
 */
export type Time = number;
/**
 * A seat, from 0, clockwise.
 */
export type Seat = number;
/**
 * Who calls and lets the hammer fall.
 */
export type Gavel = 'house' | 'auctioneer';
/**
 * What becomes of the seat of one who stays away.
 */
export type Absence = 'go_on' | 'stand_in' | 'pause';
export type SeatInfo =
  | {
      kind: 'person';
      name: string;
      away: boolean;
      /**
       * The round trip to them, as it was measured, in milliseconds.
       */
      lag?: number;
      /**
       * The bot that plays for them until they are back.
       */
      stand_in?: string;
    }
  | {
      kind: 'bot';
      name: string;
      bot: string;
    }
  | {
      kind: 'empty';
    };
/**
 * Chance of 256 bits.
 */
export type Random = string;
/**
 * An animal of the edition, or rat.
 */
export type AnimalId = string;
/**
 * An amount of money.
 */
export type Amount = number;
export type Phase =
  | TurnChoice
  | Bidding
  | BuyingRight
  | Payment
  | Offer
  | Answer
  | Finished
  | Countdown
  | ClaimRight
  | ClaimPayment
  | RatRound
  | Division
  | QuartetExclusion;
/**
 * A card of the pile: an animal, rat, pedigree:ANIMAL or, in a duel, money:VALUE.
 */
export type CardId = string;
/**
 * Something that is legal now for this viewer.
 */
export type Option =
  | AuctionOption
  | ChallengeOption
  | BidOption
  | SellOption
  | BuyOption
  | PayOption
  | OfferOption
  | AcceptOption
  | CounterOption
  | StopOption
  | PayCardsOption
  | ClaimOption
  | TakeOption
  | LayOption
  | DivideOption
  | KeepOption
  | GiveOption
  | ExcludeOption
  | {
      do: 'silent';
    };
/**
 * What time is running: the calls of an auction, or the limit of those who must choose.
 */
export type Clock =
  | {
      name: 'calls';
      /**
       * @minItems 3
       * @maxItems 3
       */
      at: [Time, Time, Time];
    }
  | {
      name: 'gavel';
      seat: Seat;
      at: Time;
    }
  | {
      name: 'limit';
      seats: Seat[];
      at: Time;
    }
  | {
      name: 'count';
      from: number;
      at: Time[];
    };
/**
 * What happened, as this viewer saw it.
 */
export type Event =
  | {
      name: 'auction_goes_on';
      auctioneer: Seat;
      lot: AnimalId;
      with?: AnimalId;
      standing: Bid | null;
      barred: Seat[];
    }
  | {
      name: 'took_bonus';
      seat: Seat;
    }
  | {
      name: 'stopped';
      seat: Seat;
    }
  | {
      name: 'counted_down';
      count: number;
    }
  | {
      name: 'claimed';
      seat: Seat;
      count: number;
    }
  | {
      name: 'claim_sold';
      auctioneer: Seat;
      claimant: Seat;
      count: number;
    }
  | {
      name: 'claim_bought';
      auctioneer: Seat;
      claimant: Seat;
      count: number;
    }
  | {
      name: 'showed_too_few';
      seat: Seat;
      hand: MoneyCards;
      cards: number;
    }
  | {
      name: 'took_pedigree';
      seat: Seat;
      animal: AnimalId;
    }
  | {
      name: 'looked';
      seat: Seat;
    }
  | {
      name: 'divided';
      seat: Seat;
      first: Seat;
    }
  | {
      name: 'must_exclude';
      seat: Seat;
    }
  | {
      name: 'excluded';
      seat: Seat;
      animal: AnimalId;
    }
  | {
      name: 'laid';
      seat: Seat;
      cards: number;
      money?: MoneyCards;
    }
  | {
      name: 'rat_money';
      seat: Seat;
      cards: number;
      money?: MoneyCards;
    }
  | {
      name: 'drew';
      seat: Seat;
      cards: number;
      money?: MoneyCards;
    }
  | {
      name: 'turn';
      seat: Seat;
    }
  | {
      name: 'skipped';
      seat: Seat;
    }
  | {
      name: 'turned_up';
      auctioneer: Seat;
      lot: CardId;
    }
  | {
      name: 'payday';
      animal: AnimalId;
      time: number;
      value: Amount;
    }
  | {
      name: 'raised';
      seat: Seat;
      amount: Amount;
    }
  | {
      name: 'called';
      call: 1 | 2;
    }
  | {
      name: 'kept';
      seat: Seat;
      lot: CardId;
      with?: AnimalId;
    }
  | {
      name: 'knocked';
      to: Seat;
      amount: Amount;
    }
  | {
      name: 'sold';
      auctioneer: Seat;
      bidder: Seat;
      amount: Amount;
    }
  | {
      name: 'bought';
      auctioneer: Seat;
      bidder: Seat;
      amount: Amount;
    }
  | {
      name: 'showed_hand';
      seat: Seat;
      hand: MoneyCards;
      amount: Amount;
    }
  | {
      name: 'auctioned_again';
      auctioneer: Seat;
      lot: CardId;
      with?: AnimalId;
      barred: Seat[];
      bound: Seat[];
    }
  | {
      name: 'paid';
      payer: Seat;
      payee: Seat;
      /**
       * Whether all see which cards; else only the two do (C4.7, C7.4).
       */
      open: boolean;
      cards: number;
      money?: MoneyCards;
    }
  | {
      name: 'took';
      seat: Seat;
      animal: AnimalId;
      count: number;
      from: Seat | null;
    }
  | {
      name: 'quartet';
      seat: Seat;
      animal: AnimalId;
    }
  | {
      name: 'challenged';
      challenger: Seat;
      challenged: Seat;
      animal: AnimalId;
      cards: number;
    }
  | {
      name: 'offered';
      challenger: Seat;
      round: number;
      cards?: number;
      money?: MoneyCards;
    }
  | {
      name: 'accepted';
      challenger: Seat;
      challenged: Seat;
      to_challenged: LaidPile;
      cards: number;
      money?: MoneyCards;
    }
  | {
      name: 'countered';
      challenged: Seat;
      cards: number;
      money?: MoneyCards;
    }
  | {
      name: 'revealed';
      challenger: Seat;
      challenged: Seat;
      winner: Seat | null;
      offer: LaidPile;
      counter: LaidPile;
      to_challenger: LaidPile;
      to_challenged: LaidPile;
    }
  | {
      name: 'tied';
      challenger: Seat;
      challenged: Seat;
    }
  | {
      name: 'over';
      scores: number[];
      winners: Seat[];
    }
  | {
      name: 'seated';
      seat: Seat;
      player: string;
    }
  | {
      name: 'bot_seated';
      seat: Seat;
      bot: string;
      player: string;
    }
  | {
      name: 'freed';
      seat: Seat;
    }
  | {
      name: 'away';
      seat: Seat;
    }
  | {
      name: 'back';
      seat: Seat;
    }
  | {
      name: 'slept';
      seat: Seat;
    }
  | {
      name: 'started';
      game: number;
      first: Seat;
    }
  | {
      name: 'pressed';
      seat: Seat;
      count?: number;
      amount?: Amount;
    }
  | {
      name: 'verdict';
      presses: JudgedPress[];
      /**
       * Whether the first was drawn among presses within 5 ms.
       */
      drawn: boolean;
    }
  | {
      name: 'lag';
      seat: Seat;
      path: number;
    }
  | {
      name: 'stand_in';
      seat: Seat;
      bot: string;
    }
  | {
      name: 'paused';
      missing: Seat | null;
    }
  | {
      name: 'resumed';
    }
  | {
      name: 'conducted';
      speed: number;
      gavel: Gavel;
      absence: Absence;
      stand_in: string;
      memory_aid: boolean;
      open_hands_after: number;
    }
  | {
      name: 'reopened';
    };
/**
 * A move in the game.
 */
export type Command =
  | {
      do: 'stop';
      by?: Seat;
    }
  | {
      do: 'claim';
      by?: Seat;
    }
  | {
      do: 'take';
      by?: Seat;
    }
  | {
      do: 'lay';
      by?: Seat;
      card: Amount;
    }
  | {
      do: 'divide';
      by?: Seat;
    }
  | {
      do: 'keep';
      by?: Seat;
    }
  | {
      do: 'give';
      by?: Seat;
    }
  | {
      do: 'exclude';
      by?: Seat;
      animal: AnimalId;
    }
  | {
      do: 'auction';
      by?: Seat;
    }
  | {
      do: 'challenge';
      by?: Seat;
      seat: Seat;
      animal: AnimalId;
    }
  | {
      do: 'bid';
      by?: Seat;
      amount: Amount;
    }
  | {
      do: 'sell';
      by?: Seat;
    }
  | {
      do: 'buy';
      by?: Seat;
    }
  | {
      do: 'pay';
      by?: Seat;
      money: MoneyCards;
    }
  | {
      do: 'offer';
      by?: Seat;
      money: MoneyCards;
    }
  | {
      do: 'accept';
      by?: Seat;
    }
  | {
      do: 'counter';
      by?: Seat;
      money: MoneyCards;
    };
export type Phrase =
  | 'hello'
  | 'good_luck'
  | 'thanks'
  | 'sorry'
  | 'one_moment'
  | 'your_turn'
  | 'bargain'
  | 'too_dear'
  | 'bluff'
  | 'well_done'
  | 'again'
  | 'bye';
/**
 * Whose eyes look, as the address of a replay names them: open, audience or a seat's number.
 */
export type ReviewEyes = string;
/**
 * What a client sends on a table's socket.
 */
export type ClientMessage =
  Hello | CommandMessage | OrderMessage | Why | Hint | ChanceMessage | Say | LeadReview;
/**
 * A change of the table, not of the game.
 */
export type Order =
  | {
      do: 'start';
    }
  | {
      do: 'add_bot';
      seat: Seat;
      bot: string;
    }
  | {
      do: 'free_seat';
      seat: Seat;
    }
  | {
      do: 'again';
    }
  | {
      do: 'pause';
    }
  | {
      do: 'resume';
    }
  | {
      do: 'speed';
      speed: number;
      gavel: Gavel;
    }
  | {
      do: 'absence';
      then: Absence;
      bot?: string;
    }
  | {
      do: 'memory_aid';
      allowed: boolean;
    }
  | {
      do: 'open_hands';
      after: number;
    }
  | {
      do: 'call';
    }
  | {
      do: 'silent';
    };
/**
 * Exactly one of phrase, cry and text, to all at the table.
 */
export type Say =
  | {
      type: 'say';
      id: string;
      phrase: Phrase;
    }
  | {
      type: 'say';
      id: string;
      cry: AnimalId;
    }
  | {
      type: 'say';
      id: string;
      text: string;
    };
/**
 * The bodies of the requests and answers over HTTP.
 */
export type HttpBody =
  | Lobby
  | NewTable
  | NewSeat
  | SeatKey
  | NameKey
  | OwnSeats
  | TableInfo
  | LobbyError
  | ScoredSheet
  | NewGroup
  | GroupKeys
  | GameNote
  | GroupGame
  | GroupGames
  | Group
  | Imported
  | Replay
  | Erased
  | GroupStatistics;

export interface Snapshot {
  type: 'snapshot';
  version: Version;
  now: Time;
  you: You;
  table: TableInfo;
  edition: Edition;
  view: View | null;
  options: Option[];
  clock: Clock | null;
  /**
   * Every hand, for those who watch where the host opens them.
   */
  hands?: MoneyCards[];
  log: Event[];
}
/**
 * Which seat the viewer has; null for a spectator.
 */
export interface You {
  seat: Seat | null;
  host: boolean;
}
export interface TableInfo {
  id: string;
  name: string;
  edition: string;
  rules: Rules;
  public: boolean;
  speed: number;
  gavel?: Gavel;
  absence?: Absence;
  /**
   * The kind of bot that stands in.
   */
  stand_in?: string;
  /**
   * Whether pages may show what each player was publicly paid.
   */
  memory_aid?: boolean;
  /**
   * After how many minutes those who watch are shown all hands; 0: never.
   */
  open_hands_after?: number;
  paused?: boolean;
  /**
   * At a correspondence table: hours to answer.
   */
  answer_within?: number;
  state: 'waiting' | 'running' | 'finished';
  host: Seat;
  game: number;
  seats: SeatInfo[];
  shuffle?: Shuffle | null;
}
/**
 * The fields of a ruleset; which there are depends on the edition.
 */
export interface Rules {}
/**
 * What the seed of the next game is made of, beside the house's secret, to which it has bound itself.
 */
export interface Shuffle {
  commitment: Random;
  added: AddedChance[];
}
export interface AddedChance {
  seat: Seat;
  random: Random;
}
/**
 * The edition file.
 */
export interface Edition {
  id: string;
  /**
   * @minItems 2
   * @maxItems 2
   */
  seats: [number, number];
  animals: EditionAnimal[];
  money: MoneyCards;
  hand: MoneyCards;
  rats?: number;
  /**
   * The worth of each pedigree card (C9.4).
   */
  pedigree?: number;
  /**
   * The money of a game of divisions (C10.1).
   */
  division?: {
    set_aside: MoneyCards;
    removed: number;
  };
  /**
   * The bonus card (C9.3).
   */
  bonus?: {
    worth: number;
    pairs: AnimalId[][];
  };
  rules: Rules;
}
export interface EditionAnimal {
  id: AnimalId;
  worth: number;
  copies: number;
  payouts?: Amount[];
}
/**
 * Money cards: from value to count; a count of 0 is left out.
 */
export interface MoneyCards {
  [k: string]: number;
}
/**
 * What one viewer may know.
 */
export interface View {
  seat: Seat | null;
  seats: number;
  edition: string;
  turn: Seat;
  phase: Phase;
  pile: number;
  hand: MoneyCards;
  cards: number[];
  herds: Herd[];
  pedigrees: AnimalId[][];
  bonus: Seat | null;
  donkeys: number;
  handed_out: Amount;
  bank: MoneyCards;
  /**
   * What each seat would score if the game ended now, without the money in hand; null: nothing.
   */
  so_far: (Sheet | null)[];
}
export interface TurnChoice {
  name: 'turn_choice';
  may: ('auction' | 'divide' | 'challenge' | 'stop')[];
}
export interface Bidding {
  name: 'bidding';
  auctioneer: Seat;
  lot: AnimalId;
  /**
   * An animal of the edition, or rat.
   */
  with?: string;
  standing: Bid | null;
  barred: Seat[];
  bound: Bound[];
}
export interface Bid {
  seat: Seat;
  amount: Amount;
}
/**
 * Who showed their hand and may not go above it, in money (C4.8) or in cards (C7.5).
 */
export interface Bound {
  seat: Seat;
  at_most: number;
  hand: MoneyCards;
}
export interface BuyingRight {
  name: 'buying_right';
  auctioneer: Seat;
  lot: AnimalId;
  /**
   * An animal of the edition, or rat.
   */
  with?: string;
  standing: Bid;
}
export interface Payment {
  name: 'payment';
  payer: Seat;
  payee: Seat;
  at_least: Amount;
  lot: AnimalId;
  /**
   * An animal of the edition, or rat.
   */
  with?: string;
}
export interface Offer {
  name: 'offer';
  challenger: Seat;
  challenged: Seat;
  animal: AnimalId;
  cards: number;
  round: number;
}
export interface Answer {
  name: 'answer';
  challenger: Seat;
  challenged: Seat;
  animal: AnimalId;
  cards: number;
  round: number;
  /**
   * The number of money cards laid; null where it is concealed (C6.4).
   */
  offered: number | null;
  laid?: MoneyCards;
}
export interface Finished {
  name: 'finished';
  scores: number[];
  winners: Seat[];
  sheets: Sheet[];
}
/**
 * The arithmetic of one seat's score.
 */
export interface Sheet {
  quartets: {
    animal: AnimalId;
    worth: number;
  }[];
  /**
   * The quartet that does not count (C9.4).
   */
  excluded?: AnimalId | null;
  sum: number;
  /**
   * The worth of the pedigrees of these quartets (C9.4).
   */
  pedigrees?: number;
  times: number;
  /**
   * The worth of the other pedigrees (C9.4).
   */
  others?: number;
  /**
   * The worth of the bonus card, for its holder (C9.2).
   */
  bonus?: number;
  /**
   * The value of the hand, where it counts (C9.5).
   */
  money?: number;
  total: number;
  /**
   * The sum is not multiplied (C9.2).
   */
  plain?: true;
  without_rats?: WithoutRats;
}
/**
 * What a sheet would come to had the rats excluded nothing (C9.4); the pedigrees of the quartets are in the sum.
 */
export interface WithoutRats {
  sum: number;
  times: number;
  others: number;
  total: number;
}
export interface Countdown {
  name: 'countdown';
  auctioneer: Seat;
  lot: CardId;
  count: number;
  bound: Bound[];
}
/**
 * The buying right of a pedigree, before any cards are seen (C7.2).
 */
export interface ClaimRight {
  name: 'buying_right';
  auctioneer: Seat;
  lot: CardId;
  standing: Claim;
}
/**
 * A pedigree claimed for so many money cards (C7.1).
 */
export interface Claim {
  seat: Seat;
  count: number;
}
/**
 * So many cards of any value for a pedigree (C7.1).
 */
export interface ClaimPayment {
  name: 'payment';
  payer: Seat;
  payee: Seat;
  cards: number;
  lot: CardId;
}
export interface RatRound {
  name: 'rat_round';
  auctioneer: Seat;
  asked: Seat;
  laid: number;
}
/**
 * The card only for the seat that looked (C10.3).
 */
export interface Division {
  name: 'division';
  seat: Seat;
  card?: CardId;
}
export interface QuartetExclusion {
  name: 'quartet_exclusion';
  seat: Seat;
  quartets: AnimalId[];
}
/**
 * The open animals of a seat: from animal to count.
 */
export interface Herd {
  [k: string]: number;
}
export interface AuctionOption {
  do: 'auction';
}
export interface ChallengeOption {
  do: 'challenge';
  seat: Seat;
  animal: AnimalId;
  cards: number;
}
export interface BidOption {
  do: 'bid';
  from: Amount;
  to: Amount;
  step: Amount;
}
export interface SellOption {
  do: 'sell';
}
export interface BuyOption {
  do: 'buy';
}
export interface PayOption {
  do: 'pay';
  at_least: Amount;
  suggested: MoneyCards;
}
export interface OfferOption {
  do: 'offer';
  at_least_cards: number;
  /**
   * Nobody is told how many cards are laid until the trade is settled (C6.4).
   */
  concealed?: true;
}
export interface AcceptOption {
  do: 'accept';
}
export interface CounterOption {
  do: 'counter';
  at_least_cards: number;
}
export interface StopOption {
  do: 'stop';
}
export interface PayCardsOption {
  do: 'pay';
  cards: number;
  suggested: MoneyCards;
}
export interface ClaimOption {
  do: 'claim';
}
export interface TakeOption {
  do: 'take';
}
export interface LayOption {
  do: 'lay';
  cards_of: Amount[];
}
export interface DivideOption {
  do: 'divide';
}
export interface KeepOption {
  do: 'keep';
}
export interface GiveOption {
  do: 'give';
}
export interface ExcludeOption {
  do: 'exclude';
  animal: AnimalId;
  score: number;
}
/**
 * Money laid in a trade, or what crosses of it: the number is public, the notes are for the two alone.
 */
export interface LaidPile {
  cards: number;
  money?: MoneyCards;
}
/**
 * A press as the verdict counted it, times in milliseconds.
 */
export interface JudgedPress {
  seat: Seat;
  count?: number;
  amount?: Amount;
  /**
   * How much later it counts than the earliest.
   */
  after: number;
  /**
   * The measured path of its line, there and back.
   */
  path: number;
  /**
   * How much earlier it counts than it came in.
   */
  credit: number;
}
export interface Step {
  type: 'step';
  version: Version;
  now: Time;
  events: Event[];
  table?: TableInfo;
  view?: View;
  options?: Option[];
  clock?: Clock | null;
  /**
   * Every hand, for those who watch where the host opens them.
   */
  hands?: MoneyCards[];
}
export interface Ack {
  type: 'ack';
  id: string;
  version: Version;
}
export interface Refused {
  type: 'refused';
  id: string;
  refusal: string;
  clause: string | null;
  message: string;
  standing?: Bid;
}
export interface ReasonMessage {
  type: 'reason';
  id: string;
  seat: Seat;
  explanation: Explanation | null;
}
/**
 * Why a bot did what it did in the last auction or trade that is over.
 */
export interface Explanation {
  deed:
    | 'silence'
    | 'auction'
    | 'challenge'
    | 'bid'
    | 'hammer'
    | 'sell'
    | 'buy'
    | 'pay'
    | 'offer'
    | 'accept'
    | 'counter'
    | 'stop'
    | 'claim'
    | 'tick'
    | 'take'
    | 'lay'
    | 'divide'
    | 'keep'
    | 'give'
    | 'exclude';
  reason:
    'whim' | 'no_choice' | 'gain' | 'too_dear' | 'no_means' | 'drive_up' | 'deny' | 'bluff' | 'save' | 'wait';
  animal?: AnimalId;
  /**
   * Which one of its kind it would be for the bot; 0 where it is not about getting one.
   */
  copy: number;
  /**
   * In points at the end.
   */
  worth: number;
  /**
   * An amount of money.
   */
  price: number;
  other?: Seat;
}
export interface AdviceMessage {
  type: 'advice';
  id: string;
  /**
   * null: silence
   */
  command: Command | null;
  explanation: Explanation | null;
}
export interface WireError {
  type: 'error';
  error: string;
  message: string;
  field?: string;
  id?: string;
}
export interface SaidMessage {
  type: 'said';
  said: Said;
}
/**
 * What was said: exactly one of phrase, cry and text.
 */
export interface Said {
  at: Time;
  seat: Seat;
  player: string;
  phrase?: Phrase;
  cry?: AnimalId;
  text?: string;
}
/**
 * The latest that was said, for one who comes.
 */
export interface TalkMessage {
  type: 'talk';
  said: Said[];
}
/**
 * Null: nobody leads any more.
 */
export interface ReviewedMessage {
  type: 'reviewed';
  review: LedReview | null;
}
/**
 * Where the one who leads stands.
 */
export interface LedReview {
  by: Seat;
  player: string;
  game: number;
  step: number;
  eyes: ReviewEyes;
}
/**
 * To those who watch a table that shows them all hands: how late they see it, and when the next that has happened may be shown at the earliest (null: nothing waits).
 */
export interface LateMessage {
  type: 'late';
  minutes: number;
  moves: number;
  next: Time | null;
}
export interface Hello {
  type: 'hello';
  version: 1;
  token?: string;
  last?: Version;
}
export interface CommandMessage {
  type: 'command';
  id: string;
  command: Command;
  seen?: Seen;
}
/**
 * What a bid or a claim answers: when that was announced, and how many milliseconds it had stood on the presser's own screen.
 */
export interface Seen {
  at: Time;
  ago: number;
}
export interface OrderMessage {
  type: 'order';
  id: string;
  order: Order;
}
export interface Why {
  type: 'why';
  id: string;
  seat: Seat;
}
export interface Hint {
  type: 'hint';
  id: string;
}
/**
 * Adds to the chance of the next game.
 */
export interface ChanceMessage {
  type: 'chance';
  random: Random;
}
/**
 * The host leads the others through the finished game; null: they end that.
 */
export interface LeadReview {
  type: 'review';
  id: string;
  at: ReviewPlace | null;
}
/**
 * A place in the finished game, and whose eyes look at it.
 */
export interface ReviewPlace {
  step: number;
  eyes: ReviewEyes;
}
/**
 * GET /api/lobby
 */
export interface Lobby {
  editions: Edition[];
  bots: string[];
  tables: TableInfo[];
}
/**
 * POST /api/tables
 */
export interface NewTable {
  name: string;
  edition: string;
  seats: number;
  player: string;
  public?: boolean;
  speed?: number;
  /**
   * At a correspondence table: hours to answer.
   */
  answer_within?: number;
  /**
   * The key of a group, which the games of this table enter.
   */
  group?: string;
  rules?: Rules;
}
/**
 * POST /api/tables/ID/seats
 */
export interface NewSeat {
  player: string;
}
/**
 * The key of a seat: whoever has the token has the seat.
 */
export interface SeatKey {
  table: string;
  seat: Seat;
  token: string;
}
/**
 * A name that belongs to somebody: whoever has the key, 128 bits in hexadecimal digits, has the name.
 */
export interface NameKey {
  name: string;
  key: string;
}
/**
 * The seats that a name has at tables which wait or run, the newest first.
 */
export interface OwnSeats {
  name: string;
  seats: SeatKey[];
}
/**
 * The body of an answer with a 4xx status.
 */
export interface LobbyError {
  error: string;
  message: string;
  field?: string;
}
/**
 * A score sheet reckoned up (C9).
 */
export interface ScoredSheet {
  players: ScoredPlayer[];
  /**
   * By their places on the sheet, from 0.
   */
  winners: number[];
}
/**
 * `sheet` and `arithmetic` are absent where only the points are known; `better` is there for who could exclude better (C9.4).
 */
export interface ScoredPlayer {
  name: string;
  total: number;
  /**
   * From 1; equal points share one (C9.6).
   */
  place: number;
  sheet?: Sheet;
  /**
   * Such as (160 + 800 + 250) × 2 + 250 = 2670.
   */
  arithmetic?: string;
  better?: {
    excluded: AnimalId;
    total: number;
  };
}
/**
 * POST /api/groups
 */
export interface NewGroup {
  name: string;
  players?: string[];
}
/**
 * The key of those who play, and the one of those who only look.
 */
export interface GroupKeys {
  key: string;
  share: string;
}
/**
 * What somebody writes down about a game: POST /api/group/games, PUT /api/group/games/ID.
 */
export interface GameNote {
  /**
   * A day: 2026-11-21.
   */
  date: string;
  place?: string;
  note?: string;
  sheet: ScoreSheet;
}
/**
 * What lies before each player at the end of a game with the real cards; docs/SCORE_PAD.md explains it.
 */
export interface ScoreSheet {
  /**
   * The id of an edition for play.
   */
  edition: string;
  /**
   * House rules: the fields that differ from the edition's.
   */
  rules?: {};
  /**
   * As many as the edition has seats.
   */
  players: ScoreSheetPlayer[];
}
/**
 * A player's cards, or just their points; what is absent is nothing.
 */
export interface ScoreSheetPlayer {
  /**
   * No two players have the same.
   */
  name: string;
  /**
   * The animals of which they have all cards; each belongs to one player.
   */
  quartets?: AnimalId[];
  /**
   * The animals whose pedigree cards they have (C1.4).
   */
  pedigrees?: AnimalId[];
  /**
   * How many rats they have.
   */
  rats?: number;
  /**
   * The quartet that the owner of all rats leaves out (C9.4); without it the best for them.
   */
  excluded?: AnimalId | null;
  /**
   * Whether they have the bonus card (C9.3).
   */
  bonus?: boolean;
  /**
   * What their hand is worth, where it counts (C9.5).
   */
  money?: number;
  /**
   * Just their points, in place of everything but the name.
   */
  points?: number;
}
/**
 * A game of a group; `online` is the table and number of the game where it was played here.
 */
export interface GroupGame {
  id: number;
  /**
   * A day: 2026-11-21.
   */
  date: string;
  place: string;
  note: string;
  sheet: ScoreSheet;
  scored: ScoredSheet;
  online?: string;
}
/**
 * GET /api/group/pages/N: fifty games, the newest first.
 */
export interface GroupGames {
  games: GroupGame[];
}
/**
 * GET /api/group, and the answer to every change: the first page of its games, and the latest change.
 */
export interface Group {
  name: string;
  may_edit: boolean;
  players: GroupPlayer[];
  count: number;
  games: GroupGame[];
  latest: GroupChange | null;
}
export interface GroupPlayer {
  id: number;
  name: string;
}
/**
 * What can be undone.
 */
export interface GroupChange {
  number: number;
  kind: 'added' | 'corrected' | 'deleted';
  game: number;
}
/**
 * How many games came, and how many were there already.
 */
export interface Imported {
  added: number;
  known: number;
}
/**
 * GET /api/tables/ID/games/N/replay/EYES: a game that is over, step by step. GET /api/tables/ID/replay: the game so far from one's own seat, without `course` and `deeds`.
 */
export interface Replay {
  edition: Edition;
  seats: string[];
  steps: ReplayStep[];
  course?: Standing[];
  deeds?: SeatTally[];
  fault?: ReplayFault;
}
/**
 * What one command of a game that is over brought, as these eyes saw it; `hands` where all of them are open.
 */
export interface ReplayStep {
  events: Event[];
  view: View;
  hands?: MoneyCards[];
}
/**
 * How each seat stood after a step: the money in hand, the animals, the points as they were then.
 */
export interface Standing {
  money: number[];
  animals: number[];
  points: number[];
}
/**
 * What a seat did in a whole game: paid and earned in auctions, bids above what was in the hand, hands that had to be shown (C4.8, C7.5).
 */
export interface SeatTally {
  bids: number;
  paid: number;
  earned: number;
  bluffs: number;
  exposed: number;
  trades: number;
  trades_won: number;
}
/**
 * The command of a record that the rules refuse, or that does something else than when it was played; the replay goes up to it.
 */
export interface ReplayFault {
  /**
   * from 0
   */
  at: number;
  command: {};
  refusal?: string;
  clause?: string;
  message: string;
  /**
   * It does something else than when it was played.
   */
  differs?: true;
}
/**
 * DELETE /api/group: everything of it is gone.
 */
export interface Erased {
  erased: true;
}
/**
 * GET /api/group/statistics, or /api/group/statistics/YEAR; `years` are those in which there are games, `latest` the last thirty games, the oldest first.
 */
export interface GroupStatistics {
  games: number;
  first: string | null;
  last: string | null;
  years: number[];
  names: GroupPlayer[];
  players: PlayerFigures[];
  pairs: HeadToHead[];
  latest: PlayedGame[];
  months: MonthFigures[];
  closest: Lead | null;
  clearest: Lead | null;
}
/**
 * What the games tell about one player; `shared` of the wins were shared (C9.6).
 */
export interface PlayerFigures {
  player: number;
  games: number;
  wins: number;
  shared: number;
  win_rate: number;
  average: number;
  best: BestScore | null;
  worst: BestScore | null;
  winning_streak: number;
  longest_winning_streak: number;
  longest_losing_streak: number;
  quartets: {
    [k: string]: number;
  };
  favourite: AnimalId | null;
  luckiest: AnimalId | null;
  editions: {
    [k: string]: EditionFigures;
  };
  rating: Rating;
  rating_at_start: Rating;
}
export interface BestScore {
  points: number;
  game: number;
  /**
   * A day: 2026-11-21.
   */
  date: string;
}
export interface EditionFigures {
  games: number;
  wins: number;
  average: number;
  best: number;
}
/**
 * A strength and how uncertain it is: mean and deviation of the rating model.
 */
export interface Rating {
  mean: number;
  deviation: number;
}
/**
 * How two did in the games that both played.
 */
export interface HeadToHead {
  a: number;
  b: number;
  games: number;
  a_ahead: number;
  b_ahead: number;
}
export interface PlayedGame {
  game: number;
  /**
   * A day: 2026-11-21.
   */
  date: string;
  edition: string;
  results: PlayerResult[];
}
export interface PlayerResult {
  player: number;
  points: number;
  place: number;
}
export interface MonthFigures {
  /**
   * Such as 2026-11.
   */
  month: string;
  players: {
    player: number;
    games: number;
    average: number;
  }[];
}
/**
 * A game and the lead of its first over its second.
 */
export interface Lead {
  game: number;
  lead: number;
}
