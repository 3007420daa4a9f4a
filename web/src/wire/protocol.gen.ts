// Generated from docs/protocol.schema.json by `npm run generate`; not to be edited.

/**
 * The messages of Kuhhandel, protocol version 1 (docs/PROTOCOL.md). Fields may be added within a version.
 */
export type Message = ServerMessage | ClientMessage | HttpBody | Printed;
/**
 * A message from the server on a table's socket.
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
 * A seat's number, from 0, clockwise.
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
       * The player's face, unique at the table.
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
       * The measured round trip to the player, in milliseconds.
       */
      lag: number;
      /**
       * The bot that plays until the player is back.
       */
      stand_in?: string;
      /**
       * Whole milliseconds on the server's clock.
       */
      waits_until?: number;
      /**
       * The player wants another game.
       */
      ready?: true;
      /**
       * The player's latest presses took longer than the connection at the start of the game.
       */
      doubted?: true;
    }
  | {
      kind: 'bot';
      name: string;
      /**
       * The bot's kind.
       */
      bot: string;
    };
/**
 * The host's reason for freeing a seat.
 */
export type FreedReason = 'was_away' | 'wished_to_go' | 'for_another';
/**
 * 256 random bits in hexadecimal digits.
 */
export type Random = string;
/**
 * An amount of money.
 */
export type Amount = number;
/**
 * The id of an animal, or `rat`.
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
 * A legal action of the viewer.
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
 * The running clock: an auction's calls, or the time limit of a decision.
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
 * An event, as the viewer saw it.
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
       * The id of an animal, or `rat`.
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
       * Whether all see the cards, or only payer and payee (C4.7, C7.4).
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
       * Whether two presses within 5 ms, in strict play 180 ms, were decided by lot.
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
       * The bot kind that plays for an absent player.
       */
      stand_in: string;
      /**
       * Whether clients may show each player's public payments.
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
       * The interruption in milliseconds, added to time limits at correspondence tables.
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
 * A player's face: an animal or a thing to wear.
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
 * The viewer in a replay's address: open, audience or a seat's number.
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
       * The money card's value.
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
 * A chat message: exactly one of phrase, cry and text.
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
 * A message from a client on a table's socket.
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
       * The bot's kind, as in the lobby's list.
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
       * The number of seats, within the edition's range.
       */
      seats: number;
    }
  | {
      do: 'big_screen';
      allowed: boolean;
    };
/**
 * A chat message to all at the table: a phrase, a cry or a text.
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
 * The body of an HTTP request or response.
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
 * A move in a game, with its seat.
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
       * The money card's value.
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
 * A highlight of a finished game, from its record.
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
       * The animals' share of their quartets' worth.
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
       * A seat's number, from 0, clockwise.
       */
      payee?: number;
      lot: AnimalId;
      /**
       * The id of an animal, or `rat`.
       */
      with?: string;
      /**
       * The animals' share of their quartets' worth.
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
       * A seat's number, from 0, clockwise.
       */
      payee?: number;
      lot: AnimalId;
      /**
       * The id of an animal, or `rat`.
       */
      with?: string;
      /**
       * The animals' share of their quartets' worth.
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
       * The id of an animal, or `rat`.
       */
      with?: string;
      /**
       * A seat's number, from 0, clockwise.
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
       * The id of an animal, or `rat`.
       */
      with?: string;
      /**
       * A seat's number, from 0, clockwise.
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
       * The animals' share of their quartets' worth.
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
       * The seat's points before the quartet.
       */
      before: number;
      after: number;
      times: number;
      /**
       * A seat's number, from 0, clockwise.
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
       * The id of an animal, or `rat`.
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
       * The lost points.
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
 * JSON output of the command-line program.
 */
export type Printed = OpenState;

/**
 * The whole state, for a client that is new or was away for too long.
 */
export interface Snapshot {
  type: 'snapshot';
  version: Version;
  /**
   * The table's epoch, for the next hello.
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
   * The seats that passed on the lot; absent if none did.
   */
  passed?: Seat[];
  /**
   * All hands, for spectators if the host has opened them.
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
   * The bot kind that plays for an absent player.
   */
  stand_in: string;
  /**
   * Whether clients may show each player's public payments.
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
   * The round trip that races assume for each seat, in milliseconds.
   */
  believed: number[];
  /**
   * The next shuffle; null during a game, and if deals are repeatable.
   */
  shuffle: Shuffle | null;
  /**
   * The players of the finished game by seat, if others sit there now.
   */
  played_by?: string[];
  /**
   * If one person plays only with bots: whether they look at the game, which otherwise pauses.
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
 * A table's rules; the edition determines which fields exist.
 */
export interface Rules {}
/**
 * A newcomer who wants a seat during a game.
 */
export interface Newcomer {
  player: string;
  seat: Seat;
  /**
   * Whether the newcomer is admitted: at once, or on a bot's seat at the next turn.
   */
  admitted: boolean;
  /**
   * The face that the newcomer wants.
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
   * The player who gave the seat away; absent if a stranger was away for too long.
   */
  by?: string;
  reason?: FreedReason;
}
/**
 * The players' parts of the next game's seed; the server has committed to its own.
 */
export interface Shuffle {
  commitment: Random;
  bound: BoundChance[];
  /**
   * Whether committed seats must reveal their parts; then the cards are dealt.
   */
  opening: boolean;
}
export interface BoundChance {
  seat: Seat;
  /**
   * 256 random bits in hexadecimal digits.
   */
  hash: string;
  /**
   * Whether the seat has revealed its part.
   */
  open: boolean;
}
/**
 * The big screen, if the host allows one.
 */
export interface BigScreen {
  /**
   * Whether a big screen is connected.
   */
  present: boolean;
}
/**
 * A table of strangers, without a host's orders.
 */
export interface Strangers {
  /**
   * Whether bots take the empty seats after a player has waited 30 s.
   */
  bots: boolean;
  /**
   * The language of the table's first player.
   */
  language?: string;
  /**
   * Whole milliseconds on the server's clock.
   */
  bots_at?: number;
}
/**
 * An edition, as in its file.
 */
export interface Edition {
  id: string;
  /**
   * `research` for a small game that is not offered to players.
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
   * The number of cards per auction; absent: 1.
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
   * The edition's names by language, if it is from a file.
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
 * All money cards of the box (C1.2).
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
 * The money in a game with divisions (C10.1).
 */
export interface EditionDivision {
  set_aside: MoneyCards2;
  removed: number;
}
/**
 * Money cards: from value to count, without counts of 0.
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
   * How the edition differs from others, in a sentence.
   */
  difference: string;
  /**
   * The animals' names by animal id.
   */
  animals?: {
    [k: string]: string;
  };
}
/**
 * A game as one viewer knows it.
 */
export interface View {
  /**
   * The viewer's seat; null for the audience.
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
   * The number of paydays so far (C5.1).
   */
  donkeys: number;
  /**
   * An amount of money.
   */
  handed_out: number;
  bank: MoneyCards5;
  /**
   * Each seat's score if the game ended now, without money in hand; null: nothing.
   */
  so_far: (Sheet | null)[];
}
/**
 * The player in turn chooses an action (C3.1, C10.2, C11.1).
 */
export interface TurnChoice {
  name: 'turn_choice';
  /**
   * The options of the player in turn.
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
   * The id of an animal, or `rat`.
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
 * A player who showed the hand and may not exceed it, in money (C4.8) or in cards (C7.5).
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
   * The id of an animal, or `rat`.
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
   * The id of an animal, or `rat`.
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
 * Money cards: from value to count, without counts of 0.
 */
export interface MoneyCards3 {
  [k: string]: number;
}
/**
 * The game ended with the last quartet (C3.4).
 */
export interface Finished {
  name: 'finished';
  scores: number[];
  winners: Seat[];
  sheets: Sheet[];
}
/**
 * A seat's score: total = (sum + pedigrees) × times + others + bonus + money. Parts that the edition or its rules lack are absent.
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
   * The worth of the pedigrees of counted quartets (C9.4).
   */
  pedigrees?: number;
  times: number;
  /**
   * The worth of pedigrees without a counted quartet (C9.4).
   */
  others?: number;
  /**
   * The worth of the bonus card, for its holder (C9.2).
   */
  bonus?: number;
  /**
   * The value of the money in hand, if it counts (C9.5).
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
 * A seat's score if its rats excluded nothing (C9.4); `sum` includes pedigrees of quartets.
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
 * A claim to a pedigree for a number of money cards (C7.1).
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
   * The number of money cards on the rat.
   */
  laid: number;
}
/**
 * A player looks at the top card, to keep it or give it away (C10.3).
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
 * The owner of all rats excludes a quartet from the score (C9.4).
 */
export interface QuartetExclusion {
  name: 'quartet_exclusion';
  seat: Seat;
  quartets: AnimalId[];
}
/**
 * Money cards: from value to count, without counts of 0.
 */
export interface MoneyCards4 {
  [k: string]: number;
}
/**
 * A seat's animals: from animal to count.
 */
export interface Herd {
  [k: string]: number;
}
/**
 * Money cards: from value to count, without counts of 0.
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
 * Ends the turn after a trade (C11.1).
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
 * Pays with cards that reach the amount (C4.6).
 */
export interface PayOption {
  do: 'pay';
  at_least: Amount;
  suggested: MoneyCards6;
}
/**
 * Money cards: from value to count, without counts of 0.
 */
export interface MoneyCards6 {
  [k: string]: number;
}
export interface OfferOption {
  do: 'offer';
  at_least_cards: number;
  /**
   * The number of offered cards is concealed (C6.4).
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
 * Pays with that number of money cards (C7.1).
 */
export interface PayCardsOption {
  do: 'pay';
  cards: number;
  suggested: MoneyCards7;
}
/**
 * Money cards: from value to count, without counts of 0.
 */
export interface MoneyCards7 {
  [k: string]: number;
}
/**
 * Claims the pedigree at the current count (C7.1).
 */
export interface ClaimOption {
  do: 'claim';
}
/**
 * Takes the rat and the money on it (C8.1).
 */
export interface TakeOption {
  do: 'take';
}
/**
 * Puts one money card on the rat (C8.1).
 */
export interface LayOption {
  do: 'lay';
  /**
   * The card values to choose from.
   */
  cards_of: Amount[];
}
/**
 * Looks at the top card (C10.2).
 */
export interface DivideOption {
  do: 'divide';
}
/**
 * Keeps the seen card (C10.3).
 */
export interface KeepOption {
  do: 'keep';
}
/**
 * Gives the seen card to the opponent (C10.3).
 */
export interface GiveOption {
  do: 'give';
}
/**
 * Excludes a quartet from the score (C9.4).
 */
export interface ExcludeOption {
  do: 'exclude';
  animal: AnimalId;
  /**
   * The seat's total points with this choice.
   */
  score: number;
}
/**
 * Money in a trade: all see the number of cards, only the two traders the cards.
 */
export interface LaidPile {
  cards: number;
  money?: MoneyCards2;
}
/**
 * A press in a verdict, with times in milliseconds.
 */
export interface JudgedPress {
  seat: Seat;
  amount?: Amount;
  count?: number;
  /**
   * The counted delay after the earliest press.
   */
  after: number;
  /**
   * The measured round trip to the player.
   */
  lag: number;
  /**
   * How much earlier the press counts than it arrived.
   */
  credit: number;
}
/**
 * One change of the table. `table` is present if it changed; other optional fields are absent in missed steps.
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
   * The seats that passed on the lot; absent if none did.
   */
  passed?: Seat[];
  /**
   * All hands, for spectators if the host has opened them.
   */
  hands?: MoneyCards2[];
}
/**
 * The connection is alive; sent with the table's version, each second and after all missed steps.
 */
export interface Alive {
  type: 'alive';
  version: Version;
}
/**
 * The request was carried out; this version's step shows it.
 */
export interface Ack {
  type: 'ack';
  id: string;
  version: Version;
}
/**
 * The request was refused; without a `clause` by the table, not by a rule.
 */
export interface Refused {
  type: 'refused';
  id: string;
  refusal: string;
  clause: string | null;
  /**
   * The refusal as an English sentence.
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
   * The name of the wrong field.
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
 * The host's place in the shared replay; null: it has ended.
 */
export interface ReviewedMessage {
  type: 'reviewed';
  review: LedReview | null;
}
/**
 * The host's place in a finished game.
 */
export interface LedReview {
  by: Seat;
  player: string;
  game: number;
  /**
   * The number of commands played; 0: the deal.
   */
  step: number;
  eyes: ReviewEyes;
}
/**
 * The server was restored to this version or an earlier one; later steps are void. The connection ends. The client reconnects without `last`, and resends nothing.
 */
export interface WentBack {
  type: 'went_back';
  version: Version;
}
/**
 * Another server has the table now. The connection ends. The client sends hello there with its `last`.
 */
export interface Moved {
  type: 'moved';
  /**
   * The other server's origin, such as `https://two.example`.
   */
  address: string;
}
/**
 * The origins of all servers of a cluster. If this one does not answer, any other knows the table's server.
 */
export interface Neighbours {
  type: 'neighbours';
  addresses: string[];
}
/**
 * A bot's explanation; null if there is none, or no bot on the seat.
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
   * The animal's number in the bot's quartet, from 1; 0 if irrelevant.
   */
  copy: number;
  /**
   * The animal's expected gain, in final points.
   */
  worth: number;
  /**
   * The public bid, debt or price; otherwise 0.
   */
  price: number;
  animal?: AnimalId;
  /**
   * A seat's number, from 0, clockwise.
   */
  other?: number;
  /**
   * The bot's limit for the lot.
   */
  limit?: number;
  /**
   * How often the bot would do the same in this situation, in percent.
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
 * A chat message to all at the table.
 */
export interface SaidMessage {
  type: 'said';
  said: Said;
}
/**
 * The latest chat messages, for a new connection.
 */
export interface TalkMessage {
  type: 'talk';
  said: Said[];
}
/**
 * The delay for spectators of a table with open hands, and when the next step comes (null: none waits).
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
   * The seat's token.
   */
  token?: string;
  /**
   * The table's version counter.
   */
  last?: number;
  /**
   * The epoch of `last`; if the table has gone back since, the server sends `went_back`.
   */
  epoch?: string;
  /**
   * The client is the table's big screen; ignored with a token.
   */
  screen?: true;
  /**
   * The key of the screen that opened the table; it allows orders.
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
 * The announcement that a bid or claim answers: its time, and for how many milliseconds the player has seen it.
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
 * Asks the bot on a seat for the reason of its last action.
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
 * Reveals the sender's part of the shuffle after the order to start; its digits are the hashed text.
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
   * The number of commands played; 0: the deal.
   */
  step: number;
  eyes: ReviewEyes;
}
/**
 * The player has seen the events up to this version.
 */
export interface SeenMessage {
  type: 'seen';
  version: Version;
}
/**
 * Lets the table bid for the sender in secret, in the smallest steps up to the amount; without one it stops. `not_asked` if the sender may not bid.
 */
export interface CeilingMessage {
  type: 'ceiling';
  id: string;
  amount?: Amount;
}
/**
 * Whether the player looks: the page is visible, and was touched within a minute. Otherwise a game of one person against bots pauses.
 */
export interface AttentionMessage {
  type: 'attention';
  attentive: boolean;
}
/**
 * The lobby (GET /api/lobby).
 */
export interface Lobby {
  editions: Edition[];
  /**
   * The kinds of bots, strongest first.
   */
  bots: string[];
  /**
   * Public tables with connected players, waiting or running, newest first.
   */
  tables: TableInfo[];
  /**
   * The number of players at this server's tables, also private ones.
   */
  people: number;
}
/**
 * A new table (POST /api/tables).
 */
export interface NewTable {
  /**
   * The id of an edition for play.
   */
  edition: string;
  rules?: Rules;
  /**
   * The number of seats, within the edition's range.
   */
  seats: number;
  name: string;
  public?: boolean;
  /**
   * The player's name; required without `big_screen`.
   */
  player?: string;
  /**
   * Whether a big screen opens a private table, without a player.
   */
  big_screen?: boolean;
  speed?: number;
  /**
   * At a correspondence table: hours to answer.
   */
  answer_within?: number;
  /**
   * A player's face: an animal or a thing to wear.
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
   * The key of a group that records the table's games.
   */
  group?: string;
}
/**
 * A request to play now (POST /api/play).
 */
export interface PlayRequest {
  player: string;
  /**
   * A player's face: an animal or a thing to wear.
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
   * The wanted edition's id; absent: any.
   */
  edition?: string;
  /**
   * The wanted number of seats; absent: any.
   */
  seats?: number;
  /**
   * The wanted speed; absent: any.
   */
  speed?: number;
  /**
   * Whether bots take empty seats after 30 s.
   */
  bots?: boolean;
  /**
   * The player's language; tables in the same language are preferred.
   */
  language?: string;
  /**
   * The registered names that a player without one blocks.
   */
  blocked?: string[];
  /**
   * The tables at which the player blocks a guest.
   */
  not_at?: string[];
  /**
   * The table at which the player waits; they leave it only for more people.
   */
  waits_at?: string;
  /**
   * The token of the player's seat at `waits_at`.
   */
  token?: string;
}
/**
 * A request for a seat (POST /api/tables/ID/seats).
 */
export interface NewSeat {
  player: string;
  /**
   * A seat's number, from 0, clockwise.
   */
  seat?: number;
  /**
   * A player's face: an animal or a thing to wear.
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
 * A seat with its token, which opens the seat.
 */
export interface SeatKey {
  table: string;
  seat: Seat;
  token: string;
}
/**
 * A registered name and its key of 128 bits.
 */
export interface NameKey {
  name: string;
  key: string;
}
/**
 * A seat with its token (POST /api/name/seats).
 */
export interface KnownSeat {
  table: string;
  token: string;
}
/**
 * A report (POST /api/tables/ID/reports).
 */
export interface PlayerReport {
  /**
   * The token of the reporter's seat.
   */
  token: string;
  /**
   * A seat's number, from 0, clockwise.
   */
  seat: number;
  /**
   * The text of the report; may be empty.
   */
  words: string;
}
/**
 * The report was stored for the operator.
 */
export interface Reported {
  reported?: true;
}
/**
 * Storage times in days (GET /api/keeping).
 */
export interface KeptFor {
  /**
   * Days to store an unused table with a finished game.
   */
  finished_days: number;
  /**
   * Days to store any other unused table.
   */
  idle_days: number;
  /**
   * Days to store a report about a player.
   */
  report_days: number;
  /**
   * Days to store the results of a deal of the day.
   */
  daily_days: number;
  /**
   * Days to store an unused group.
   */
  group_days: number;
  /**
   * Days to store an unused registered name.
   */
  name_days: number;
}
/**
 * Names to block and unblock (POST /api/name/blocks).
 */
export interface BlockChange {
  block?: string[];
  /**
   * Names to unblock, before the others are blocked.
   */
  unblock?: string[];
}
/**
 * The names blocked by a name.
 */
export interface OwnBlocks {
  /**
   * The blocked names, latest first.
   */
  names: string[];
}
/**
 * A question about another player's name (POST /api/tables/ID/sitting).
 */
export interface SeatOfOther {
  /**
   * The token of the asking player's seat.
   */
  token: string;
  /**
   * A seat's number, from 0, clockwise.
   */
  seat: number;
}
/**
 * The name of a player at a table.
 */
export interface SittingAs {
  player: string;
  /**
   * Whether the name is registered on this server.
   */
  kept: boolean;
}
/**
 * A player's seats (POST /api/seats).
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
   * The player's games, latest first.
   */
  games: OwnGame[];
}
/**
 * A table with a seat of the player.
 */
export interface OwnTable {
  id: string;
  name: string;
  edition: string;
  state: 'waiting' | 'running' | 'finished';
  seat: Seat;
  /**
   * The players' names by seat; empty for an empty seat.
   */
  players: string[];
  /**
   * At a correspondence table: hours to answer.
   */
  answer_within?: number;
  /**
   * The seats of bots.
   */
  bots: Seat[];
  /**
   * Whether the game waits for the player, or they may bid.
   */
  asked: boolean;
  /**
   * Whole milliseconds on the server's clock.
   */
  since?: number;
  /**
   * A table of strangers, whose name is a code.
   */
  strangers?: true;
}
/**
 * A finished game, for one of its players.
 */
export interface OwnGame {
  table: string;
  /**
   * The table's name.
   */
  name: string;
  edition: string;
  /**
   * The game's number at the table, from 1.
   */
  game: number;
  /**
   * Whole milliseconds on the server's clock.
   */
  ended: number;
  seat: Seat;
  players: string[];
  /**
   * The points by seat.
   */
  points: number[];
  /**
   * The player's rank, from 1.
   */
  rank: number;
  /**
   * The seats of bots at the game's end, if known.
   */
  bots?: Seat[];
  /**
   * The game's duration in milliseconds.
   */
  lasted?: number;
  /**
   * A game at a correspondence table.
   */
  by_letter?: true;
  /**
   * A game at a table of strangers, whose name is a code.
   */
  strangers?: true;
}
/**
 * A game of the deal of the day (POST /api/daily/DAY).
 */
export interface DailyGame {
  /**
   * The game's commands, as in its record.
   */
  commands: RecordCommand[];
}
/**
 * The results of all counted games of the deal of a day.
 */
export interface DailyTally {
  played: number;
  /**
   * The number of games with fewer points than the player's.
   */
  fewer: number;
  /**
   * The numbers of first places, second places and so on.
   */
  places: number[];
  /**
   * The numbers of games from 0 points, from 600, from 1200 and so on.
   */
  steps: number[];
}
/**
 * A table's short code (GET /api/tables/ID/code).
 */
export interface TableCode {
  code: string;
  /**
   * The address for phones in the same network, if the request was to `localhost`.
   */
  address?: string;
}
/**
 * The id of the table that has the code (GET /api/codes/CODE).
 */
export interface FoundTable {
  table: string;
}
/**
 * A big screen's table, and its key for orders (POST /api/tables).
 */
export interface ScreenTable {
  table: string;
  screen_key: string;
}
/**
 * A name's seats, newest first.
 */
export interface OwnSeats {
  name: string;
  /**
   * The seats at waiting or running tables.
   */
  seats: SeatKey[];
  /**
   * The seats at tables with a finished game.
   */
  over: SeatKey[];
}
/**
 * Body of a response with a 4xx or 5xx status.
 */
export interface LobbyError {
  error: string;
  /**
   * The error as an English sentence.
   */
  message: string;
  /**
   * The name of the wrong field.
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
   * For an import: the file's first problems, at most 20.
   */
  problems?: FileProblem[];
}
/**
 * A problem in an imported file.
 */
export interface FileProblem {
  /**
   * The kind of problem, such as ambiguous_date (docs/GROUPS_API.md).
   */
  kind: string;
  /**
   * The line in the file, from 1.
   */
  line: number;
  /**
   * The column's heading in the file.
   */
  heading?: string;
  /**
   * The wrong value in the file, shortened if long.
   */
  value?: string;
  /**
   * A correct value, or a value that contradicts this one.
   */
  expected?: string;
  /**
   * The problem as an English sentence.
   */
  message: string;
}
/**
 * Each player's cards at the end of a game with real cards (docs/SCORE_PAD.md).
 */
export interface ScoreSheet {
  /**
   * The id of an edition for play.
   */
  edition: string;
  rules?: Rules;
  /**
   * The players, as many as the edition allows.
   */
  players: ScoreSheetPlayer[];
}
/**
 * A player's cards, or just the points; absent fields are empty.
 */
export interface ScoreSheetPlayer {
  /**
   * The player's name, unique on the sheet.
   */
  name: string;
  /**
   * The player's points, instead of all cards.
   */
  points?: number;
  /**
   * The animals of the player's quartets; each belongs to one player.
   */
  quartets?: AnimalId[];
  /**
   * The animals whose pedigree cards the player has (C1.4).
   */
  pedigrees?: AnimalId[];
  /**
   * The number of the player's rats.
   */
  rats?: number;
  /**
   * Whether the player has the bonus card (C9.3).
   */
  bonus?: true;
  /**
   * The value of the player's money, if it counts (C9.5).
   */
  money?: number;
  /**
   * The id of an animal, or `rat`.
   */
  excluded?: string;
}
/**
 * A score sheet with its results (C9).
 */
export interface ScoredSheet {
  players: ScoredPlayer[];
  /**
   * The winners' places on the sheet, from 0.
   */
  winners: Seat[];
}
/**
 * A player's result; if only points are known, without `sheet` and `arithmetic`.
 */
export interface ScoredPlayer {
  name: string;
  total: number;
  /**
   * The player's rank, from 1; equal points share it (C9.6).
   */
  rank: number;
  sheet?: Sheet;
  /**
   * The calculation, such as (160 + 800 + 250) × 2 + 250 = 2670.
   */
  arithmetic?: string;
  better?: BetterExclusion;
}
/**
 * An exclusion that gives the owner of the rats more points (C9.4).
 */
export interface BetterExclusion {
  excluded: AnimalId;
  total: number;
}
/**
 * A new group (POST /api/groups).
 */
export interface NewGroup {
  name: string;
  players?: string[];
}
/**
 * The keys of a group.
 */
export interface GroupKeys {
  key: string;
  /**
   * The group's key for viewers.
   */
  share: string;
  /**
   * The key for calendar programs: GET /api/group/calendar/KEY.ics.
   */
  calendar?: string;
  webhook?: Webhook;
}
/**
 * A program that receives a group's games and evenings.
 */
export interface Webhook {
  /**
   * The webhook's address; absent after it was gone.
   */
  address?: string;
  /**
   * The result of the latest delivery.
   */
  went?: 'taken' | 'refused' | 'unreachable' | 'gone';
}
/**
 * A game to add or correct (POST and PUT /api/group/games).
 */
export interface WrittenGame {
  /**
   * A day, as 2026-11-21.
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
   * A day, as 2026-11-21.
   */
  date: string;
  place: string;
  note: string;
  sheet: ScoreSheet;
  id: number;
  scored: ScoredSheet;
  /**
   * Table and number of a game played on this server, such as k7q2m9/1.
   */
  online?: string;
}
/**
 * 50 games, newest first (GET /api/group/pages/N).
 */
export interface GroupGames {
  games: GroupGame[];
}
/**
 * A group (GET /api/group, and after every change).
 */
export interface Group {
  name: string;
  may_edit: boolean;
  players: GroupPlayer[];
  /**
   * The number of the group's games.
   */
  count: number;
  /**
   * The group's newest 50 games.
   */
  games: GroupGame[];
  /**
   * The group's latest change.
   */
  latest: GroupChange | null;
  evening?: NextEvening;
}
export interface GroupPlayer {
  id: number;
  name: string;
}
/**
 * The group's latest change, which can be undone.
 */
export interface GroupChange {
  number: number;
  kind: 'added' | 'corrected' | 'deleted';
  game: number;
}
/**
 * The group's next planned evening.
 */
export interface NextEvening {
  at: Time;
  place?: string;
}
/**
 * The numbers of games that an import added or knew already.
 */
export interface Imported {
  added: number;
  known: number;
  /**
   * The file's encoding: utf-8, utf-16, windows-1251 or windows-1252.
   */
  encoding?: string;
}
/**
 * An evening to plan (PUT /api/group/evening).
 */
export interface EveningPlan {
  at: Time;
  place: string;
}
/**
 * A try at a puzzle (PUT /api/group/puzzles/DAY/ID).
 */
export interface PuzzleTried {
  solved: boolean;
}
/**
 * A group's tries at puzzles (GET /api/group/puzzles).
 */
export interface GroupPuzzles {
  /**
   * Players who tried any puzzle of the last 100 days.
   */
  players: Puzzler[];
}
/**
 * The days, in order, on which a player tried the puzzle of the day.
 */
export interface Puzzler {
  player: number;
  /**
   * Days on which the first try was right.
   *
   * Items: A day, as 2026-11-21.
   */
  solved: string[];
  /**
   * Items: A day, as 2026-11-21.
   */
  missed: string[];
}
/**
 * A new webhook (PUT /api/group/webhook).
 */
export interface WebhookWanted {
  /**
   * The webhook's https address.
   */
  address: string;
}
/**
 * Body of a request to a group's webhook.
 */
export interface GroupPost {
  event: 'game_written' | 'evening_planned' | 'evening_called_off';
  /**
   * The group's name.
   */
  group: string;
  /**
   * The event as an English sentence.
   */
  text: string;
  /**
   * For `game_written`: the game's number.
   */
  game?: number;
  /**
   * For `game_written`: the game's day.
   */
  date?: string;
  place?: string;
  /**
   * For `game_written`: the results, best first.
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
 * A game that can be replayed (GET /api/tables/ID/record).
 */
export interface GameRecord {
  format: 'kuhhandel-record';
  version: 1;
  /**
   * The version of the rules of the game; absent: 1.
   */
  rules_version?: number;
  /**
   * The edition's id.
   */
  edition: string;
  /**
   * The edition file (docs/EDITIONS.md), if it is not built in.
   */
  edition_file?: {};
  rules?: Rules1;
  /**
   * The players' names by seat.
   */
  seats: string[];
  /**
   * The players' faces by seat; null: none.
   */
  faces?: (FaceId | null)[];
  /**
   * The text from which the cards were dealt; absent with a `position`.
   */
  seed?: string;
  /**
   * A seat's number, from 0, clockwise.
   */
  first?: number;
  proof?: ShuffleProof;
  position?: Position;
  commands: RecordCommand[];
  /**
   * The verdicts of the races.
   */
  races?: {
    /**
     * The index of the race's first command.
     */
    command: number;
    presses: JudgedPress[];
    drawn: boolean;
  }[];
  /**
   * Fingerprints: 4 hexadecimal digits for the start and each command.
   */
  trail?: string;
}
/**
 * A table's rules; the edition determines which fields exist.
 */
export interface Rules1 {}
/**
 * The origin of the seed (docs/FAIRNESS.md).
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
   * Random parts that were not revealed in time and are not in the seed.
   */
  withheld?: {
    hash: string;
    seat: Seat;
  }[];
}
/**
 * Every card's place at the start of a turn; absent fields are empty.
 */
export interface Position {
  turn: Seat;
  /**
   * The cards of the pile, top card first.
   */
  pile?: CardId[];
  hands?: MoneyCards2[];
  herds?: Herd[];
  pedigrees?: AnimalId[][];
  bonus?: Seat | null;
  /**
   * The number of paydays so far (C5.1).
   */
  donkeys?: number;
}
/**
 * A game step by step: a finished one (GET /api/tables/ID/games/N/replay/EYES), or the player's latest, without `course`, `deeds` and `tales` (GET /api/tables/ID/replay).
 */
export interface Replay {
  edition: Edition;
  seats: string[];
  /**
   * The players' faces by seat; null: none.
   */
  faces?: (FaceId | null)[];
  steps: ReplayStep[];
  course?: Standing[];
  deeds?: SeatTally[];
  /**
   * The game's highlights, best first, at most 5.
   */
  tales?: Tale[];
  fault?: ReplayFault;
}
/**
 * The events of one command of a finished game, as the viewer saw them.
 */
export interface ReplayStep {
  events: Event[];
  view: View;
  /**
   * All hands, if they are open.
   */
  hands?: MoneyCards2[];
}
/**
 * Each seat's money in hand, animals and points after a step.
 */
export interface Standing {
  money: number[];
  animals: number[];
  points: number[];
}
/**
 * A seat's actions: money paid and earned in auctions, bids above the hand, shown hands (C4.8, C7.5).
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
 * The command at which a replay ends: the rules refuse it, or its effect differs.
 */
export interface ReplayFault {
  /**
   * The command's index, from 0.
   */
  at: number;
  /**
   * The command's effect differs from the recorded one.
   */
  differs?: true;
  refusal?: RefusalName;
  clause?: string;
  command: {};
  message: string;
}
/**
 * All data of the name or group is deleted.
 */
export interface Erased {
  erased?: true;
}
/**
 * The server's key for push subscriptions (GET /api/notices).
 */
export interface NoticesKey {
  key: string;
}
/**
 * A push subscription (PUT /api/notices).
 */
export interface CalledBrowser {
  /**
   * The seats that get notifications; empty: unsubscribes the browser.
   */
  seats: KnownSeat[];
  /**
   * The address at the browser's push service.
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
 * Quiet hours in minutes of the day (UTC), over midnight if `until` is not later.
 */
export interface QuietHours {
  from: number;
  until: number;
  /**
   * The browser's time zone, such as Europe/Berlin, for clock changes.
   */
  zone?: string;
}
/**
 * The state of a browser's notifications.
 */
export interface NoticesKept {
  /**
   * The number of the browser's seats that get notifications.
   */
  seats: number;
  /**
   * Whether the server reaches the push service; absent if unknown.
   */
  is_reached?: boolean;
}
/**
 * The operator's data (GET /api/operator, and after every order).
 */
export interface OperatorTold {
  /**
   * The 100 most recently used tables.
   */
  tables: UsedTable[];
  /**
   * The newest 50 reports, newest first.
   */
  reports: ReportTold[];
  /**
   * The number of all stored reports.
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
   * The table closes when its connections have ended.
   */
  closes?: true;
  seen?: TableSeen;
}
/**
 * The table's summary; absent if its data cannot be read.
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
   * The player's name; absent if the seat is empty.
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
   * The table's chat, one line per message.
   */
  talk: string;
}
/**
 * A banned player or address.
 */
export interface BanTold {
  what: 'name' | 'address';
  /**
   * A normalised name, or an address.
   */
  text: string;
  /**
   * Whole milliseconds on the server's clock.
   */
  until?: number;
  /**
   * The reason for the banned player.
   */
  reason?: string;
}
/**
 * The server's limits and their range.
 */
export interface LimitsTold {
  in_force: ServerLimits;
  least: ServerLimits1;
  most: ServerLimits;
  /**
   * Limits were changed after the start.
   */
  are_set?: true;
}
/**
 * Limits of a server.
 */
export interface ServerLimits {
  /**
   * The total number of connections.
   */
  connections: number;
  /**
   * The number of tables in memory.
   */
  tables: number;
  /**
   * Multiplies the usual limits per address.
   */
  per_address: number;
}
/**
 * Limits of a server.
 */
export interface ServerLimits1 {
  /**
   * The total number of connections.
   */
  connections: number;
  /**
   * The number of tables in memory.
   */
  tables: number;
  /**
   * Multiplies the usual limits per address.
   */
  per_address: number;
}
/**
 * A table to close (POST /api/operator/close).
 */
export interface TableToClose {
  /**
   * The table's id.
   */
  table: string;
  /**
   * The reason for the table's players; may be empty.
   */
  reason: string;
}
/**
 * A new ban (POST /api/operator/ban).
 */
export interface BanOrder {
  what: 'name' | 'address';
  text: string;
  /**
   * The ban's length in days; absent: permanent.
   */
  days?: number;
  /**
   * The reason for the banned player.
   */
  reason?: string;
}
/**
 * A ban to lift (POST /api/operator/unban).
 */
export interface UnbanOrder {
  what: 'name' | 'address';
  text: string;
}
/**
 * New limits (POST /api/operator/limits); absent ones stay unchanged.
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
   * The table's name.
   */
  name: string;
  /**
   * For `turn`: the decision to make.
   */
  asked_for?: 'turn' | 'bid' | 'sell' | 'pay' | 'offer' | 'answer' | 'claim' | 'rat' | 'divide' | 'exclude';
  /**
   * The player who auctions, bids, challenges or will be paid.
   */
  who?: string;
  /**
   * The animal at stake.
   */
  animal?: string;
  /**
   * The animal's name, if the edition's file has one.
   */
  animal_name?: string;
  /**
   * Whole milliseconds on the server's clock.
   */
  until?: number;
}
/**
 * A group's statistics (GET /api/group/statistics[/YEAR]).
 */
export interface GroupStatistics {
  games: number;
  /**
   * The number of days with games.
   */
  days: number;
  first: string | null;
  last: string | null;
  /**
   * The years with games.
   */
  years: number[];
  names: GroupPlayer[];
  players: PlayerFigures[];
  pairs: HeadToHead[];
  /**
   * The latest 30 games, oldest first.
   */
  latest: PlayedGame[];
  months: MonthFigures[];
  /**
   * The smallest lead of a winner.
   */
  closest: Lead | null;
  /**
   * The largest lead of a winner.
   */
  clearest: Lead | null;
}
/**
 * A player's statistics; `shared` is the number of shared wins (C9.6).
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
   * A day, as 2026-11-21.
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
 * A player's strength: mean and deviation in the rating model.
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
   * A day, as 2026-11-21.
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
   * The month, such as 2026-11.
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
 * A winner's lead over the second, and its games.
 */
export interface Lead {
  lead: number;
  /**
   * The number of games with exactly this lead.
   */
  count: number;
  /**
   * The first 12 games with this lead, oldest first.
   */
  games: RecordGame[];
}
export interface RecordGame {
  game: number;
  /**
   * A day, as 2026-11-21.
   */
  date: string;
  /**
   * The winners' numbers in the group.
   */
  winners: number[];
}
/**
 * A name's public ratings from its rated games (POST /api/ratings).
 */
export interface NameTold {
  name: string;
  games: number;
  wins: number;
  /**
   * The number of bids above the money in hand.
   */
  bluffs: number;
  /**
   * How many `bluffs` were exposed.
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
 * A name's rating in an edition with a number of seats.
 */
export interface RatingOfName {
  edition: string;
  seats: number;
  games: number;
  /**
   * Games in which no other registered name was ahead.
   */
  wins: number;
  /**
   * The ratings after the latest games, oldest first.
   */
  course: RatingMark[];
}
/**
 * A name's rating after a game.
 */
export interface RatingMark {
  ended: Time;
  /**
   * The rating in points; new names have 1000.
   */
  points: number;
  /**
   * The rating's standard deviation, in points.
   */
  give_or_take: number;
  /**
   * Whether the rating is still uncertain.
   */
  provisional: boolean;
}
/**
 * Rating changes (GET /api/tables/ID/games/NUMBER/ratings).
 */
export interface RatedGameTold {
  /**
   * The changes by seat; empty if the game is not rated.
   */
  changes: RatingChange[];
}
/**
 * The change of a name's rating by a game.
 */
export interface RatingChange {
  seat: Seat;
  name: string;
  /**
   * The points before the game.
   */
  before: number;
  /**
   * The points after the game.
   */
  after: number;
  /**
   * Whether the rating is still uncertain.
   */
  provisional: boolean;
  /**
   * Whether the player left before the end.
   */
  has_left: boolean;
}
/**
 * The server of a cluster that owns the requested path.
 */
export interface TablesAt {
  /**
   * The server's origin, such as `https://two.example`.
   */
  address: string;
}
/**
 * A game with all cards open, as `kuhhandel replay --json` prints it.
 */
export interface OpenState {
  /**
   * The phase, as in a view; a rat round also has all `money` on the rat.
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
   * The number of cards left in the pile.
   */
  pile: number;
  bank: MoneyCards2;
  /**
   * The points by seat at this point of the game.
   */
  scores: number[];
  /**
   * The winners; empty before the end of the game.
   */
  winners: Seat[];
  /**
   * A fingerprint of the state, the same on every machine.
   */
  digest: string;
}
