// Generated from docs/protocol.schema.json by `npm run generate`; not to be edited.

/**
 * The wire of Kuhhandel, protocol version 1; docs/PROTOCOL.md explains it. Fields may be added within a version.
 */
export type Message = ServerMessage | ClientMessage | HttpBody | Printed;
/**
 * Messages of the server on a table's socket.
 */
export type ServerMessage =
  | Snapshot
  | Step
  | Alive
  | Ack
  | Refused
  | WireError
  | ReviewedMessage
  | WentBack
  | Moved
  | Neighbours
  | ReasonMessage
  | AdviceMessage
  | SaidMessage
  | TalkMessage
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
 * The caller of the auctions.
 */
export type Gavel = 'house' | 'auctioneer';
/**
 * The rule for the seat of an absent player.
 */
export type Absence = 'go_on' | 'stand_in' | 'pause';
/**
 * Whether races trust measured connections.
 */
export type Fairness = 'among_friends' | 'strict';
/**
 * The rule for newcomers during a game.
 */
export type Latecomers = 'let_in' | 'welcome';
export type SeatInfo =
  | {
      kind: 'empty';
      /**
       * The player whose seat the host has freed.
       */
      freed?: string;
      /**
       * Whole milliseconds on the server's clock.
       */
      undone_until?: number;
    }
  | {
      kind: 'person';
      name: string;
      /**
       * No two players have the same.
       */
      face?:
        | 'cat'
        | 'dog'
        | 'pig'
        | 'goat'
        | 'sheep'
        | 'rooster'
        | 'hat'
        | 'cap'
        | 'moustache'
        | 'pigtails'
        | 'headscarf'
        | 'monocle';
      away: boolean;
      /**
       * The measured round trip to them, in milliseconds.
       */
      lag: number;
      /**
       * The bot that plays for them until they are back.
       */
      stand_in?: string;
      /**
       * Whole milliseconds on the server's clock.
       */
      waits_until?: number;
      /**
       * They want another game.
       */
      ready?: true;
      /**
       * Their latest presses took longer than their connection did at the start of the game.
       */
      doubted?: true;
    }
  | {
      kind: 'bot';
      name: string;
      /**
       * Its kind.
       */
      bot: string;
    };
/**
 * The host's reason for freeing a seat.
 */
export type FreedReason = 'was_away' | 'wished_to_go' | 'for_another';
/**
 * 256 random bits.
 */
export type Random = string;
/**
 * An amount of money.
 */
export type Amount = number;
/**
 * An animal of the edition, or rat.
 */
export type AnimalId = string;
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
 * A legal action of this viewer.
 */
export type Option =
  | AuctionOption
  | ChallengeOption
  | StopOption
  | BidOption
  | SellOption
  | BuyOption
  | PayOption
  | OfferOption
  | AcceptOption
  | CounterOption
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
 * The running clock: the calls of an auction, or the limit of players who must choose.
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
      name: 'limit';
      seats: Seat[];
      at: Time;
    }
  | {
      name: 'gavel';
      seat: Seat;
      at: Time;
    }
  | {
      name: 'count';
      from: number;
      at: Time[];
    };
/**
 * An event, as this viewer saw it.
 */
export type Event =
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
      hand: MoneyCards2;
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
      name: 'auction_goes_on';
      auctioneer: Seat;
      lot: AnimalId;
      /**
       * An animal of the edition, or rat.
       */
      with?: string;
      standing: Bid | null;
      barred: Seat[];
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
      name: 'took_bonus';
      seat: Seat;
    }
  | {
      name: 'stopped';
      seat: Seat;
    }
  | {
      name: 'challenged';
      challenger: Seat;
      challenged: Seat;
      animal: AnimalId;
      cards: number;
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
      name: 'paid';
      payer: Seat;
      payee: Seat;
      /**
       * Whether all see the cards; otherwise only the two do (C4.7, C7.4).
       */
      open: boolean;
      cards: number;
      money?: MoneyCards2;
    }
  | {
      name: 'offered';
      challenger: Seat;
      round: number;
      cards?: number;
      money?: MoneyCards2;
    }
  | {
      name: 'accepted';
      challenger: Seat;
      challenged: Seat;
      to_challenged: LaidPile;
      cards: number;
      money?: MoneyCards2;
    }
  | {
      name: 'countered';
      challenged: Seat;
      cards: number;
      money?: MoneyCards2;
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
      hand: MoneyCards2;
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
      money?: MoneyCards2;
    }
  | {
      name: 'rat_money';
      seat: Seat;
      cards: number;
      money?: MoneyCards2;
    }
  | {
      name: 'drew';
      seat: Seat;
      cards: number;
      money?: MoneyCards2;
    }
  | {
      name: 'seated';
      seat: Seat;
      player: string;
      face?: FaceId;
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
      reason?: FreedReason;
    }
  | {
      name: 'renamed';
      seat: Seat;
      before: string;
      player: string;
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
      name: 'called';
      call: 1 | 2;
    }
  | {
      name: 'pressed';
      seat: Seat;
      amount?: Amount;
      count?: number;
    }
  | {
      name: 'verdict';
      presses: JudgedPress[];
      /**
       * Whether the winner was drawn by lot: two presses within 5 ms, in strict play within 180 ms.
       */
      drawn: boolean;
    }
  | {
      name: 'lag';
      seat: Seat;
      lag: number;
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
      /**
       * The kind of bot that stands in.
       */
      stand_in: string;
      /**
       * Whether clients may show the public payments to each player.
       */
      memory_aid: boolean;
      /**
       * Minutes after which spectators see all hands; 0: never.
       */
      open_hands_after: number;
      fairness: Fairness;
      latecomers: Latecomers;
    }
  | {
      name: 'reopened';
      epoch?: string;
      /**
       * The time without a server, in milliseconds; time limits at a correspondence table are longer by that.
       */
      stood_still?: number;
    }
  | {
      name: 'seen_enough';
      seat: Seat;
    }
  | {
      name: 'passed';
      seat: Seat;
    }
  | {
      name: 'pass_taken_back';
      seat: Seat;
    }
  | {
      name: 'on_to_me';
      seat: Seat;
    };
/**
 * The face of a player: an animal or a thing to wear.
 */
export type FaceId =
  | 'cat'
  | 'dog'
  | 'pig'
  | 'goat'
  | 'sheep'
  | 'rooster'
  | 'hat'
  | 'cap'
  | 'moustache'
  | 'pigtails'
  | 'headscarf'
  | 'monocle';
/**
 * The viewer, as in the address of a replay: open, audience or a seat's number.
 */
export type ReviewEyes = string;
/**
 * A move in the game; `by`, if given, is the sender's seat.
 */
export type Command =
  | {
      do: 'auction';
      by?: Seat;
    }
  | {
      do: 'challenge';
      seat: Seat;
      animal: AnimalId;
      by?: Seat;
    }
  | {
      do: 'stop';
      by?: Seat;
    }
  | {
      do: 'bid';
      amount: number;
      by?: Seat;
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
      money: MoneyCards2;
      by?: Seat;
    }
  | {
      do: 'offer';
      money: MoneyCards2;
      by?: Seat;
    }
  | {
      do: 'accept';
      by?: Seat;
    }
  | {
      do: 'counter';
      money: MoneyCards2;
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
      /**
       * Its value.
       */
      card: number;
      by?: Seat;
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
      animal: AnimalId;
      by?: Seat;
    };
/**
 * Talk: exactly one of phrase, cry and text.
 */
export type Said =
  | {
      at: Time;
      seat: Seat;
      player: string;
      phrase: Phrase;
    }
  | {
      at: Time;
      seat: Seat;
      player: string;
      cry: AnimalId;
    }
  | {
      at: Time;
      seat: Seat;
      player: string;
      text: string;
    };
/**
 * A phrase, which each client shows in its own language.
 */
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
 * Messages of a client on a table's socket.
 */
export type ClientMessage =
  | Hello
  | CommandMessage
  | OrderMessage
  | Why
  | Hint
  | BindChanceMessage
  | OpenChanceMessage
  | Say
  | LeadReview
  | SeenMessage
  | CeilingMessage
  | AttentionMessage;
/**
 * A change of the table, not of the game.
 */
export type Order =
  | {
      do: 'add_bot';
      seat: Seat;
      /**
       * Its kind, as the lobby lists them.
       */
      bot: string;
    }
  | {
      do: 'free_seat';
      seat: Seat;
      reason?: FreedReason;
    }
  | {
      do: 'start';
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
      /**
       * The kind of bot for `stand_in`.
       */
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
      do: 'fairness';
      fairness: Fairness;
    }
  | {
      do: 'call';
    }
  | {
      do: 'pass';
    }
  | {
      do: 'take_pass_back';
    }
  | {
      do: 'on_to_me';
    }
  | {
      do: 'silent';
    }
  | {
      do: 'give_back';
      seat: Seat;
    }
  | {
      do: 'let_in';
      player: string;
    }
  | {
      do: 'turn_away';
      player: string;
    }
  | {
      do: 'ready';
      ready: boolean;
    }
  | {
      do: 'latecomers';
      then: Latecomers;
    }
  | {
      do: 'arrange';
      /**
       * The id of an edition for play.
       */
      edition: string;
      rules?: Rules;
      /**
       * At most as many as the edition permits.
       */
      seats: number;
    }
  | {
      do: 'big_screen';
      allowed: boolean;
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
  | PlayRequest
  | NewSeat
  | SeatKey
  | NameKey
  | KnownSeat
  | PlayerReport
  | Reported
  | KeptFor
  | BlockChange
  | OwnBlocks
  | SeatOfOther
  | SittingAs
  | SeatsOfOne
  | OwnTables
  | DailyGame
  | DailyTally
  | TableCode
  | FoundTable
  | ScreenTable
  | OwnSeats
  | TableInfo
  | LobbyError
  | ScoreSheet
  | ScoredSheet
  | NewGroup
  | GroupKeys
  | WrittenGame
  | GroupGame
  | GroupGames
  | Group
  | Imported
  | EveningPlan
  | PuzzleTried
  | GroupPuzzles
  | WebhookWanted
  | GroupPost
  | GameRecord
  | Replay
  | Erased
  | NoticesKey
  | CalledBrowser
  | NoticesKept
  | OperatorTold
  | TableToClose
  | BanOrder
  | UnbanOrder
  | LimitsToSet
  | NoticeText
  | GroupStatistics
  | NameTold
  | RatedGameTold
  | TablesAt;
/**
 * A move in the game, and its player.
 */
export type RecordCommand =
  | {
      by: Seat;
      do: 'auction';
    }
  | {
      by: Seat;
      do: 'challenge';
      seat: Seat;
      animal: AnimalId;
    }
  | {
      by: Seat;
      do: 'stop';
    }
  | {
      by: Seat;
      do: 'bid';
      amount: number;
    }
  | {
      by: 'house';
      do: 'hammer';
    }
  | {
      by: Seat;
      do: 'sell';
    }
  | {
      by: Seat;
      do: 'buy';
    }
  | {
      by: Seat;
      do: 'pay';
      money: MoneyCards2;
    }
  | {
      by: Seat;
      do: 'offer';
      money: MoneyCards2;
    }
  | {
      by: Seat;
      do: 'accept';
    }
  | {
      by: Seat;
      do: 'counter';
      money: MoneyCards2;
    }
  | {
      by: Seat;
      do: 'claim';
    }
  | {
      by: 'house';
      do: 'tick';
    }
  | {
      by: Seat;
      do: 'take';
    }
  | {
      by: Seat;
      do: 'lay';
      /**
       * Its value.
       */
      card: number;
    }
  | {
      by: Seat;
      do: 'divide';
    }
  | {
      by: Seat;
      do: 'keep';
    }
  | {
      by: Seat;
      do: 'give';
    }
  | {
      by: Seat;
      do: 'exclude';
      animal: AnimalId;
    };
/**
 * A tale of a finished game, from its record.
 */
export type Tale =
  | {
      kind: 'robbery';
      step: number;
      taker: Seat;
      from: Seat;
      animal: AnimalId;
      count: number;
      /**
       * The animals' share of the worth of their quartets.
       */
      worth: number;
      laid: MoneyCards2;
      against?: MoneyCards2;
      cost: Amount;
    }
  | {
      kind: 'dear_lot';
      step: number;
      auctioneer: Seat;
      buyer: Seat;
      /**
       * A seat, from 0, clockwise.
       */
      payee?: number;
      lot: AnimalId;
      /**
       * An animal of the edition, or rat.
       */
      with?: string;
      /**
       * The animals' share of the worth of their quartets.
       */
      worth: number;
      price: Amount;
      bidders: Seat[];
    }
  | {
      kind: 'bargain';
      step: number;
      auctioneer: Seat;
      buyer: Seat;
      /**
       * A seat, from 0, clockwise.
       */
      payee?: number;
      lot: AnimalId;
      /**
       * An animal of the edition, or rat.
       */
      with?: string;
      /**
       * The animals' share of the worth of their quartets.
       */
      worth: number;
      price: Amount;
      bidders: Seat[];
    }
  | {
      kind: 'bluff_held';
      step: number;
      seat: Seat;
      bid: Amount;
      /**
       * An amount of money.
       */
      hand: number;
      lot: AnimalId;
      /**
       * An animal of the edition, or rat.
       */
      with?: string;
      /**
       * A seat, from 0, clockwise.
       */
      buyer: number;
      price: Amount;
    }
  | {
      kind: 'bluff_caught';
      step: number;
      seat: Seat;
      bid: Amount;
      /**
       * An amount of money.
       */
      hand: number;
      lot: AnimalId;
      /**
       * An animal of the edition, or rat.
       */
      with?: string;
      /**
       * A seat, from 0, clockwise.
       */
      buyer: number;
      price: Amount;
    }
  | {
      kind: 'equal_sums';
      step: number;
      challenger: Seat;
      challenged: Seat;
      animal: AnimalId;
      count: number;
      /**
       * The animals' share of the worth of their quartets.
       */
      worth: number;
      sum: Amount;
      times: number;
      taker: Seat;
    }
  | {
      kind: 'swing';
      step: number;
      seat: Seat;
      animal: AnimalId;
      /**
       * Points at that time.
       */
      before: number;
      after: number;
      times: number;
      /**
       * A seat, from 0, clockwise.
       */
      overtook?: number;
    }
  | {
      kind: 'donkey_money';
      step: number;
      seat: Seat;
      animal: AnimalId;
      value: Amount;
      /**
       * An amount of money.
       */
      hand: number;
      lot: AnimalId;
      /**
       * An animal of the edition, or rat.
       */
      with?: string;
      price: Amount;
    }
  | {
      kind: 'struck_quartet';
      step: number;
      seat: Seat;
      animal: AnimalId;
      /**
       * Points.
       */
      lost: number;
      /**
       * The factor by which the sum would have been multiplied.
       */
      times: number;
    };
/**
 * The reason why the rules refuse a command.
 */
export type RefusalName =
  | 'not_now'
  | 'not_yours'
  | 'own_auction'
  | 'barred'
  | 'above_shown_hand'
  | 'bid_too_low'
  | 'bid_not_in_tens'
  | 'bid_beyond_all_money'
  | 'not_enough_paid'
  | 'wrong_number_of_cards'
  | 'not_your_cards'
  | 'cannot_buy'
  | 'too_few_cards'
  | 'no_such_trade'
  | 'must_take'
  | 'no_such_quartet'
  | 'pile_empty';
/**
 * JSON output of programs.
 */
export type Printed = OpenState;

/**
 * The whole state, for a client that is new or was away too long.
 */
export interface Snapshot {
  type: 'snapshot';
  version: Version;
  /**
   * For the next hello.
   */
  epoch: string;
  now: Time;
  you: You;
  table: TableInfo;
  edition: Edition;
  view: View | null;
  options: Option[];
  clock: Clock | null;
  /**
   * Whole milliseconds on the server's clock.
   */
  opens_at?: number;
  /**
   * The seats that have passed on the lot; absent if none has.
   */
  passed?: Seat[];
  /**
   * Every hand, for spectators if the host has opened them.
   */
  hands?: MoneyCards2[];
  /**
   * The latest 300 events of the game.
   */
  log: Event[];
}
/**
 * The viewer's seat; null for a spectator.
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
  gavel: Gavel;
  absence: Absence;
  /**
   * The kind of bot that stands in.
   */
  stand_in: string;
  /**
   * Whether clients may show the public payments to each player.
   */
  memory_aid: boolean;
  /**
   * Minutes after which spectators see all hands; 0: never.
   */
  open_hands_after: number;
  fairness: Fairness;
  latecomers: Latecomers;
  paused: boolean;
  state: 'waiting' | 'running' | 'finished';
  host: Seat;
  /**
   * The number of games played here, including the current one.
   */
  game: number;
  seats: SeatInfo[];
  /**
   * Newcomers who want a seat during a game, in the order of their requests.
   */
  newcomers: Newcomer[];
  /**
   * Players whose seats were given away, the latest of each seat.
   */
  freed?: FreedPerson[];
  /**
   * The round trip to each seat that races assume, in milliseconds.
   */
  believed: number[];
  /**
   * Null during a game, and if deals are repeatable.
   */
  shuffle: Shuffle | null;
  /**
   * The players of the finished game by seat, if others sit there now.
   */
  played_by?: string[];
  /**
   * If one person plays only with bots: whether they look at the game; while they do not, it pauses.
   */
  attention?: boolean;
  /**
   * At a correspondence table: hours to answer.
   */
  answer_within?: number;
  big_screen?: BigScreen;
  strangers?: Strangers;
}
/**
 * The fields of a ruleset; the edition determines which exist.
 */
export interface Rules {}
/**
 * A newcomer who wants a seat during a game.
 */
export interface Newcomer {
  player: string;
  seat: Seat;
  /**
   * Admitted: they get an empty seat at once, a bot's at the next turn.
   */
  admitted: boolean;
  /**
   * The face that they would like.
   */
  face?:
    | 'cat'
    | 'dog'
    | 'pig'
    | 'goat'
    | 'sheep'
    | 'rooster'
    | 'hat'
    | 'cap'
    | 'moustache'
    | 'pigtails'
    | 'headscarf'
    | 'monocle';
}
/**
 * A player whose seat was given away; its old token lets them watch.
 */
export interface FreedPerson {
  seat: Seat;
  player: string;
  /**
   * The player who gave it away; absent among strangers, if they were away for too long.
   */
  by?: string;
  reason?: FreedReason;
}
/**
 * The parts of the next game's seed, besides the server's secret, to which it has committed.
 */
export interface Shuffle {
  commitment: Random;
  bound: BoundChance[];
  /**
   * The game was started: each committed seat must reveal its part; then the cards are dealt.
   */
  opening: boolean;
}
export interface BoundChance {
  seat: Seat;
  /**
   * 256 random bits.
   */
  hash: string;
  /**
   * Whether it has revealed its part.
   */
  open: boolean;
}
/**
 * If the host allows one.
 */
export interface BigScreen {
  /**
   * Whether at least one is connected.
   */
  present: boolean;
}
/**
 * A table of strangers, without a host's orders.
 */
export interface Strangers {
  /**
   * Whether they take the empty seats after a player has waited for half a minute.
   */
  bots: boolean;
  /**
   * Of the player who opened it.
   */
  language?: string;
  /**
   * Whole milliseconds on the server's clock.
   */
  bots_at?: number;
}
/**
 * The edition file.
 */
export interface Edition {
  id: string;
  /**
   * Research: a small game that is not offered to players.
   */
  purpose?: string;
  /**
   * @minItems 2
   * @maxItems 2
   */
  seats: [number, number];
  animals: EditionAnimal[];
  money: MoneyCards;
  hand: MoneyCards1;
  rats?: number;
  /**
   * If lots have two animals.
   */
  cards_per_auction?: number;
  /**
   * The worth of each pedigree card (C9.4).
   */
  pedigree?: number;
  division?: EditionDivision;
  bonus?: EditionBonus;
  rules: Rules;
  /**
   * Its name by language; for editions from a file.
   */
  words?: {
    [k: string]: EditionWords;
  };
}
export interface EditionAnimal {
  id: string;
  worth: number;
  copies: number;
  /**
   * The payment to each player for the first, second, … donkey (C5.1).
   */
  payouts?: Amount[];
}
/**
 * The whole box (C1.2).
 */
export interface MoneyCards {
  [k: string]: number;
}
/**
 * The starting hand of each player (C2.1).
 */
export interface MoneyCards1 {
  [k: string]: number;
}
/**
 * The money of a game of divisions (C10.1).
 */
export interface EditionDivision {
  set_aside: MoneyCards2;
  removed: number;
}
/**
 * Money cards: from value to count; a count of 0 is left out.
 */
export interface MoneyCards2 {
  [k: string]: number;
}
/**
 * The bonus card (C9.3).
 */
export interface EditionBonus {
  worth: number;
  pairs: AnimalId[][];
}
/**
 * An edition's names in one language.
 */
export interface EditionWords {
  name: string;
  /**
   * How it differs from the others, in a sentence.
   */
  difference: string;
  /**
   * Names of animals by their ids.
   */
  animals?: {
    [k: string]: string;
  };
}
/**
 * The knowledge of one viewer.
 */
export interface View {
  /**
   * Null for the audience.
   */
  seat: Seat | null;
  seats: number;
  edition: string;
  turn: Seat;
  phase: Phase;
  pile: number;
  hand: MoneyCards4;
  /**
   * The number of money cards of each seat (C2.4).
   */
  cards: number[];
  herds: Herd[];
  pedigrees: AnimalId[][];
  /**
   * The seat with the bonus card (C9.3).
   */
  bonus: Seat | null;
  /**
   * Paydays so far (C5.1).
   */
  donkeys: number;
  /**
   * An amount of money.
   */
  handed_out: number;
  bank: MoneyCards5;
  /**
   * The score of each seat if the game ended now, without the money in hand; null: none.
   */
  so_far: (Sheet | null)[];
}
/**
 * The player in turn chooses (C3.1, C10.2, C11.1).
 */
export interface TurnChoice {
  name: 'turn_choice';
  /**
   * Their options.
   */
  may: ('auction' | 'divide' | 'challenge' | 'stop')[];
}
/**
 * The lot is open to bids (C4.1); some players are barred or bound (C4.8).
 */
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
 * Players who showed their hand and may not go above it, in money (C4.8) or in cards (C7.5).
 */
export interface Bound {
  seat: Seat;
  at_most: number;
  hand: MoneyCards2;
}
/**
 * The hammer has fallen; the auctioneer sells or buys (C4.4).
 */
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
/**
 * The payer pays at least the amount (C4.6).
 */
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
/**
 * The challenger offers money face down (C6.3).
 */
export interface Offer {
  name: 'offer';
  challenger: Seat;
  challenged: Seat;
  animal: AnimalId;
  /**
   * The number of animals at stake (C6.2).
   */
  cards: number;
  round: number;
}
/**
 * The challenged takes the money unseen or counters (C6.5).
 */
export interface Answer {
  name: 'answer';
  challenger: Seat;
  challenged: Seat;
  animal: AnimalId;
  /**
   * The number of animals at stake (C6.2).
   */
  cards: number;
  round: number;
  /**
   * The number of money cards offered; null if it is concealed (C6.4).
   */
  offered: number | null;
  laid?: MoneyCards3;
}
/**
 * Money cards: from value to count; a count of 0 is left out.
 */
export interface MoneyCards3 {
  [k: string]: number;
}
/**
 * Every quartet is complete (C3.4).
 */
export interface Finished {
  name: 'finished';
  scores: number[];
  winners: Seat[];
  sheets: Sheet[];
}
/**
 * The arithmetic of one seat's score: total = (sum + pedigrees) × times + others + bonus + money. Parts that the edition or its rules lack are absent.
 */
export interface Sheet {
  quartets: {
    animal: AnimalId;
    worth: number;
  }[];
  sum: number;
  /**
   * The quartet that does not count (C9.4).
   */
  excluded?: AnimalId | null;
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
   * The value of the hand, if it counts (C9.5).
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
 * The score if the rats had excluded nothing (C9.4); the pedigrees of the quartets are in the sum.
 */
export interface WithoutRats {
  sum: number;
  times: number;
  others: number;
  total: number;
}
/**
 * Anyone but the auctioneer may claim the pedigree (C7.1).
 */
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
 * A pedigree claimed for that number of money cards (C7.1).
 */
export interface Claim {
  seat: Seat;
  count: number;
}
/**
 * The payer pays that number of cards of any value for a pedigree (C7.1).
 */
export interface ClaimPayment {
  name: 'payment';
  payer: Seat;
  payee: Seat;
  cards: number;
  lot: CardId;
}
/**
 * The asked player takes the rat or adds a money card (C8.1).
 */
export interface RatRound {
  name: 'rat_round';
  auctioneer: Seat;
  asked: Seat;
  /**
   * The number of money cards on it.
   */
  laid: number;
}
/**
 * One of two looks at the top card, to keep it or to give it away (C10.3).
 */
export interface Division {
  name: 'division';
  seat: Seat;
  /**
   * A card of the pile: an animal, rat, pedigree:ANIMAL or, in a duel, money:VALUE.
   */
  card?: string;
}
/**
 * The owner of all rats chooses the quartet that counts for nothing (C9.4).
 */
export interface QuartetExclusion {
  name: 'quartet_exclusion';
  seat: Seat;
  quartets: AnimalId[];
}
/**
 * Money cards: from value to count; a count of 0 is left out.
 */
export interface MoneyCards4 {
  [k: string]: number;
}
/**
 * The open animals of a seat: from animal to count.
 */
export interface Herd {
  [k: string]: number;
}
/**
 * Money cards: from value to count; a count of 0 is left out.
 */
export interface MoneyCards5 {
  [k: string]: number;
}
export interface AuctionOption {
  do: 'auction';
}
export interface ChallengeOption {
  do: 'challenge';
  seat: Seat;
  animal: AnimalId;
  /**
   * The number of animals that would be at stake (C6.2).
   */
  cards: number;
}
/**
 * To end the turn after a trade (C11.1).
 */
export interface StopOption {
  do: 'stop';
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
/**
 * Any cards of the hand that reach the amount (C4.6).
 */
export interface PayOption {
  do: 'pay';
  at_least: Amount;
  suggested: MoneyCards6;
}
/**
 * Money cards: from value to count; a count of 0 is left out.
 */
export interface MoneyCards6 {
  [k: string]: number;
}
export interface OfferOption {
  do: 'offer';
  at_least_cards: number;
  /**
   * The number of its cards is concealed (C6.4).
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
/**
 * That number of cards of the hand (C7.1).
 */
export interface PayCardsOption {
  do: 'pay';
  cards: number;
  suggested: MoneyCards7;
}
/**
 * Money cards: from value to count; a count of 0 is left out.
 */
export interface MoneyCards7 {
  [k: string]: number;
}
/**
 * The pedigree at the count (C7.1).
 */
export interface ClaimOption {
  do: 'claim';
}
/**
 * The rat, with all money on it (C8.1).
 */
export interface TakeOption {
  do: 'take';
}
/**
 * One money card on the rat (C8.1).
 */
export interface LayOption {
  do: 'lay';
  /**
   * The values to choose from.
   */
  cards_of: Amount[];
}
/**
 * To look at the top card (C10.2).
 */
export interface DivideOption {
  do: 'divide';
}
/**
 * The card that the seat has looked at (C10.3).
 */
export interface KeepOption {
  do: 'keep';
}
/**
 * The card that the seat has looked at (C10.3).
 */
export interface GiveOption {
  do: 'give';
}
/**
 * A quartet that counts for nothing (C9.4).
 */
export interface ExcludeOption {
  do: 'exclude';
  animal: AnimalId;
  /**
   * The time that remains to them then.
   */
  score: number;
}
/**
 * Money offered in a trade, or the part that changes sides: the number is public, only the two see the cards.
 */
export interface LaidPile {
  cards: number;
  money?: MoneyCards2;
}
/**
 * A press in the verdict, times in milliseconds.
 */
export interface JudgedPress {
  seat: Seat;
  amount?: Amount;
  count?: number;
  /**
   * Its delay after the earliest, as counted.
   */
  after: number;
  /**
   * The measured round trip to its player.
   */
  lag: number;
  /**
   * How much earlier it counts than it arrived.
   */
  credit: number;
}
/**
 * One change of the table; `table` only if it changed, the other optional members except in missed steps.
 */
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
   * Whole milliseconds on the server's clock.
   */
  opens_at?: number;
  /**
   * The seats that have passed on the lot; absent if none has.
   */
  passed?: Seat[];
  /**
   * Every hand, for spectators if the host has opened them.
   */
  hands?: MoneyCards2[];
}
/**
 * The connection is alive, and this is the table's version. Sent each second, and after all missed steps.
 */
export interface Alive {
  type: 'alive';
  version: Version;
}
/**
 * Done; the step of that version shows it.
 */
export interface Ack {
  type: 'ack';
  id: string;
  version: Version;
}
/**
 * Not done; without a clause the table refuses, not the game.
 */
export interface Refused {
  type: 'refused';
  id: string;
  refusal: string;
  clause: string | null;
  /**
   * A sentence in English.
   */
  message: string;
  standing?: Bid1;
}
/**
 * The bid that was not beaten.
 */
export interface Bid1 {
  seat: Seat;
  amount: Amount;
}
/**
 * The message was not understood or not allowed; nothing changed.
 */
export interface WireError {
  type: 'error';
  error: string;
  message: string;
  /**
   * The wrong field.
   */
  field?: string;
  id?: string;
  /**
   * For `banned` and `table_closed`: the operator's reason.
   */
  reason?: string;
  /**
   * Whole milliseconds on the server's clock.
   */
  until?: number;
}
/**
 * Null: the host no longer leads.
 */
export interface ReviewedMessage {
  type: 'reviewed';
  review: LedReview | null;
}
/**
 * The place of the host.
 */
export interface LedReview {
  by: Seat;
  player: string;
  game: number;
  /**
   * Commands played, from 0, the deal.
   */
  step: number;
  eyes: ReviewEyes;
}
/**
 * The server was restored to that version or an earlier one; later steps are void. The connection ends. The client reconnects without `last`, and resends nothing.
 */
export interface WentBack {
  type: 'went_back';
  version: Version;
}
/**
 * Another server, at that origin, has the table now. The connection ends. The client sends hello there with its `last`.
 */
export interface Moved {
  type: 'moved';
  /**
   * Such as `https://two.example`.
   */
  address: string;
}
/**
 * The origins of all servers of a cluster, sent as they become known. If this one does not answer, any of the others knows the table's server.
 */
export interface Neighbours {
  type: 'neighbours';
  addresses: string[];
}
/**
 * Null if the bot has nothing to explain, and for seats without a bot.
 */
export interface ReasonMessage {
  type: 'reason';
  id: string;
  seat: Seat;
  explanation: Explanation | null;
}
/**
 * A bot's reason for its action in the last finished auction or trade.
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
    | 'whim'
    | 'no_choice'
    | 'gain'
    | 'too_dear'
    | 'no_means'
    | 'drive_up'
    | 'deny'
    | 'bluff'
    | 'save'
    | 'wait'
    | 'limit'
    | 'learnt'
    | 'foreseen';
  /**
   * Its count within the quartet for the bot; 0 if the reason is not about getting one.
   */
  copy: number;
  /**
   * In points at the end.
   */
  worth: number;
  /**
   * The public bid, debt or price; otherwise 0.
   */
  price: number;
  animal?: AnimalId;
  /**
   * A seat, from 0, clockwise.
   */
  other?: number;
  /**
   * Its limit for the lot.
   */
  limit?: number;
  /**
   * In how many of a hundred such moments it would do the same.
   */
  sure?: number;
}
/**
 * The move that a bot would make; without a command it would stay silent.
 */
export interface AdviceMessage {
  type: 'advice';
  id: string;
  command: Command | null;
  explanation: Explanation | null;
}
/**
 * To all at the table.
 */
export interface SaidMessage {
  type: 'said';
  said: Said;
}
/**
 * The latest chat, for a new connection.
 */
export interface TalkMessage {
  type: 'talk';
  said: Said[];
}
/**
 * For spectators of a table with open hands: the delay, and the earliest time of the next step (null: no step waits).
 */
export interface LateMessage {
  type: 'late';
  minutes: number;
  moves: number;
  next: Time | null;
}
/**
 * The first message; without a token the client is a spectator.
 */
export interface Hello {
  type: 'hello';
  version: 1;
  /**
   * The key of the seat.
   */
  token?: string;
  /**
   * The table's version counter.
   */
  last?: number;
  /**
   * The epoch of that version: if the table has gone back since, the server answers `went_back`.
   */
  epoch?: string;
  /**
   * A spectator's page is on the table's big screen; without effect with a token.
   */
  screen?: true;
  /**
   * The key of the screen that opened the table: it may give orders.
   */
  screen_key?: string;
}
/**
 * A move in the game.
 */
export interface CommandMessage {
  type: 'command';
  id: string;
  command: Command;
  seen?: Seen;
}
/**
 * The announcement that a bid or a claim answers: its time, and for how many milliseconds it had been on the player's screen.
 */
export interface Seen {
  at: Time;
  ago: number;
}
/**
 * A change of the table.
 */
export interface OrderMessage {
  type: 'order';
  id: string;
  order: Order;
}
/**
 * Asks the bot on that seat for the reason of its last act.
 */
export interface Why {
  type: 'why';
  id: string;
  seat: Seat;
}
/**
 * Asks for the move that a bot would make on the sender's seat.
 */
export interface Hint {
  type: 'hint';
  id: string;
}
/**
 * Commits the sender to a part of the next shuffle, by its SHA-256.
 */
export interface BindChanceMessage {
  type: 'bind_chance';
  hash: Random;
}
/**
 * Reveals that part after the order to start; the digits are the text that was hashed.
 */
export interface OpenChanceMessage {
  type: 'open_chance';
  random: Random;
}
/**
 * The host leads the others through the finished game; null ends that.
 */
export interface LeadReview {
  type: 'review';
  id: string;
  at: ReviewPlace | null;
}
/**
 * A place in the finished game, and its viewer.
 */
export interface ReviewPlace {
  /**
   * Commands played, from 0, the deal.
   */
  step: number;
  eyes: ReviewEyes;
}
/**
 * The player has seen enough; the version is the latest that the client knows.
 */
export interface SeenMessage {
  type: 'seen';
  version: Version;
}
/**
 * The table bids for the sender on this lot, in the smallest steps up to that amount; without an amount it stops. Only the sender knows. `not_asked` if the sender may not bid.
 */
export interface CeilingMessage {
  type: 'ceiling';
  id: string;
  amount?: Amount;
}
/**
 * Whether the player looks: the page is visible, and was touched within a minute. A game of one person against bots pauses while they do not.
 */
export interface AttentionMessage {
  type: 'attention';
  attentive: boolean;
}
/**
 * GET /api/lobby
 */
export interface Lobby {
  editions: Edition[];
  /**
   * From the strongest down.
   */
  bots: string[];
  /**
   * Public tables with connected players, waiting or running, newest first.
   */
  tables: TableInfo[];
  /**
   * The players at this server's tables, including private ones.
   */
  people: number;
}
/**
 * POST /api/tables
 */
export interface NewTable {
  /**
   * The id of an edition for play.
   */
  edition: string;
  rules?: Rules;
  /**
   * At most as many as the edition permits.
   */
  seats: number;
  name: string;
  public?: boolean;
  /**
   * Required without `big_screen`.
   */
  player?: string;
  /**
   * A big screen opens a private table, without a player.
   */
  big_screen?: boolean;
  speed?: number;
  /**
   * At a correspondence table: hours to answer.
   */
  answer_within?: number;
  /**
   * The face of a player: an animal or a thing to wear.
   */
  face?:
    | 'cat'
    | 'dog'
    | 'pig'
    | 'goat'
    | 'sheep'
    | 'rooster'
    | 'hat'
    | 'cap'
    | 'moustache'
    | 'pigtails'
    | 'headscarf'
    | 'monocle';
  /**
   * The key of a group that records the games of this table.
   */
  group?: string;
}
/**
 * POST /api/play
 */
export interface PlayRequest {
  player: string;
  /**
   * The face of a player: an animal or a thing to wear.
   */
  face?:
    | 'cat'
    | 'dog'
    | 'pig'
    | 'goat'
    | 'sheep'
    | 'rooster'
    | 'hat'
    | 'cap'
    | 'moustache'
    | 'pigtails'
    | 'headscarf'
    | 'monocle';
  /**
   * The id of an edition for play; absent: any.
   */
  edition?: string;
  /**
   * Absent: any number.
   */
  seats?: number;
  /**
   * Absent: any pace.
   */
  speed?: number;
  /**
   * Whether bots take the empty seats after half a minute.
   */
  bots?: boolean;
  /**
   * The player's language; tables in the same language are preferred.
   */
  language?: string;
  /**
   * For players without a registered name: the registered names that they block.
   */
  blocked?: string[];
  /**
   * Tables at which they block a guest.
   */
  not_at?: string[];
  /**
   * For a waiting player: their table, to leave only for one with more people.
   */
  waits_at?: string;
  /**
   * Of their seat at that table.
   */
  token?: string;
}
/**
 * POST /api/tables/ID/seats
 */
export interface NewSeat {
  player: string;
  /**
   * A seat, from 0, clockwise.
   */
  seat?: number;
  /**
   * The face of a player: an animal or a thing to wear.
   */
  face?:
    | 'cat'
    | 'dog'
    | 'pig'
    | 'goat'
    | 'sheep'
    | 'rooster'
    | 'hat'
    | 'cap'
    | 'moustache'
    | 'pigtails'
    | 'headscarf'
    | 'monocle';
}
/**
 * The key of a seat: its token opens the seat.
 */
export interface SeatKey {
  table: string;
  seat: Seat;
  token: string;
}
/**
 * A registered name: the key, 128 bits in hexadecimal digits, proves ownership.
 */
export interface NameKey {
  name: string;
  key: string;
}
/**
 * POST /api/name/seats
 */
export interface KnownSeat {
  table: string;
  token: string;
}
/**
 * POST /api/tables/ID/reports
 */
export interface PlayerReport {
  /**
   * The token of the reporter's seat.
   */
  token: string;
  /**
   * A seat, from 0, clockwise.
   */
  seat: number;
  /**
   * The reporter's words; may be empty.
   */
  words: string;
}
/**
 * The operator will read it.
 */
export interface Reported {
  reported?: true;
}
/**
 * GET /api/keeping
 */
export interface KeptFor {
  /**
   * An unused table with a finished game.
   */
  finished_days: number;
  /**
   * Another unused table.
   */
  idle_days: number;
  /**
   * A report about a player.
   */
  report_days: number;
  /**
   * The results of a deal of the day.
   */
  daily_days: number;
  /**
   * An unused group.
   */
  group_days: number;
  /**
   * An unused registered name.
   */
  name_days: number;
}
/**
 * POST /api/name/blocks
 */
export interface BlockChange {
  block?: string[];
  /**
   * Done first.
   */
  unblock?: string[];
}
/**
 * The names blocked by a name.
 */
export interface OwnBlocks {
  /**
   * The latest first.
   */
  names: string[];
}
/**
 * POST /api/tables/ID/sitting
 */
export interface SeatOfOther {
  /**
   * The token of the asking player's seat.
   */
  token: string;
  /**
   * A seat, from 0, clockwise.
   */
  seat: number;
}
/**
 * The name of a player at a table.
 */
export interface SittingAs {
  player: string;
  /**
   * Whether it is registered on this server.
   */
  kept: boolean;
}
/**
 * POST /api/seats
 */
export interface SeatsOfOne {
  seats: KnownSeat[];
}
/**
 * A player's tables and games.
 */
export interface OwnTables {
  tables: OwnTable[];
  /**
   * The latest first.
   */
  games: OwnGame[];
}
/**
 * A table of the player.
 */
export interface OwnTable {
  id: string;
  name: string;
  edition: string;
  state: 'waiting' | 'running' | 'finished';
  seat: Seat;
  /**
   * Of every seat; empty if the seat is empty.
   */
  players: string[];
  /**
   * At a correspondence table: hours to answer.
   */
  answer_within?: number;
  /**
   * The players replaced by bots.
   */
  bots: Seat[];
  /**
   * The game waits for them, or they may bid.
   */
  asked: boolean;
  /**
   * Whole milliseconds on the server's clock.
   */
  since?: number;
  /**
   * A table of strangers: its name is automatic.
   */
  strangers?: true;
}
/**
 * A finished game, for one of its players.
 */
export interface OwnGame {
  table: string;
  /**
   * Of the table.
   */
  name: string;
  edition: string;
  /**
   * Its number at the table, from 1.
   */
  game: number;
  /**
   * Whole milliseconds on the server's clock.
   */
  ended: number;
  seat: Seat;
  players: string[];
  /**
   * Of every seat.
   */
  points: number[];
  /**
   * The player's place, from 1.
   */
  rank: number;
  /**
   * The players replaced by bots at its end, if known.
   */
  bots?: Seat[];
  /**
   * By the clock on the wall.
   */
  lasted?: number;
  /**
   * At a correspondence table.
   */
  by_letter?: true;
  /**
   * At a table of strangers, whose name is automatic.
   */
  strangers?: true;
}
/**
 * POST /api/daily/DAY
 */
export interface DailyGame {
  /**
   * As in the game's record.
   */
  commands: RecordCommand[];
}
/**
 * The results of the deal of a day, over all counted games.
 */
export interface DailyTally {
  played: number;
  /**
   * The number of games with fewer points than this one.
   */
  fewer: number;
  /**
   * The number of first places, second places and so on.
   */
  places: number[];
  /**
   * The number of games from 0 points, from 600, from 1200 and so on; the last is open above.
   */
  steps: number[];
}
/**
 * GET /api/tables/ID/code: the short code of a table that waits or has a big screen.
 */
export interface TableCode {
  code: string;
  /**
   * The address for phones in the same network, if the request was to `localhost`.
   */
  address?: string;
}
/**
 * GET /api/codes/CODE: the id of the table with that code.
 */
export interface FoundTable {
  table: string;
}
/**
 * POST /api/tables of a big screen: the id of its table, and its key for orders.
 */
export interface ScreenTable {
  table: string;
  screen_key: string;
}
/**
 * The seats of a name, newest first.
 */
export interface OwnSeats {
  name: string;
  /**
   * At waiting or running tables.
   */
  seats: SeatKey[];
  /**
   * At tables with a finished game.
   */
  over: SeatKey[];
}
/**
 * The body of an answer with a 4xx or 5xx status.
 */
export interface LobbyError {
  error: string;
  /**
   * A sentence in English.
   */
  message: string;
  /**
   * The wrong field.
   */
  field?: string;
  /**
   * For `banned` and `name_banned`: the operator's reason.
   */
  reason?: string;
  /**
   * Whole milliseconds on the server's clock.
   */
  until?: number;
  /**
   * For an import: the first problems of the table, at most 20.
   */
  problems?: FileProblem[];
}
/**
 * A problem in an imported table.
 */
export interface FileProblem {
  /**
   * Such as ambiguous_date; docs/GROUPS_API.md lists them.
   */
  kind: string;
  /**
   * From 1, as editors count.
   */
  line: number;
  /**
   * As in the file.
   */
  heading?: string;
  /**
   * As in the file; a long one is cut.
   */
  value?: string;
  /**
   * A correct value, or what contradicts this one.
   */
  expected?: string;
  /**
   * A sentence in English.
   */
  message: string;
}
/**
 * The cards of each player at the end of a game with real cards; docs/SCORE_PAD.md explains it.
 */
export interface ScoreSheet {
  /**
   * The id of an edition for play.
   */
  edition: string;
  rules?: Rules;
  /**
   * As many as the edition has seats.
   */
  players: ScoreSheetPlayer[];
}
/**
 * A player's cards, or just their points; absent members are empty.
 */
export interface ScoreSheetPlayer {
  /**
   * No two players have the same.
   */
  name: string;
  /**
   * Just their points, instead of everything except the name.
   */
  points?: number;
  /**
   * The animals of which they have all cards; each belongs to one player.
   */
  quartets?: AnimalId[];
  /**
   * The animals whose pedigree cards they have (C1.4).
   */
  pedigrees?: AnimalId[];
  /**
   * The number of their rats.
   */
  rats?: number;
  /**
   * Whether they have the bonus card (C9.3).
   */
  bonus?: true;
  /**
   * The value of their hand, if it counts (C9.5).
   */
  money?: number;
  /**
   * An animal of the edition, or rat.
   */
  excluded?: string;
}
/**
 * A scored score sheet (C9).
 */
export interface ScoredSheet {
  players: ScoredPlayer[];
  /**
   * By their places on the sheet, from 0.
   */
  winners: Seat[];
}
/**
 * `sheet` and `arithmetic` are absent if only the points are known.
 */
export interface ScoredPlayer {
  name: string;
  total: number;
  /**
   * From 1; equal points share one (C9.6).
   */
  rank: number;
  sheet?: Sheet;
  /**
   * Such as (160 + 800 + 250) × 2 + 250 = 2670.
   */
  arithmetic?: string;
  better?: BetterExclusion;
}
/**
 * With that exclusion its owner would have more (C9.4).
 */
export interface BetterExclusion {
  excluded: AnimalId;
  total: number;
}
/**
 * POST /api/groups
 */
export interface NewGroup {
  name: string;
  players?: string[];
}
/**
 * The key of the players, which they share.
 */
export interface GroupKeys {
  key: string;
  /**
   * The key for viewers.
   */
  share: string;
  /**
   * The key for calendar programs: GET /api/group/calendar/KEY.ics.
   */
  calendar?: string;
  webhook?: Webhook;
}
/**
 * A program that receives games and evenings.
 */
export interface Webhook {
  /**
   * Absent if it could not be reached.
   */
  address?: string;
  /**
   * The latest delivery.
   */
  went?: 'taken' | 'refused' | 'unreachable' | 'gone';
}
/**
 * A game as entered: POST /api/group/games, PUT /api/group/games/ID.
 */
export interface WrittenGame {
  /**
   * A day: 2026-11-21.
   */
  date: string;
  place: string;
  note: string;
  sheet: ScoreSheet;
}
/**
 * A game of a group, with its scored sheet.
 */
export interface GroupGame {
  /**
   * A day: 2026-11-21.
   */
  date: string;
  place: string;
  note: string;
  sheet: ScoreSheet;
  id: number;
  scored: ScoredSheet;
  /**
   * The table and the number of the game, if it was played here: k7q2m9/1.
   */
  online?: string;
}
/**
 * GET /api/group/pages/N: fifty games, the newest first.
 */
export interface GroupGames {
  games: GroupGame[];
}
/**
 * GET /api/group, and the answer to every change.
 */
export interface Group {
  name: string;
  may_edit: boolean;
  players: GroupPlayer[];
  /**
   * The number of its games.
   */
  count: number;
  /**
   * The newest fifty.
   */
  games: GroupGame[];
  /**
   * The latest change, which can be undone.
   */
  latest: GroupChange | null;
  evening?: NextEvening;
}
export interface GroupPlayer {
  id: number;
  name: string;
}
/**
 * The change that can be undone.
 */
export interface GroupChange {
  number: number;
  kind: 'added' | 'corrected' | 'deleted';
  game: number;
}
/**
 * The next planned evening.
 */
export interface NextEvening {
  at: Time;
  place?: string;
}
/**
 * The number of added games, and of those that were there already.
 */
export interface Imported {
  added: number;
  known: number;
  /**
   * Of the file: utf-8, utf-16, windows-1251 or windows-1252.
   */
  encoding?: string;
}
/**
 * PUT /api/group/evening
 */
export interface EveningPlan {
  at: Time;
  place: string;
}
/**
 * PUT /api/group/puzzles/DAY/ID
 */
export interface PuzzleTried {
  solved: boolean;
}
/**
 * GET /api/group/puzzles, and the answer to every try.
 */
export interface GroupPuzzles {
  /**
   * Players who tried any puzzle of the last 100 days.
   */
  players: Puzzler[];
}
/**
 * The days on which a player tried the puzzle of the day, in order.
 */
export interface Puzzler {
  player: number;
  /**
   * At the first try.
   *
   * Items: A day: 2026-11-21.
   */
  solved: string[];
  /**
   * Items: A day: 2026-11-21.
   */
  missed: string[];
}
/**
 * PUT /api/group/webhook
 */
export interface WebhookWanted {
  /**
   * An https address.
   */
  address: string;
}
/**
 * The body of a request to the webhook of a group.
 */
export interface GroupPost {
  event: 'game_written' | 'evening_planned' | 'evening_called_off';
  /**
   * Its name.
   */
  group: string;
  /**
   * The same as an English sentence.
   */
  text: string;
  /**
   * With `game_written`: its number.
   */
  game?: number;
  /**
   * With `game_written`: its day.
   */
  date?: string;
  place?: string;
  /**
   * With `game_written`, the best first.
   */
  results?: PostedResult[];
  /**
   * Whole milliseconds on the server's clock.
   */
  at?: number;
}
export interface PostedResult {
  player: string;
  points: number;
  rank: number;
}
/**
 * GET /api/tables/ID/record: a game, to be replayed to the last card.
 */
export interface GameRecord {
  format: 'kuhhandel-record';
  version: 1;
  /**
   * The state of the rules that it was played by; absent: 1.
   */
  rules_version?: number;
  /**
   * The id of an edition.
   */
  edition: string;
  /**
   * The edition (docs/EDITIONS.md), if it is not built in.
   */
  edition_file?: {};
  rules?: Rules1;
  /**
   * The players' names.
   */
  seats: string[];
  /**
   * The players' faces; null for a seat without one.
   */
  faces?: (FaceId | null)[];
  /**
   * Any text, from which the cards were dealt; otherwise there is a position.
   */
  seed?: string;
  /**
   * A seat, from 0, clockwise.
   */
  first?: number;
  proof?: ShuffleProof;
  position?: Position;
  commands: RecordCommand[];
  /**
   * The races at the table.
   */
  races?: {
    /**
     * Its first command.
     */
    command: number;
    presses: JudgedPress[];
    drawn: boolean;
  }[];
  /**
   * A short print of the game at its beginning and after each command.
   */
  trail?: string;
}
/**
 * The fields of a ruleset; the edition determines which exist.
 */
export interface Rules1 {}
/**
 * The origin of the seed; docs/FAIRNESS.md explains it.
 */
export interface ShuffleProof {
  commitment: string;
  secret: string;
  added: {
    random: string;
    seat: Seat;
  }[];
  broken_off?: {
    commitment: string;
    seat: Seat;
  }[];
  /**
   * Parts that were not revealed in time and are not in the seed.
   */
  withheld?: {
    hash: string;
    seat: Seat;
  }[];
}
/**
 * The place of every card at the beginning of a turn; absent members are empty.
 */
export interface Position {
  turn: Seat;
  /**
   * The top card first.
   */
  pile?: CardId[];
  hands?: MoneyCards2[];
  herds?: Herd[];
  pedigrees?: AnimalId[][];
  bonus?: Seat | null;
  /**
   * Paydays so far (C5.1).
   */
  donkeys?: number;
}
/**
 * GET /api/tables/ID/games/N/replay/EYES: a finished game, step by step. GET /api/tables/ID/replay: the game so far from the player's own seat, without `course`, `deeds` and `tales`.
 */
export interface Replay {
  edition: Edition;
  seats: string[];
  /**
   * The players' faces; null for a seat without one.
   */
  faces?: (FaceId | null)[];
  steps: ReplayStep[];
  course?: Standing[];
  deeds?: SeatTally[];
  /**
   * At most five, the best first.
   */
  tales?: Tale[];
  fault?: ReplayFault;
}
/**
 * The events of one command of a finished game, as this viewer saw them.
 */
export interface ReplayStep {
  events: Event[];
  view: View;
  /**
   * If all of them are open.
   */
  hands?: MoneyCards2[];
}
/**
 * The standing of each seat after a step: the money in hand, the animals, the points at that time.
 */
export interface Standing {
  money: number[];
  animals: number[];
  points: number[];
}
/**
 * The actions of a seat in a whole game: paid and earned in auctions, bids above its hand, hands that had to be shown (C4.8, C7.5).
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
 * The command of a record that the rules refuse, or whose effect differs from the recorded one; the replay ends before it.
 */
export interface ReplayFault {
  /**
   * From 0.
   */
  at: number;
  /**
   * Its effect differs from the recorded one.
   */
  differs?: true;
  refusal?: RefusalName;
  clause?: string;
  command: {};
  message: string;
}
/**
 * All its data is deleted.
 */
export interface Erased {
  erased?: true;
}
/**
 * GET /api/notices: the key of the server that a browser subscribes to.
 */
export interface NoticesKey {
  key: string;
}
/**
 * PUT /api/notices
 */
export interface CalledBrowser {
  /**
   * The tables with notifications; empty: the browser is deleted.
   */
  seats: KnownSeat[];
  /**
   * As the browser's push service gave it.
   */
  endpoint: string;
  p256dh: string;
  auth: string;
  language: string;
  turns: boolean;
  begins: boolean;
  let_in: boolean;
  quiet?: QuietHours;
}
/**
 * In minutes of the day in UTC; over midnight if the end is not later.
 */
export interface QuietHours {
  from: number;
  until: number;
  /**
   * The time zone of the browser, whose clock changes they follow, such as Europe/Berlin.
   */
  zone?: string;
}
/**
 * The notifications of a browser.
 */
export interface NoticesKept {
  /**
   * The number of its tables that have notifications.
   */
  seats: number;
  /**
   * Whether its push service can be reached from here; absent if unknown.
   */
  is_reached?: boolean;
}
/**
 * GET /api/operator, and the answer to every order there.
 */
export interface OperatorTold {
  /**
   * The hundred most recently used.
   */
  tables: UsedTable[];
  /**
   * The newest fifty, the newest first.
   */
  reports: ReportTold[];
  /**
   * Of all stored ones.
   */
  report_count: number;
  bans: BanTold[];
  limits: LimitsTold;
}
/**
 * A table as the operator sees it.
 */
export interface UsedTable {
  id: string;
  made: Time;
  /**
   * Once its connections have ended.
   */
  closes?: true;
  seen?: TableSeen;
}
/**
 * Absent if its data cannot be read.
 */
export interface TableSeen {
  name: string;
  edition: string;
  is_public: boolean;
  state: 'waiting' | 'running' | 'finished';
  seats: SeatSeen[];
}
export interface SeatSeen {
  /**
   * Absent if the seat is empty.
   */
  name?: string;
  is_bot?: true;
}
/**
 * A report about a player at the reporter's table.
 */
export interface ReportTold {
  number: number;
  at: Time;
  table: string;
  by: string;
  reported: string;
  words: string;
  /**
   * A line of talk each.
   */
  talk: string;
}
/**
 * A banned player or address.
 */
export interface BanTold {
  what: 'name' | 'address';
  /**
   * A name, folded, or an address.
   */
  text: string;
  /**
   * Whole milliseconds on the server's clock.
   */
  until?: number;
  /**
   * Shown to the banned player.
   */
  reason?: string;
}
/**
 * The limits of a server.
 */
export interface LimitsTold {
  in_force: ServerLimits;
  least: ServerLimits1;
  most: ServerLimits;
  /**
   * Some were changed after the start.
   */
  are_set?: true;
}
/**
 * The limits of this server.
 */
export interface ServerLimits {
  /**
   * Of all together.
   */
  connections: number;
  /**
   * In memory.
   */
  tables: number;
  /**
   * Multiplies the usual limits per address.
   */
  per_address: number;
}
/**
 * The limits of this server.
 */
export interface ServerLimits1 {
  /**
   * Of all together.
   */
  connections: number;
  /**
   * In memory.
   */
  tables: number;
  /**
   * Multiplies the usual limits per address.
   */
  per_address: number;
}
/**
 * POST /api/operator/close
 */
export interface TableToClose {
  /**
   * Its id.
   */
  table: string;
  /**
   * Shown to the players at the table; may be empty.
   */
  reason: string;
}
/**
 * POST /api/operator/ban
 */
export interface BanOrder {
  what: 'name' | 'address';
  text: string;
  /**
   * Absent: permanently.
   */
  days?: number;
  /**
   * Shown to the banned player.
   */
  reason?: string;
}
/**
 * POST /api/operator/unban
 */
export interface UnbanOrder {
  what: 'name' | 'address';
  text: string;
}
/**
 * POST /api/operator/limits: absent members stay unchanged.
 */
export interface LimitsToSet {
  connections?: number;
  tables?: number;
  per_address?: number;
}
/**
 * The content of a push message.
 */
export interface NoticeText {
  kind: 'turn' | 'begins' | 'let_in';
  /**
   * The browser's language.
   */
  language: string;
  table: string;
  /**
   * Of the table.
   */
  name: string;
  /**
   * With the kind `turn`.
   */
  asked_for?: 'turn' | 'bid' | 'sell' | 'pay' | 'offer' | 'answer' | 'claim' | 'rat' | 'divide' | 'exclude';
  /**
   * The player who auctions, bids, challenges or will be paid.
   */
  who?: string;
  /**
   * At stake.
   */
  animal?: string;
  /**
   * If the edition's file defines it.
   */
  animal_name?: string;
  /**
   * Whole milliseconds on the server's clock.
   */
  until?: number;
}
/**
 * GET /api/group/statistics, or /api/group/statistics/YEAR.
 */
export interface GroupStatistics {
  games: number;
  /**
   * Days with games.
   */
  days: number;
  first: string | null;
  last: string | null;
  /**
   * Years with games.
   */
  years: number[];
  names: GroupPlayer[];
  players: PlayerFigures[];
  pairs: HeadToHead[];
  /**
   * The last thirty, the oldest first.
   */
  latest: PlayedGame[];
  months: MonthFigures[];
  /**
   * The smallest lead.
   */
  closest: Lead | null;
  /**
   * The largest.
   */
  clearest: Lead | null;
}
/**
 * The statistics of one player; `shared` of the wins were shared (C9.6).
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
 * A strength and its uncertainty: mean and deviation of the rating model.
 */
export interface Rating {
  mean: number;
  deviation: number;
}
/**
 * The results of two players in their common games.
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
  rank: number;
}
export interface MonthFigures {
  /**
   * Such as 2026-11.
   */
  month: string;
  players: PlayerMonth[];
}
export interface PlayerMonth {
  player: number;
  games: number;
  average: number;
}
/**
 * A lead of the first over the second.
 */
export interface Lead {
  lead: number;
  /**
   * The number of games with exactly that.
   */
  count: number;
  /**
   * The first twelve of them, the oldest first.
   */
  games: RecordGame[];
}
export interface RecordGame {
  game: number;
  /**
   * A day: 2026-11-21.
   */
  date: string;
  /**
   * The players' numbers.
   */
  winners: number[];
}
/**
 * POST /api/ratings: the public ratings of a name, from its rated games.
 */
export interface NameTold {
  name: string;
  games: number;
  wins: number;
  /**
   * Bids above the money in the hand.
   */
  bluffs: number;
  /**
   * Of these.
   */
  seen_through: number;
  favourites: FavouriteAnimal[];
  ratings: RatingOfName[];
}
export interface FavouriteAnimal {
  animal: string;
  quartets: number;
}
/**
 * For an edition and a number of seats.
 */
export interface RatingOfName {
  edition: string;
  seats: number;
  games: number;
  /**
   * Among the names that the games were for.
   */
  wins: number;
  /**
   * After each of the latest games, the last one last.
   */
  course: RatingMark[];
}
/**
 * A rating after a game.
 */
export interface RatingMark {
  ended: Time;
  /**
   * 1000 for an unknown player.
   */
  points: number;
  /**
   * Its standard deviation, in points.
   */
  give_or_take: number;
  /**
   * It is still uncertain.
   */
  provisional: boolean;
}
/**
 * GET /api/tables/ID/games/NUMBER/ratings
 */
export interface RatedGameTold {
  /**
   * By seat; empty if the game is not rated.
   */
  changes: RatingChange[];
}
/**
 * The changes of a name's rating by a game.
 */
export interface RatingChange {
  seat: Seat;
  name: string;
  /**
   * Points.
   */
  before: number;
  /**
   * Points.
   */
  after: number;
  /**
   * It is still uncertain.
   */
  provisional: boolean;
  /**
   * They did not play to the end, and lost.
   */
  has_left: boolean;
}
/**
 * The owner of the requested path in a cluster.
 */
export interface TablesAt {
  /**
   * Its origin, such as `https://two.example`.
   */
  address: string;
}
/**
 * A game with all cards open, as `kuhhandel replay --json` prints it.
 */
export interface OpenState {
  /**
   * As in a view; in a rat round also `money`, all money on the rat.
   */
  phase:
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
  turn: Seat;
  hands: MoneyCards2[];
  herds: Herd[];
  pedigrees: AnimalId[][];
  bonus: Seat | null;
  /**
   * The number of cards left.
   */
  pile: number;
  bank: MoneyCards2;
  /**
   * By seat, at this point of the game.
   */
  scores: number[];
  /**
   * Empty before the end of the game.
   */
  winners: Seat[];
  /**
   * A fingerprint of the whole, the same on every machine.
   */
  digest: string;
}
