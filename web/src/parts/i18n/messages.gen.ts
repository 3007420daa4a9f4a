// Generated from web/messages by `npm run generate`; not to be edited.
import type { Who } from './who';

export interface CoreMessages {
  readonly language: {
    readonly code: string;
    readonly label: string;
  };
  readonly page: {
    readonly and: string;
    readonly newVersion: string;
    readonly reload: string;
    readonly home: string;
    readonly theme: string;
    readonly skip: string;
    readonly tools: string;
    readonly lookBack: string;
    readonly nav: string;
    readonly keys: string;
    readonly close: string;
    readonly rules: string;
    readonly foot: string;
    readonly privacy: string;
    readonly documents: string;
    readonly notFound: string;
    readonly goHome: string;
    readonly loading: string;
    readonly slow: string;
    readonly notLoaded: string;
    readonly broken: string;
    readonly again: string;
  };
  readonly connection: {
    readonly lost: string;
    readonly lostWatching: string;
    readonly back: string;
  };
  readonly lobby: {
    readonly title: string;
    readonly headline: string;
    readonly lead: string;
    readonly playNow: string;
    readonly withFriends: string;
    readonly alsoKnown: string;
    readonly people: (count: number) => string;
    readonly playBots: string;
    readonly open: string;
    readonly openGo: string;
    readonly yourName: string;
    readonly keepName: string;
    readonly ownName: (name: string | number) => string;
    readonly tableName: string;
    readonly defaultTable: (player: string | number) => string;
    readonly botTable: string;
    readonly edition: string;
    readonly seats: string;
    readonly seatCount: (count: number) => string;
    readonly fillBots: string;
    readonly friendsOnly: string;
    readonly join: string;
    readonly joinGo: string;
    readonly code: string;
    readonly joinHint: string;
    readonly noSuchCode: string;
    readonly tables: string;
    readonly noTables: string;
    readonly free: (count: number) => string;
    readonly state: {
      readonly waiting: string;
      readonly running: string;
      readonly finished: string;
    };
    readonly kept: string;
    readonly group: string;
    readonly noGroup: string;
    readonly play: string;
    readonly scorePad: string;
    readonly myGames: string;
    readonly learn: string;
    readonly guest: string;
  };
  readonly errors: {
    readonly name_kept: string;
    readonly name_for_all: string;
    readonly unwelcome_word: string;
    readonly no_such_name: string;
    readonly no_connection: string;
    readonly answer_lost: string;
    readonly name_taken: string;
    readonly seat_taken: string;
    readonly too_many_ask: string;
    readonly face_taken: string;
    readonly table_full: string;
    readonly game_running: string;
    readonly no_such_table: string;
    readonly bad_field: string;
    readonly not_loaded: string;
    readonly bad_name: string;
    readonly table_closed: string;
    readonly banned: string;
    readonly name_banned: string;
    readonly bad_token: string;
    readonly too_large: string;
    readonly lobby_full: string;
    readonly full: string;
    readonly storage_full: string;
    readonly broken: string;
    readonly no_net: string;
    readonly no_engine: string;
    readonly no_webassembly: string;
    readonly no_module: string;
    readonly old_browser: string;
    readonly no_storage: string;
    readonly endsAt: (time: string | number) => string;
    readonly hasNoEnd: string;
    readonly theySay: (reason: string | number) => string;
    readonly other: (message: string | number) => string;
  };
  readonly lesson: {
    readonly learn: string;
    readonly learnLine: string;
    readonly hints: string;
    readonly hintsOff: string;
    readonly noHint: string;
    readonly ask: string;
  };
  readonly bots: {
    readonly name: (kind: string) => string;
    readonly against: (names: string | number) => string;
    readonly change: string;
    readonly who: string;
    readonly howMany: (least: string | number, most: string | number) => string;
    readonly playNow: string;
    readonly choose: string;
    readonly kindOf: (player: string | number) => string;
    readonly levels: string;
    readonly likeMe: string;
    readonly level: (level: string | number) => string;
    readonly againstLevel: (level: string | number) => string;
    readonly talk: string;
    readonly why: (player: string | number) => string;
    readonly because: {
      readonly whim: (lot: unknown, other: unknown, worth: unknown, price: unknown, limit: unknown, sure: unknown) => string;
      readonly no_choice: (lot: unknown, other: unknown, worth: unknown, price: unknown, limit: unknown, sure: unknown) => string;
      readonly gain: (lot: string | number, other: unknown, worth: number, price: unknown, limit: unknown, sure: unknown) => string;
      readonly too_dear: (lot: string | number, other: unknown, worth: number, price: unknown, limit: unknown, sure: unknown) => string;
      readonly no_means: (lot: string | number, other: unknown, worth: unknown, price: unknown, limit: unknown, sure: unknown) => string;
      readonly drive_up: (lot: string | number, other: string | number, worth: unknown, price: unknown, limit: unknown, sure: unknown) => string;
      readonly deny: (lot: string | number, other: string | number, worth: unknown, price: unknown, limit: unknown, sure: unknown) => string;
      readonly bluff: (lot: unknown, other: unknown, worth: unknown, price: unknown, limit: unknown, sure: unknown) => string;
      readonly save: (lot: unknown, other: unknown, worth: unknown, price: unknown, limit: unknown, sure: unknown) => string;
      readonly wait: (lot: unknown, other: unknown, worth: unknown, price: unknown, limit: unknown, sure: unknown) => string;
      readonly limit: (lot: string | number, other: unknown, worth: unknown, price: unknown, limit: number, sure: unknown) => string;
      readonly learnt: (lot: unknown, other: unknown, worth: unknown, price: unknown, limit: unknown, sure: string | number) => string;
      readonly foreseen: (lot: unknown, other: unknown, worth: unknown, price: unknown, limit: unknown, sure: unknown) => string;
    };
    readonly notYet: string;
    readonly another: string;
    readonly did: {
      readonly silence: (lot: unknown, other: unknown, worth: unknown, price: unknown, limit: unknown, sure: unknown) => string;
      readonly auction: (lot: unknown, other: unknown, worth: unknown, price: unknown, limit: unknown, sure: unknown) => string;
      readonly challenge: (lot: unknown, other: string | number, worth: unknown, price: unknown, limit: unknown, sure: unknown) => string;
      readonly bid: (lot: unknown, other: unknown, worth: unknown, price: number, limit: unknown, sure: unknown) => string;
      readonly hammer: (lot: unknown, other: unknown, worth: unknown, price: unknown, limit: unknown, sure: unknown) => string;
      readonly sell: (lot: unknown, other: unknown, worth: unknown, price: unknown, limit: unknown, sure: unknown) => string;
      readonly buy: (lot: unknown, other: unknown, worth: unknown, price: unknown, limit: unknown, sure: unknown) => string;
      readonly pay: (lot: unknown, other: unknown, worth: unknown, price: unknown, limit: unknown, sure: unknown) => string;
      readonly offer: (lot: unknown, other: unknown, worth: unknown, price: unknown, limit: unknown, sure: unknown) => string;
      readonly accept: (lot: unknown, other: unknown, worth: unknown, price: unknown, limit: unknown, sure: unknown) => string;
      readonly counter: (lot: unknown, other: unknown, worth: unknown, price: unknown, limit: unknown, sure: unknown) => string;
      readonly stop: (lot: unknown, other: unknown, worth: unknown, price: unknown, limit: unknown, sure: unknown) => string;
      readonly claim: (lot: unknown, other: unknown, worth: unknown, price: unknown, limit: unknown, sure: unknown) => string;
      readonly tick: (lot: unknown, other: unknown, worth: unknown, price: unknown, limit: unknown, sure: unknown) => string;
      readonly take: (lot: unknown, other: unknown, worth: unknown, price: unknown, limit: unknown, sure: unknown) => string;
      readonly lay: (lot: unknown, other: unknown, worth: unknown, price: unknown, limit: unknown, sure: unknown) => string;
      readonly divide: (lot: unknown, other: unknown, worth: unknown, price: unknown, limit: unknown, sure: unknown) => string;
      readonly keep: (lot: unknown, other: unknown, worth: unknown, price: unknown, limit: unknown, sure: unknown) => string;
      readonly give: (lot: unknown, other: unknown, worth: unknown, price: unknown, limit: unknown, sure: unknown) => string;
      readonly exclude: (lot: unknown, other: unknown, worth: unknown, price: unknown, limit: unknown, sure: unknown) => string;
    };
    readonly lot: (copy: number, the: string | number, animal: string | number) => string;
    readonly it: string;
    readonly sentence: (deed: string | number, reason: string | number) => string;
  };
  readonly conduct: {
    readonly open: string;
    readonly speed: string;
    readonly pace: (speed: number) => string;
    readonly paceHint: (speed: number) => string;
    readonly ownGavel: string;
    readonly ownGavelHint: string;
    readonly absence: string;
    readonly standIn: string;
    readonly pauseFor: string;
    readonly goOn: string;
    readonly standInKind: string;
    readonly pause: string;
    readonly resume: string;
    readonly paused: string;
    readonly waitsFor: (name: string | number) => string;
    readonly seats: string;
    readonly botFor: (name: string | number) => string;
    readonly botHere: string;
    readonly free: (name: string | number) => string;
    readonly bot: string;
    readonly freeSeat: string;
    readonly askFree: (name: string | number) => string;
    readonly freeHint: string;
    readonly freeNow: string;
    readonly notNow: string;
    readonly empty: string;
    readonly standsIn: (bot: string | number) => string;
    readonly call: readonly [string, string, string];
    readonly callHint: string;
    readonly openHands: {
      readonly setting: string;
      readonly never: string;
      readonly after: (minutes: number) => string;
      readonly late: (minutes: number) => string;
      readonly seesLate: (minutes: string | number) => string;
      readonly quiet: string;
      readonly firstAt: (time: string | number, moves: number) => string;
      readonly warning: string;
    };
    readonly review: {
      readonly together: string;
      readonly leads: string;
      readonly follows: (name: string | number) => string;
      readonly alone: (name: string | number) => string;
      readonly leave: string;
      readonly again: string;
      readonly over: string;
    };
    readonly told: {
      readonly standIn: (name: string | number, bot: string | number) => string;
      readonly paused: (name: string | number | null | undefined) => string;
      readonly resumed: string;
      readonly conducted: (speed: string | number) => string;
    };
  };
  readonly correspondence: {
    readonly answerTime: string;
    readonly live: string;
    readonly within: (hours: string | number) => string;
    readonly explained: string;
    readonly silent: string;
    readonly asked: (name: string | number, until: string | number) => string;
    readonly youUntil: (until: string | number) => string;
    readonly bidAsked: (lot: string | number) => string;
    readonly callMe: string;
  };
  readonly daily: {
    readonly title: string;
    readonly today: string;
    readonly lead: (names: string | number) => string;
    readonly play: string;
    readonly goOn: string;
    readonly table: (day: string | number) => string;
    readonly streak: (count: number) => string;
    readonly result: (points: number, rank: number, players: string | number) => string;
    readonly share: string;
    readonly copied: string;
    readonly line: (day: string | number, result: string | number, streak: number) => string;
    readonly puzzle: string;
    readonly tomorrow: string;
  };
  readonly device: {
    readonly sound: string;
    readonly open: string;
    readonly title: string;
    readonly game: string;
    readonly calls: string;
    readonly touch: string;
    readonly keys: string;
    readonly keysHint: string;
  };
  readonly editions: {
    readonly rules: {
      readonly settlement: {
        readonly name: string;
        readonly choices: {
          readonly exchange: {
            readonly name: string;
            readonly line: string;
          };
          readonly winner_pays: {
            readonly name: string;
            readonly line: string;
          };
        };
      };
      readonly zeros_return: {
        readonly name: string;
        readonly choices: {
          readonly false: {
            readonly name: string;
            readonly line: string;
          };
          readonly true: {
            readonly name: string;
            readonly line: string;
          };
        };
      };
      readonly offer_count: {
        readonly name: string;
        readonly choices: {
          readonly open: {
            readonly name: string;
            readonly line: string;
          };
          readonly concealed: {
            readonly name: string;
            readonly line: string;
          };
        };
      };
      readonly least_offer: {
        readonly name: string;
        readonly choices: {
          readonly 0: {
            readonly name: string;
            readonly line: string;
          };
          readonly 1: {
            readonly name: string;
            readonly line: string;
          };
        };
      };
      readonly payments: {
        readonly name: string;
        readonly choices: {
          readonly open: {
            readonly name: string;
            readonly line: string;
          };
          readonly closed: {
            readonly name: string;
            readonly line: string;
          };
        };
      };
      readonly insolvency: {
        readonly name: string;
        readonly choices: {
          readonly reauction_without: {
            readonly name: string;
            readonly line: string;
          };
          readonly continue_without: {
            readonly name: string;
            readonly line: string;
          };
          readonly reauction_capped: {
            readonly name: string;
            readonly line: string;
          };
        };
      };
      readonly super_trade: {
        readonly name: string;
        readonly choices: {
          readonly false: {
            readonly name: string;
            readonly line: string;
          };
          readonly true: {
            readonly name: string;
            readonly line: string;
          };
        };
      };
      readonly multiply: {
        readonly name: string;
        readonly choices: {
          readonly true: {
            readonly name: string;
            readonly line: string;
          };
          readonly false: {
            readonly name: string;
            readonly line: string;
          };
        };
      };
      readonly bonus: {
        readonly name: string;
        readonly choices: {
          readonly false: {
            readonly name: string;
            readonly line: string;
          };
          readonly true: {
            readonly name: string;
            readonly line: string;
          };
        };
      };
      readonly money_counts: {
        readonly name: string;
        readonly choices: {
          readonly false: {
            readonly name: string;
            readonly line: string;
          };
          readonly true: {
            readonly name: string;
            readonly line: string;
          };
        };
      };
    };
    readonly house: string;
    readonly asPublished: string;
    readonly changed: (count: number) => string;
    readonly count: (count: number) => string;
    readonly differs: string;
    readonly reset: string;
    readonly refused: (why: string | number) => string;
  };
  readonly local: {
    readonly title: string;
    readonly lead: string;
    readonly playOffline: string;
    readonly here: string;
    readonly player: (place: string | number) => string;
    readonly alone: string;
    readonly noServer: string;
    readonly over: string;
    readonly forget: (table: string | number) => string;
    readonly pass: (name: string | number) => string;
    readonly passWhy: string;
    readonly iAm: (name: string | number) => string;
    readonly putBack: string;
    readonly bids: (name: string | number, amount: string | number) => string;
    readonly claims: (name: string | number) => string;
    readonly look: (name: string | number) => string;
  };
  readonly rule: {
    readonly clause: (clause: string | number) => string;
    readonly open: string;
    readonly title: string;
  };
}

export interface GameMessages {
  readonly room: {
    readonly title: (table: string | number) => string;
    readonly table: (code: string | number) => string;
    readonly summary: (edition: string | number, seats: string | number, pace: string | number) => string;
    readonly seats: string;
    readonly here: (people: number, bots: number) => string;
    readonly you: string;
    readonly host: string;
    readonly person: string;
    readonly away: string;
    readonly bot: (kind: string | number) => string;
    readonly empty: string;
    readonly aFriend: string;
    readonly changeSeat: (seat: string | number) => string;
    readonly settings: string;
    readonly addBot: string;
    readonly addBotTo: (seat: string | number) => string;
    readonly remove: string;
    readonly removeNamed: (name: string | number) => string;
    readonly start: string;
    readonly startWithBots: (count: number) => string;
    readonly waitsForHost: (host: string | number) => string;
    readonly dealing: (names: string | number) => string;
    readonly invite: string;
    readonly qr: string;
    readonly link: string;
    readonly copy: string;
    readonly copied: string;
    readonly share: string;
    readonly invitation: (link: string | number) => string;
    readonly otherDevice: string;
    readonly otherDeviceHint: string;
    readonly seatQr: string;
    readonly seatLink: string;
    readonly watching: string;
  };
  readonly mine: {
    readonly button: string;
    readonly label: string;
    readonly stands: (count: string | number) => string;
    readonly price: string;
    readonly cards: (count: number) => string;
    readonly title: (count: number) => string;
    readonly hold: (count: string | number) => string;
    readonly bluff: (count: string | number) => string;
    readonly bound: (count: number) => string;
    readonly boundEmpty: string;
    readonly or: string;
    readonly hint: string;
    readonly pressed: string;
    readonly auctioning: (the: string | number) => string;
    readonly auctioneerHint: string;
    readonly watching: (the: string | number) => string;
  };
  readonly claim: {
    readonly called: string;
    readonly sellHint: (whom: string | number, count: number) => string;
    readonly buyHint: (whom: string | number, count: number) => string;
    readonly poor: (held: number) => string;
    readonly payTitle: (whom: string | number, count: number) => string;
    readonly pay: (count: number, sum: string | number) => string;
    readonly missing: (count: number) => string;
    readonly tooMany: (count: number) => string;
    readonly shown: (asked: number, held: number) => string;
  };
  readonly rat: {
    readonly title: string;
    readonly order: string;
    readonly laid: (count: number) => string;
    readonly yourChoice: string;
    readonly chooses: string;
    readonly toCome: string;
    readonly last: string;
    readonly take: string;
    readonly takeHint: (count: number, which: number) => string;
    readonly cost: (all: number) => string;
    readonly orLay: string;
    readonly tap: string;
    readonly faceDown: string;
    readonly lay: (value: string | number, count: string | number) => string;
    readonly mustTake: string;
    readonly onIt: (count: number) => string;
    readonly pile: (count: number) => string;
    readonly waits: (name: string | number) => string;
    readonly took: (name: string | number) => string;
    readonly youTook: string;
    readonly with: (count: number) => string;
    readonly secretHint: string;
    readonly tradeHint: string;
    readonly accept: (count: number | null | undefined, what: string | number) => string;
  };
  readonly division: {
    readonly look: string;
    readonly title: (the: string | number) => string;
    readonly only: string;
    readonly keep: string;
    readonly give: (name: string | number) => string;
    readonly keepHint: (mine: string | number, name: string | number) => string;
    readonly giveHint: (theirs: string | number) => string;
    readonly yourNth: (count: number, animal: string | number, full: boolean) => string;
    readonly theirNth: (count: number, animal: string | number, name: string | number, full: boolean) => string;
    readonly next: string;
    readonly looks: (name: string | number) => string;
    readonly waits: (name: string | number) => string;
    readonly watching: (name: string | number) => string;
    readonly choosesTurn: (name: string | number) => string;
    readonly money: string;
    readonly paid: (paid: string | number, of: string | number) => string;
    readonly cardPaid: (value: string | number) => string;
    readonly moneyCards: (count: number) => string;
    readonly gets: (name: string | number) => string;
    readonly youGet: string;
    readonly kept: (name: string | number) => string;
    readonly youKept: string;
    readonly gave: (name: string | number) => string;
    readonly youGave: string;
    readonly unseenMoney: string;
  };
  readonly exclusion: {
    readonly title: string;
    readonly without: (many: string | number) => string;
    readonly scores: (points: number) => string;
    readonly most: string;
    readonly waits: (name: string | number) => string;
  };
  readonly bonus: {
    readonly title: string;
    readonly to: (name: string | number, worth: number) => string;
  };
  readonly memory: {
    readonly title: string;
    readonly player: string;
    readonly paid: string;
    readonly received: string;
    readonly donkeys: string;
    readonly trades: string;
    readonly hint: string;
    readonly forbidden: string;
    readonly setting: string;
    readonly settingHint: string;
    readonly showed: (name: string | number, sum: string | number, money: string | number | null | undefined) => string;
  };
  readonly menu: {
    readonly title: string;
    readonly log: string;
    readonly rules: string;
    readonly table: string;
    readonly hint: string;
    readonly on: string;
    readonly off: string;
    readonly light: string;
    readonly dark: string;
    readonly leave: string;
    readonly seatKept: string;
  };
  readonly moments: {
    readonly on: string;
    readonly onToMe: string;
    readonly meanwhile: string;
    readonly moves: (count: number) => string;
    readonly waitingFor: (names: string | number) => string;
    readonly payday: (value: string | number) => string;
    readonly handedOut: (before: string | number, after: string | number) => string;
    readonly safe: string;
    readonly was: (total: string | number, quartets: number) => string;
    readonly ifNow: string;
  };
  readonly play: {
    readonly you: string;
    readonly cards: (count: number) => string;
    readonly left: (count: number) => string;
    readonly cardsLeft: (count: number) => string;
    readonly pile: (count: number) => string;
    readonly donkeys: (count: string | number, of: string | number) => string;
    readonly moneyCards: string;
    readonly moneyCardsOf: (count: number) => string;
    readonly players: string;
    readonly ownedOf: (animal: string | number, count: string | number, of: string | number) => string;
    readonly withPedigree: (animal: string | number, count: string | number, of: string | number) => string;
    readonly worthOf: (animal: string | number, worth: string | number) => string;
    readonly pedigreeWorth: (animal: string | number, worth: string | number) => string;
    readonly bonusCard: (worth: string | number) => string;
    readonly yourMove: string;
    readonly secondsLeft: (seconds: string | number) => string;
    readonly titleMove: (what: string | number) => string;
    readonly herd: string;
    readonly yourHerd: string;
    readonly noHerd: string;
    readonly purse: string;
    readonly yourPurse: string;
    readonly purseLeft: string;
    readonly onlyYou: string;
    readonly cover: string;
    readonly openPurse: string;
    readonly moneyCard: (value: string | number) => string;
    readonly stack: (value: string | number, count: string | number) => string;
    readonly cardsOf: (value: string | number, count: number) => string;
    readonly status: {
      readonly passed: string;
      readonly auctions: string;
      readonly leads: string;
      readonly bid: (amount: string | number) => string;
      readonly shown: string;
      readonly showed: (sum: string | number) => string;
      readonly showedCards: (count: number) => string;
      readonly first: string;
      readonly chooses: string;
      readonly sellsOrBuys: string;
      readonly pays: string;
      readonly getsPaid: string;
      readonly lays: string;
      readonly answers: string;
      readonly trades: string;
      readonly waits: string;
      readonly bot: string;
      readonly away: string;
    };
    readonly gavel: string;
    readonly ring: {
      readonly label: string;
      readonly time: (calls: number) => string;
      readonly highest: string;
      readonly none: string;
      readonly once: string;
      readonly twice: string;
      readonly tracker: (many: string | number, owners: string | number) => string;
      readonly forSale: string;
      readonly owned: (name: string | number, count: string | number) => string;
      readonly nth: (count: number, animal: string | number) => string;
      readonly ladder: string;
      readonly trail: string;
      readonly bluffFrom: (amount: string | number) => string;
    };
    readonly turn: {
      readonly title: string;
      readonly auction: string;
      readonly trades: string;
      readonly stop: string;
      readonly oneMore: string;
      readonly afterTrade: string;
      readonly mustTrade: string;
      readonly noTrades: string;
      readonly trade: (animal: string | number, whom: string | number) => string;
      readonly about: (count: string | number, all: string | number, mine: string | number, whom: string | number, theirs: string | number, many: string | number) => string;
    };
    readonly bid: {
      readonly pass: string;
      readonly upTo: (amount: string | number) => string;
      readonly upToSome: string;
      readonly upToNow: (amount: string | number) => string;
      readonly reached: (amount: string | number) => string;
      readonly passDear: string;
      readonly backIn: string;
      readonly raiseOwn: (amount: string | number) => string;
      readonly title: (the: string | number) => string;
      readonly may: string;
      readonly cut: string;
      readonly lead: string;
      readonly bid: string;
      readonly exact: string;
      readonly pays: (amount: string | number) => string;
      readonly bluff: string;
      readonly beyond: (purse: string | number) => string;
      readonly other: string;
      readonly otherAmount: string;
      readonly quick: string;
      readonly less: string;
      readonly more: string;
      readonly yours: string;
      readonly above: (amount: string | number) => string;
      readonly bluffValue: (amount: string | number, above: string | number) => string;
      readonly coveredTo: (from: string | number, to: string | number) => string;
      readonly go: (amount: string | number) => string;
      readonly goBluff: (amount: string | number) => string;
      readonly risen: (amount: string | number) => string;
      readonly auctioning: (the: string | number) => string;
      readonly hammer: string;
      readonly watching: (the: string | number) => string;
      readonly bound: (most: string | number) => string;
      readonly shown: string;
    };
    readonly right: {
      readonly title: string;
      readonly sell: string;
      readonly sellHint: (whom: string | number, amount: string | number) => string;
      readonly buy: string;
      readonly buyHint: (whom: string | number, amount: string | number) => string;
      readonly poor: (purse: string | number) => string;
      readonly tooPoor: string;
    };
    readonly sale: {
      readonly label: string;
    };
    readonly tray: {
      readonly payTitle: (whom: string | number, amount: string | number) => string;
      readonly youPay: (count: number) => string;
      readonly payExact: (amount: string | number) => string;
      readonly payOver: (amount: string | number, over: string | number) => string;
      readonly payMissing: (missing: string | number) => string;
      readonly suggested: string;
      readonly withZero: string;
      readonly offerTitle: string;
      readonly notThis: string;
      readonly againTitle: string;
      readonly yourOffer: (count: number) => string;
      readonly lay: (count: number) => string;
      readonly layNothing: string;
      readonly layMissing: (count: number) => string;
      readonly concealed: string;
      readonly answerTitle: string;
      readonly accept: string;
      readonly acceptHint: (count: number | null | undefined, give: string | number) => string;
      readonly acceptNothing: (give: string | number) => string;
      readonly orCounter: string;
      readonly yourCounter: (count: number) => string;
      readonly counter: (count: number) => string;
      readonly counterMissing: string;
      readonly label: string;
      readonly empty: string;
      readonly takeBack: (value: string | number) => string;
      readonly add: (value: string | number, left: string | number, selected: number) => string;
      readonly quick: string;
      readonly zero: string;
      readonly zeroHint: string;
      readonly third: string;
      readonly highest: string;
      readonly all: string;
      readonly sumAndCards: (sum: string | number, count: number) => string;
    };
    readonly trade: {
      readonly title: string;
      readonly atStake: string;
      readonly challenges: string;
      readonly youChallenge: string;
      readonly mustAnswer: string;
      readonly youMustAnswer: string;
      readonly mustTrade: string;
      readonly youMustTrade: string;
      readonly faceDown: (count: number | null | undefined) => string;
      readonly nothingLaid: string;
      readonly waitsOffer: string;
      readonly single: (animal: string | number, mine: string | number, theirs: string | number) => string;
      readonly pair: (many: string | number) => string;
      readonly you: string;
      readonly of: (name: string | number) => string;
      readonly give: (count: number, animal: string | number, many: string | number) => string;
      readonly between: string;
      readonly you_and: (name: string | number) => string;
      readonly result: (winner: string | number, many: string | number) => string;
      readonly resultOne: (winner: string | number, the: string | number) => string;
      readonly resultYou: (what: string | number) => string;
      readonly wasYours: (count: number) => string;
      readonly wasOf: (count: number, name: string | number) => string;
      readonly equal: string;
      readonly accepted: string;
      readonly laid: (count: number) => string;
    };
    readonly payday: {
      readonly title: string;
      readonly nth: (time: number, of: string | number) => string;
      readonly text: (value: string | number) => string;
      readonly payments: string;
    };
    readonly quartet: {
      readonly title: (copies: number, many: string | number, name: string | number) => string;
    };
    readonly shown: {
      readonly title: string;
      readonly missing: (amount: string | number, sum: string | number) => string;
    };
    readonly noBid: string;
    readonly wait: {
      readonly chooses: (name: string | number) => string;
      readonly decides: (name: string | number) => string;
      readonly pays: (name: string | number, whom: string | number) => string;
      readonly offers: (name: string | number, whom: string | number) => string;
      readonly answers: (name: string | number) => string;
      readonly you: string;
      readonly watch: string;
      readonly over: string;
    };
    readonly log: {
      readonly title: string;
      readonly empty: string;
    };
    readonly score: {
      readonly title: (table: string | number) => string;
      readonly winner: string;
      readonly winners: string;
      readonly youWin: string;
      readonly wins: (names: string | number) => string;
      readonly win: (names: string | number) => string;
      readonly points: (score: number) => string;
      readonly ahead: (points: string | number, who: Who) => string;
      readonly standing: string;
      readonly withoutRats: (sum: string | number, total: number, cost: number) => string;
      readonly cash: (cash: string | number, total: number) => string;
      readonly none: string;
      readonly again: string;
      readonly waitHost: (host: string | number) => string;
      readonly watch: string;
      readonly record: string;
      readonly place: (place: number) => string;
    };
    readonly proof: {
      readonly title: string;
      readonly none: string;
      readonly bound: string;
      readonly notBound: string;
      readonly mine: string;
      readonly notMine: string;
      readonly others: string;
      readonly notOthers: string;
      readonly brokenOff: (count: number) => string;
      readonly withheld: (count: number) => string;
      readonly seed: string;
      readonly notSeed: string;
    };
    readonly keys: {
      readonly title: string;
      readonly list: readonly [readonly [string, string], readonly [string, string], readonly [string, string], readonly [string, string], readonly [string, string], readonly [string, string], readonly [string, string], readonly [string, string], readonly [string, string], readonly [string, string], readonly [string, string], readonly [string, string], readonly [string, string], readonly [string, string], readonly [string, string], readonly [string, string], readonly [string, string], readonly [string, string], readonly [string, string]];
    };
  };
  readonly race: {
    readonly pressed: (count: string | number | null | undefined, amount: string | number | null | undefined) => string;
    readonly verdict: (first: Who, drawn: boolean, others: string | number) => string;
    readonly at: (count: number) => string;
    readonly handFirst: (who: Who) => string;
    readonly youLater: (after: string | number) => string;
    readonly later: (after: string | number) => string;
    readonly isFirst: string;
    readonly drawn: (who: Who) => string;
    readonly roundTrip: (ms: string | number) => string;
    readonly fair: string;
    readonly lanes: string;
    readonly sold: string;
    readonly hand: (who: Who, what: string | number) => string;
    readonly lagTold: (name: string | number, ms: string | number) => string;
    readonly lag: (ms: number) => string;
    readonly lagOf: (name: string | number, ms: string | number) => string;
    readonly sameTime: (name: Who) => string;
    readonly laterBy: (name: Who, after: string | number) => string;
    readonly earlierBy: (name: Who, after: string | number) => string;
  };
  readonly refusal: {
    readonly names: {
      readonly not_now: string;
      readonly not_yours: string;
      readonly own_auction: string;
      readonly barred: string;
      readonly above_shown_hand: string;
      readonly wrong_number_of_cards: string;
      readonly must_take: string;
      readonly no_such_quartet: string;
      readonly bid_too_low: string;
      readonly bid_not_in_tens: string;
      readonly bid_beyond_all_money: string;
      readonly not_enough_paid: string;
      readonly not_your_cards: string;
      readonly cannot_buy: string;
      readonly too_few_cards: string;
      readonly no_such_trade: string;
      readonly pile_empty: string;
      readonly not_host: string;
      readonly not_waiting: string;
      readonly not_finished: string;
      readonly seat_taken: string;
      readonly seat_empty: string;
      readonly seats_empty: string;
      readonly no_such_seat: string;
      readonly no_such_bot: string;
      readonly not_running: string;
      readonly is_paused: string;
      readonly no_big_screen: string;
      readonly has_big_screen: string;
      readonly is_opening: string;
      readonly broken_off_too_often: string;
      readonly not_paused: string;
      readonly not_your_gavel: string;
      readonly not_asked: string;
      readonly too_soon: string;
      readonly too_often: string;
      readonly disk_full: string;
    };
    readonly paused: string;
    readonly other: (message: string | number) => string;
    readonly overtaken: (name: string | number, amount: string | number) => string;
  };
  readonly shows: {
    readonly against: (challenger: Who, challenged: Who) => string;
    readonly staked: (stake: string | number) => string;
    readonly onlyTwo: string;
    readonly watched: (laid: string | number, against: string | number) => string;
    readonly sums: (mine: string | number, theirs: string | number) => string;
    readonly more: (by: string | number) => string;
    readonly less: (by: string | number) => string;
    readonly same: string;
    readonly sumFor: (sum: string | number, stake: string | number) => string;
    readonly ledger: (gave: string | number, received: string | number) => string;
    readonly purse: (before: string | number, after: string | number) => string;
    readonly seen: (laid: string | number) => string;
    readonly seenBoth: (laid: string | number, against: string | number) => string;
    readonly zerosFor: (count: number, stake: string | number) => string;
    readonly littleFor: (sum: string | number, stake: string | number) => string;
    readonly laughs: string;
    readonly groans: string;
    readonly bluffHeld: (who: Who, least: string | number) => string;
    readonly tieSwapped: string;
    readonly tieBack: string;
    readonly tieAgain: string;
    readonly tieNext: (challenger: Who, stake: string | number) => string;
    readonly tieWon: string;
    readonly auctions: (who: Who, the: string | number) => string;
    readonly hammer: string;
    readonly soldTo: (who: Who) => string;
    readonly keepsFor: (who: Who, amount: string | number) => string;
  };
  readonly story: {
    readonly ratTurnedUp: string;
    readonly pedigreeTurnedUp: (The: string | number, worth: string | number) => string;
    readonly countedDown: (count: number) => string;
    readonly countdown: (animal: string | number, count: string | number) => string;
    readonly claimed: (who: Who, count: string | number) => string;
    readonly claimSold: (to: Who, count: number) => string;
    readonly claimBought: (auctioneer: Who, claimant: Who, count: number) => string;
    readonly showedTooFew: (who: Who, sum: string | number, held: string | number, asked: number) => string;
    readonly tookPedigree: (who: Who, the: string | number) => string;
    readonly laidOnRat: (who: Who, money: string | number | null | undefined) => string;
    readonly ratMoney: (who: Who, count: number, money: string | number | null | undefined) => string;
    readonly mustExclude: (who: Who) => string;
    readonly excluded: (who: Who, many: string | number) => string;
    readonly payCards: (whom: Who, count: number, money: string | number) => string;
    readonly ratAsks: (count: number, mayLay: boolean) => string;
    readonly excludeAsks: (choices: string | number) => string;
    readonly excludeChoice: (animal: string | number, score: string | number) => string;
    readonly looked: (who: Who) => string;
    readonly divided: (who: Who, kept: boolean, first: Who) => string;
    readonly drew: (who: Who, count: number, money: string | number | null | undefined) => string;
    readonly divisionAsks: (the: string | number, to: string | number) => string;
    readonly turn: (who: Who) => string;
    readonly skipped: (who: Who) => string;
    readonly turnedUp: (animal: string | number, worth: string | number, owners: string | number | null | undefined) => string;
    readonly has: (who: Who, count: string | number) => string;
    readonly payday: (time: number, value: string | number) => string;
    readonly raised: (who: Who, amount: string | number) => string;
    readonly overbid: (amount: string | number) => string;
    readonly called: (call: number, to: Who | null | undefined, amount: string | number) => string;
    readonly kept: (who: Who, the: string | number) => string;
    readonly knocked: (to: Who, amount: string | number) => string;
    readonly sold: (to: Who, amount: string | number) => string;
    readonly bought: (who: Who, amount: string | number) => string;
    readonly showedHand: (who: Who, sum: string | number, amount: string | number) => string;
    readonly auctionedAgain: (The: string | number, barred: string | number | null | undefined, bound: string | number | null | undefined) => string;
    readonly auctionGoesOn: (barred: string | number, to: Who | null | undefined, amount: string | number) => string;
    readonly except: string;
    readonly stopped: (who: Who) => string;
    readonly tookBonus: (who: Who, worth: number) => string;
    readonly paid: (payer: Who, money: string | number) => string;
    readonly paidClosed: (payer: Who, count: number) => string;
    readonly took: (who: Who, count: number, the: string | number, many: string | number) => string;
    readonly quartet: (who: Who, many: string | number) => string;
    readonly challenged: (who: Who, whom: Who, stake: string | number) => string;
    readonly offered: (who: Who, count: number | null | undefined) => string;
    readonly accepted: (who: Who, count: number) => string;
    readonly countered: (who: Who, count: number) => string;
    readonly revealed: (winner: Who, won: number, lost: string | number) => string;
    readonly tied: string;
    readonly over: (names: string | number, count: number, score: number, others: string | number | null | undefined) => string;
    readonly scored: (who: Who, score: number) => string;
    readonly seated: (who: Who) => string;
    readonly freed: (seat: string | number) => string;
    readonly renamed: (who: Who, name: string | number) => string;
    readonly passed: (who: Who) => string;
    readonly passTakenBack: (who: Who) => string;
    readonly away: (who: Who) => string;
    readonly back: (who: Who) => string;
    readonly slept: (who: Who, chosen: string | number | null | undefined) => string;
    readonly started: (game: string | number, first: Who) => string;
    readonly reopened: string;
    readonly yourMove: (what: string | number) => string;
    readonly moves: {
      readonly auction: string;
      readonly trade: (the: string | number, opponent: string | number) => string;
      readonly or: string;
      readonly divide: string;
      readonly stop: string;
      readonly sellOrBuy: string;
      readonly sell: string;
    };
    readonly payAtLeast: (whom: Who, amount: string | number, money: string | number) => string;
    readonly answer: (challenger: string | number, stake: string | number, count: number | null | undefined) => string;
    readonly layOffer: (challenged: string | number) => string;
    readonly secondsLeft: (seconds: number) => string;
    readonly purse: (money: string | number | null | undefined, sum: string | number) => string;
    readonly revealedSame: (winner: Who, count: number) => string;
    readonly offeredMore: (mine: string | number, theirs: string | number) => string;
    readonly offeredLess: (mine: string | number, theirs: string | number) => string;
    readonly overYou: (score: number, others: string | number | null | undefined) => string;
    readonly overMe: string;
  };
  readonly talk: {
    readonly title: string;
    readonly openUnread: (count: string | number) => string;
    readonly said: string;
    readonly nothing: string;
    readonly watching: string;
    readonly ready: string;
    readonly cries: string;
    readonly own: string;
    readonly send: string;
    readonly tooMuch: string;
    readonly mute: string;
    readonly everybody: string;
    readonly allMuted: string;
    readonly rudeWords: string;
    readonly heard: (player: string | number, words: string | number) => string;
    readonly phrases: {
      readonly hello: string;
      readonly good_luck: string;
      readonly thanks: string;
      readonly sorry: string;
      readonly one_moment: string;
      readonly your_turn: string;
      readonly bargain: string;
      readonly too_dear: string;
      readonly bluff: string;
      readonly well_done: string;
      readonly again: string;
      readonly bye: string;
    };
    readonly cry: (animal: string) => string;
  };
}

export interface CardsMessages {
  readonly animals: {
    readonly rooster: {
      readonly name: string;
      readonly the: string;
      readonly The: string;
      readonly many: string;
      readonly of: string;
    };
    readonly goose: {
      readonly name: string;
      readonly the: string;
      readonly The: string;
      readonly many: string;
      readonly of: string;
    };
    readonly cat: {
      readonly name: string;
      readonly the: string;
      readonly The: string;
      readonly many: string;
      readonly of: string;
    };
    readonly dog: {
      readonly name: string;
      readonly the: string;
      readonly The: string;
      readonly many: string;
      readonly of: string;
    };
    readonly sheep: {
      readonly name: string;
      readonly the: string;
      readonly The: string;
      readonly many: string;
      readonly of: string;
    };
    readonly goat: {
      readonly name: string;
      readonly the: string;
      readonly The: string;
      readonly many: string;
      readonly of: string;
    };
    readonly donkey: {
      readonly name: string;
      readonly the: string;
      readonly The: string;
      readonly many: string;
      readonly of: string;
    };
    readonly pig: {
      readonly name: string;
      readonly the: string;
      readonly The: string;
      readonly many: string;
      readonly of: string;
    };
    readonly cow: {
      readonly name: string;
      readonly the: string;
      readonly The: string;
      readonly many: string;
      readonly of: string;
    };
    readonly horse: {
      readonly name: string;
      readonly the: string;
      readonly The: string;
      readonly many: string;
      readonly of: string;
    };
    readonly rat: {
      readonly name: string;
      readonly the: string;
      readonly The: string;
      readonly many: string;
      readonly of: string;
    };
  };
  readonly foreign: {
    readonly name: (animal: string | number) => string;
    readonly the: (animal: string | number) => string;
    readonly The: (animal: string | number) => string;
    readonly many: (animal: string | number) => string;
    readonly of: (animal: string | number) => string;
  };
  readonly pedigree: {
    readonly name: (animal: string | number, of: string | number, many: unknown) => string;
    readonly the: (animal: unknown, of: string | number, many: unknown) => string;
    readonly The: (animal: unknown, of: string | number, many: unknown) => string;
    readonly many: (animal: unknown, of: string | number, many: string | number) => string;
  };
  readonly note: {
    readonly name: (value: string | number) => string;
    readonly the: (value: string | number) => string;
    readonly The: (value: string | number) => string;
    readonly many: (value: string | number) => string;
  };
}

export interface AllDidMessages {
  readonly title: string;
  readonly better: (percent: string | number, others: string | number) => string;
  readonly first: string;
  readonly nobody: string;
  readonly picture: (played: string | number) => string;
  readonly scale: (most: string | number) => string;
  readonly what: string;
  readonly count: string;
  readonly counted: string;
  readonly refused: string;
}

export interface SeatingMessages {
  readonly wants: (name: string | number) => string;
  readonly wantsSeatOf: (owner: string | number) => string;
  readonly wantsEmptySeat: string;
  readonly letIn: (name: string | number) => string;
  readonly notNow: string;
  readonly comesNext: (name: string | number) => string;
  readonly asked: (host: string | number) => string;
  readonly youComeNext: string;
  readonly askForSeat: string;
  readonly seatIsFree: string;
  readonly freeNow: (name: string | number) => string;
  readonly undo: (name: string | number) => string;
  readonly why: string;
  readonly because: {
    readonly was_away: string;
    readonly wished_to_go: string;
    readonly for_another: string;
  };
  readonly freed: string;
  readonly freedBy: (host: string | number) => string;
  readonly reason: {
    readonly was_away: string;
    readonly wished_to_go: string;
    readonly for_another: string;
  };
  readonly staysThere: string;
  readonly whatNow: string;
  readonly askBack: string;
  readonly watchOn: string;
  readonly nextGame: string;
  readonly onceMore: string;
  readonly whoIsIn: string;
  readonly readyOf: (ready: number, all: string | number) => string;
  readonly ready: string;
  readonly notYet: string;
  readonly iAmIn: string;
  readonly notAfterAll: string;
  readonly begin: string;
  readonly beginWithout: (names: string | number) => string;
  readonly beginsByItself: string;
  readonly change: string;
  readonly backToScore: string;
  readonly latecomers: string;
  readonly latecomersAre: {
    readonly let_in: string;
    readonly welcome: string;
  };
  readonly rename: string;
  readonly renameGo: string;
  readonly playOther: string;
  readonly playOtherTitle: string;
  readonly playThis: string;
  readonly leaveIt: string;
  readonly allComeHere: string;
  readonly seatsAreTaken: (fewest: string | number) => string;
  readonly arranged: (host: Who) => string;
  readonly gameBefore: string;
  readonly whereLost: string;
  readonly wantsAnother: (name: string | number) => string;
  readonly readyWaiting: (names: string | number) => string;
  readonly whatNext: string;
  readonly shareLine: (result: string | number) => string;
  readonly showsAll: (name: string | number) => string;
  readonly follow: string;
  readonly bigScreen: string;
  readonly bigScreenHint: string;
  readonly shareDevice: string;
  readonly shareDeviceHint: string;
  readonly passOn: string;
  readonly playsHere: (name: string | number) => string;
  readonly playsElsewhere: string;
  readonly playsElsewhereHint: string;
  readonly removeHere: string;
}

export interface AssessmentMessages {
  readonly lead: string;
  readonly whose: string;
  readonly thinking: (percent: string | number) => string;
  readonly stop: string;
  readonly start: string;
  readonly failed: string;
  readonly chances: string;
  readonly chancesTitle: (who: string | number) => string;
  readonly numbers: string;
  readonly mistakes: string;
  readonly best: string;
  readonly asWeWould: string;
  readonly letGo: string;
  readonly goOn: (limit: string | number) => string;
  readonly lot: (animal: string | number, copy: number) => string;
  readonly worth: (sum: string | number) => string;
  readonly better: (what: string | number, more: number) => string;
  readonly nextBest: (what: string | number, less: number) => string;
  readonly giveOrTake: (margin: string | number) => string;
  readonly oneMove: {
    readonly mistake: (place: string | number, all: string | number) => string;
    readonly best: (place: string | number, all: string | number) => string;
    readonly you: (what: string | number) => string;
    readonly better: (what: string | number) => string;
    readonly nextBest: (what: string | number) => string;
    readonly knew: (all: string | number) => string;
    readonly othersKnew: (cards: string | number) => string;
    readonly before: string;
    readonly next: string;
    readonly close: string;
    readonly percent: (percent: number) => string;
  };
  readonly balance: string;
  readonly parts: {
    readonly beginning: string;
    readonly choices: string;
    readonly cards: string;
    readonly others: string;
    readonly end: string;
  };
  readonly sums: string;
  readonly atStep: (step: string | number) => string;
}

export interface BlockMessages {
  readonly more: (name: string | number) => string;
  readonly block: (name: string | number) => string;
  readonly unblock: (name: string | number) => string;
  readonly undo: string;
  readonly explained: string;
  readonly lasts: (name: string | number) => string;
  readonly here: (name: string | number) => string;
  readonly list: string;
  readonly nobody: string;
  readonly guest: (name: string | number) => string;
  readonly full: (most: string | number) => string;
  readonly other: (message: string | number) => string;
}

export interface CoachMessages {
  readonly because: {
    readonly whim: (lot: unknown, other: unknown, worth: unknown, price: unknown, limit: unknown, sure: unknown) => string;
    readonly no_choice: (lot: unknown, other: unknown, worth: unknown, price: unknown, limit: unknown, sure: unknown) => string;
    readonly gain: (lot: string | number, other: unknown, worth: number, price: unknown, limit: unknown, sure: unknown) => string;
    readonly too_dear: (lot: string | number, other: unknown, worth: number, price: unknown, limit: unknown, sure: unknown) => string;
    readonly no_means: (lot: string | number, other: unknown, worth: unknown, price: unknown, limit: unknown, sure: unknown) => string;
    readonly drive_up: (lot: string | number, other: string | number, worth: unknown, price: unknown, limit: unknown, sure: unknown) => string;
    readonly deny: (lot: string | number, other: string | number, worth: unknown, price: unknown, limit: unknown, sure: unknown) => string;
    readonly bluff: (lot: unknown, other: unknown, worth: unknown, price: unknown, limit: unknown, sure: unknown) => string;
    readonly save: (lot: unknown, other: unknown, worth: unknown, price: unknown, limit: unknown, sure: unknown) => string;
    readonly wait: (lot: unknown, other: unknown, worth: unknown, price: unknown, limit: unknown, sure: unknown) => string;
    readonly limit: (lot: string | number, other: unknown, worth: unknown, price: unknown, limit: number, sure: unknown) => string;
    readonly learnt: (lot: unknown, other: unknown, worth: unknown, price: unknown, limit: unknown, sure: string | number) => string;
    readonly foreseen: (lot: unknown, other: unknown, worth: unknown, price: unknown, limit: unknown, sure: unknown) => string;
  };
  readonly it: string;
  readonly other: string;
  readonly would: (deed: string | number) => string;
  readonly wouldBecause: (deed: string | number, reason: string | number) => string;
}

export interface EndingMessages {
  readonly opens: string;
  readonly fromTheLast: string;
  readonly counted: (place: number, name: string | number, score: number) => string;
  readonly toCome: (count: number) => string;
  readonly leaves: (who: Who) => string;
  readonly tap: string;
  readonly skip: string;
  readonly parts: {
    readonly quartets: string;
    readonly matching: string;
    readonly number: string;
    readonly others: string;
    readonly bonus: string;
    readonly money: string;
  };
  readonly strike: string;
  readonly money: string;
  readonly comfort: {
    readonly close: readonly [(points: string | number, who: Who) => string, (points: string | number, who: Who) => string];
    readonly dearest: readonly [(many: string | number) => string, (many: string | number) => string];
    readonly quartets: readonly [(count: string | number) => string, (count: number) => string];
    readonly cards: readonly [(count: number) => string, (count: string | number) => string];
    readonly trades: readonly [(count: number) => string, (count: number) => string];
    readonly price: readonly [(amount: string | number) => string, (amount: string | number) => string];
    readonly plain: readonly [string, string, string];
  };
}

export interface EveningsMessages {
  readonly title: string;
  readonly none: string;
  readonly at: string;
  readonly place: string;
  readonly notAhead: string;
  readonly planOne: string;
  readonly plan: string;
  readonly move: string;
  readonly callOff: string;
  readonly cancel: string;
  readonly next: (moment: string | number) => string;
  readonly calendar: {
    readonly title: string;
    readonly explained: string;
    readonly open: string;
    readonly link: string;
    readonly hint: string;
    readonly anew: string;
    readonly close: string;
    readonly anewHint: string;
  };
  readonly webhook: {
    readonly title: string;
    readonly explained: string;
    readonly address: string;
    readonly set: string;
    readonly remove: string;
    readonly bad: string;
    readonly off: string;
    readonly waits: string;
    readonly went: {
      readonly taken: string;
      readonly refused: string;
      readonly unreachable: string;
      readonly gone: string;
    };
  };
}

export interface FacesMessages {
  readonly yours: string;
  readonly taken: (face: string | number, name: string | number) => string;
  readonly none: string;
  readonly human: (face: string) => string;
}

export interface FairnessMessages {
  readonly setting: string;
  readonly names: {
    readonly among_friends: string;
    readonly strict: string;
  };
  readonly hints: {
    readonly among_friends: string;
    readonly strict: string;
  };
  readonly explained: {
    readonly among_friends: string;
    readonly strict: string;
  };
  readonly outside: (lost: string | number) => string;
  readonly doubted: string;
}

export interface GroupPuzzlesMessages {
  readonly lead: string;
  readonly who: string;
  readonly itsMe: string;
  readonly me: (name: string | number) => string;
  readonly notMe: string;
  readonly nobody: string;
  readonly noTries: string;
  readonly table: string;
  readonly player: string;
  readonly streak: string;
  readonly solved: string;
  readonly solvedOf: (some: string | number, all: string | number) => string;
  readonly notTried: string;
  readonly span: (days: string | number) => string;
  readonly in: (group: string | number) => string;
}

export interface ImportsMessages {
  readonly title: (file: string | number) => string;
  readonly refused: (file: string | number) => string;
  readonly nothingSaved: string;
  readonly upTo: string;
  readonly games: (games: number) => string;
  readonly players: (players: number) => string;
  readonly between: (first: string | number, last: string | number) => string;
  readonly empty: string;
  readonly newPlayers: string;
  readonly allKnown: string;
  readonly same: (name: string | number, other: string | number) => string;
  readonly sameHint: (other: string | number) => string;
  readonly yes: string;
  readonly no: string;
  readonly encoding: (encoding: string | number) => string;
  readonly joined: string;
  readonly doubts: string;
  readonly line: (line: string | number) => string;
  readonly more: (count: number) => string;
  readonly go: (games: number) => string;
  readonly cancel: string;
  readonly problems: {
    readonly encoding: (value: unknown, heading: unknown, expected: unknown) => string;
    readonly workbook: (value: unknown, heading: unknown, expected: unknown) => string;
    readonly no_table: (value: string | number, heading: unknown, expected: unknown) => string;
    readonly open_quote: (value: unknown, heading: unknown, expected: unknown) => string;
    readonly text_after_quote: (value: string | number, heading: unknown, expected: unknown) => string;
    readonly too_large: (value: unknown, heading: unknown, expected: unknown) => string;
    readonly unknown_heading: (value: string | number, heading: unknown, expected: string | number) => string;
    readonly repeated_heading: (value: string | number, heading: unknown, expected: string | number) => string;
    readonly missing_heading: (value: unknown, heading: unknown, expected: string | number) => string;
    readonly cell_without_heading: (value: string | number, heading: string | number, expected: unknown) => string;
    readonly missing_value: (value: unknown, heading: string | number, expected: unknown) => string;
    readonly bad_text: (value: string | number, heading: string | number, expected: unknown) => string;
    readonly no_date: (value: string | number, heading: string | number, expected: unknown) => string;
    readonly ambiguous_date: (value: string | number, heading: string | number, expected: string | number) => string;
    readonly no_number: (value: string | number, heading: string | number, expected: unknown) => string;
    readonly not_in_tens: (value: string | number, heading: string | number, expected: string | number) => string;
    readonly not_yes_or_no: (value: string | number, heading: string | number, expected: unknown) => string;
    readonly unknown_edition: (value: string | number, heading: string | number, expected: string | number) => string;
    readonly unknown_animal: (value: string | number, heading: string | number, expected: string | number) => string;
    readonly differs: (value: string | number, heading: string | number, expected: string | number) => string;
    readonly repeated_player: (value: string | number, heading: string | number, expected: unknown) => string;
    readonly player_count: (value: number, heading: unknown, expected: string | number) => string;
    readonly other_points: (value: string | number, heading: string | number, expected: string | number) => string;
    readonly repeated_quartet: (value: string | number, heading: string | number, expected: string | number) => string;
    readonly impossible_points: (value: string | number, heading: string | number, expected: unknown) => string;
    readonly impossible_quartets: (value: unknown, heading: string | number, expected: unknown) => string;
    readonly impossible_pedigrees: (value: string | number, heading: string | number, expected: unknown) => string;
    readonly impossible_rats: (value: string | number, heading: string | number, expected: unknown) => string;
    readonly impossible_bonus: (value: unknown, heading: string | number, expected: unknown) => string;
    readonly impossible_money: (value: string | number, heading: string | number, expected: unknown) => string;
    readonly impossible_exclusion: (value: string | number, heading: string | number, expected: unknown) => string;
    readonly impossible_rules: (value: unknown, heading: string | number, expected: unknown) => string;
    readonly impossible: (value: string | number, heading: string | number, expected: string | number) => string;
  };
}

export interface InterruptionMessages {
  readonly ago: (seconds: number) => string;
  readonly retry: string;
  readonly sending: string;
  readonly sendingBid: (amount: string | number) => string;
  readonly sendingMove: string;
  readonly held: string;
  readonly heldFor: (name: string | number) => string;
  readonly waitsFor: (name: string | number) => string;
  readonly unattended: string;
  readonly upTo: {
    readonly stand_in: (time: string | number) => string;
    readonly pause: (time: string | number) => string;
    readonly go_on: (time: string | number) => string;
  };
  readonly bidMeanwhile: string;
  readonly back: (seconds: string | number) => string;
  readonly bidCounted: (amount: string | number) => string;
  readonly moveCounted: string;
  readonly bidTooLate: (amount: string | number) => string;
  readonly moveTooLate: string;
}

export interface JoinMessages {
  readonly invites: (host: string | number) => string;
  readonly where: string;
  readonly live: string;
  readonly takeSeat: string;
  readonly takeSeatOf: (name: string | number) => string;
  readonly emptySeats: (count: number) => string;
  readonly keepsWarm: (kind: string | number) => string;
  readonly watch: string;
  readonly full: string;
  readonly tellMe: string;
  readonly tells: string;
  readonly tellNoMore: string;
  readonly seatFree: string;
  readonly nameTaken: (name: string | number) => string;
  readonly beCalled: (name: string | number) => string;
  readonly firstIsHost: string;
}

export interface LearnMessages {
  readonly title: string;
  readonly step: (step: number, count: number) => string;
  readonly back: string;
  readonly forward: string;
  readonly leave: string;
  readonly next: string;
  readonly goal: {
    readonly title: string;
    readonly short: string;
    readonly says: string;
    readonly waits: string;
    readonly done: string;
  };
  readonly bid: {
    readonly title: string;
    readonly short: string;
    readonly says: string;
    readonly pay: string;
    readonly exact: (paid: number) => string;
    readonly dear: (bid: number, paid: number) => string;
    readonly passed: string;
    readonly bluff: string;
  };
  readonly right: {
    readonly title: string;
    readonly short: string;
    readonly says: string;
    readonly pay: string;
    readonly waits: string;
    readonly sold: string;
    readonly bought: string;
  };
  readonly payday: {
    readonly title: string;
    readonly short: string;
    readonly says: string;
    readonly done: string;
  };
  readonly bluff: {
    readonly title: string;
    readonly short: string;
    readonly says: string;
    readonly waits: string;
    readonly done: string;
    readonly paid: (sum: number) => string;
  };
  readonly tie: {
    readonly title: string;
    readonly short: string;
    readonly waits: string;
    readonly says: string;
    readonly again: string;
    readonly more: string;
  };
  readonly end: {
    readonly title: string;
    readonly game: string;
    readonly gameLine: string;
    readonly friends: string;
    readonly again: string;
  };
}

export interface LevelsMessages {
  readonly character: (kind: string) => string;
  readonly likeMeIs: (level: string | number) => string;
}

export interface MineMessages {
  readonly title: string;
  readonly lead: (games: number, won: number) => string;
  readonly yours: string;
  readonly all: string;
  readonly running: string;
  readonly overHere: string;
  readonly latest: string;
  readonly earlier: string;
  readonly yourMove: string;
  readonly othersMove: (ago: string | number) => string;
  readonly answerBy: (day: string | number) => string;
  readonly waiting: string;
  readonly toTable: string;
  readonly place: (rank: number) => string;
  readonly points: (points: number) => string;
  readonly wonBy: (winner: string | number) => string;
  readonly show: string;
  readonly every: string;
  readonly kinds: {
    readonly people: string;
    readonly bots: string;
    readonly letters: string;
    readonly device: string;
  };
  readonly edition: string;
  readonly noneSuch: string;
  readonly replay: string;
  readonly here: string;
  readonly strangers: string;
  readonly groups: string;
  readonly empty: string;
  readonly openFile: string;
  readonly noServer: string;
}

export interface NameMessages {
  readonly title: string;
  readonly lead: string;
  readonly keep: (player: string | number) => string;
  readonly empty: string;
  readonly yours: (player: string | number) => string;
  readonly words: string;
  readonly warning: string;
  readonly inOneLine: string;
  readonly show: string;
  readonly have: string;
  readonly typed: string;
  readonly open: string;
  readonly wrongWord: (word: string | number) => string;
  readonly wrongCount: (count: string | number) => string;
  readonly wrongSum: string;
  readonly seats: string;
  readonly noSeats: string;
  readonly sit: (table: string | number) => string;
  readonly putAway: string;
  readonly putAwayHint: string;
  readonly giveUp: string;
  readonly giveUpHint: string;
  readonly really: string;
}

export interface NoticesMessages {
  readonly pill: string;
  readonly title: string;
  readonly kinds: {
    readonly turns: string;
    readonly letIn: string;
    readonly begins: string;
  };
  readonly hints: {
    readonly turns: string;
    readonly letIn: string;
    readonly begins: string;
  };
  readonly quiet: string;
  readonly quietHint: string;
  readonly from: string;
  readonly until: string;
  readonly yes: string;
  readonly busy: string;
  readonly notNow: string;
  readonly done: string;
  readonly noMore: string;
  readonly on: string;
  readonly promise: string;
  readonly off: string;
  readonly because: {
    readonly insecure: string;
    readonly unsupported: string;
    readonly install: string;
    readonly denied: string;
    readonly server: string;
    readonly unreachable: string;
    readonly trouble: string;
  };
}

export interface OperatorMessages {
  readonly title: string;
  readonly looking: string;
  readonly off: string;
  readonly offHint: string;
  readonly noServer: string;
  readonly again: string;
  readonly lookAgain: string;
  readonly leave: string;
  readonly token: string;
  readonly tokenHint: string;
  readonly enter: string;
  readonly wrong: string;
  readonly tooMany: string;
  readonly other: (message: string | number) => string;
  readonly tables: string;
  readonly noTables: string;
  readonly opened: (ago: string | number) => string;
  readonly isPublic: string;
  readonly isPrivate: string;
  readonly damaged: string;
  readonly bot: (name: string | number) => string;
  readonly nobody: string;
  readonly close: string;
  readonly closeOf: (table: string | number) => string;
  readonly closes: string;
  readonly reason: string;
  readonly closeGo: string;
  readonly keep: string;
  readonly reports: string;
  readonly noReports: string;
  readonly someReports: (shown: string | number, all: string | number) => string;
  readonly reported: (by: string | number, reported: string | number) => string;
  readonly atTable: (table: string | number) => string;
  readonly talk: string;
  readonly noTalk: string;
  readonly done: string;
  readonly banName: (name: string | number) => string;
  readonly bans: string;
  readonly noBans: string;
  readonly kinds: {
    readonly name: string;
    readonly address: string;
  };
  readonly what: string;
  readonly whom: string;
  readonly howLong: string;
  readonly days: (days: number) => string;
  readonly forGood: string;
  readonly until: (day: string | number) => string;
  readonly whyBan: string;
  readonly ban: string;
  readonly badName: string;
  readonly badAddress: string;
  readonly lift: string;
  readonly liftOf: (name: string | number) => string;
  readonly limits: string;
  readonly limitsStarted: string;
  readonly limitsSet: string;
  readonly limitOf: {
    readonly connections: string;
    readonly tables: string;
    readonly per_address: string;
  };
  readonly limitsHint: string;
  readonly setLimits: string;
  readonly unsetLimits: string;
}

export interface PadMessages {
  readonly title: string;
  readonly lead: string;
  readonly tabs: {
    readonly pad: string;
    readonly statistics: string;
    readonly puzzles: string;
    readonly share: string;
  };
  readonly nav: string;
  readonly groups: {
    readonly yours: string;
    readonly none: string;
    readonly make: string;
    readonly makeGo: string;
    readonly name: string;
    readonly players: string;
    readonly hint: string;
    readonly usualName: string;
  };
  readonly readOnly: string;
  readonly players: {
    readonly tonight: string;
    readonly add: string;
    readonly addGo: string;
    readonly name: string;
    readonly inGame: (name: string | number) => string;
    readonly quartets: (count: number) => string;
    readonly tooFew: (players: string | number) => string;
    readonly rename: (name: string | number) => string;
    readonly remove: (name: string | number) => string;
    readonly badName: (name: string | number) => string;
  };
  readonly people: {
    readonly title: string;
    readonly change: (name: string | number) => string;
    readonly name: string;
    readonly renameGo: string;
    readonly same: string;
    readonly mergeGo: string;
    readonly merge: {
      readonly title: (name: string | number, into: string | number) => string;
      readonly text: (name: string | number, into: string | number) => string;
      readonly go: string;
    };
  };
  readonly edition: string;
  readonly editionShort: (id: string) => string;
  readonly rules: {
    readonly money_counts: string;
    readonly multiply: string;
    readonly bonus: string;
  };
  readonly onlyPoints: string;
  readonly quartetsOf: (name: string | number) => string;
  readonly pedigreesOf: (name: string | number) => string;
  readonly tile: (animal: string | number, worth: string | number, owner: string | number | null | undefined) => string;
  readonly pedigreeTile: (animal: string | number, owner: string | number | null | undefined) => string;
  readonly rats: string;
  readonly ratsOf: (owner: string | number | null | undefined) => string;
  readonly bonusCard: string;
  readonly move: (animal: string | number, owner: string | number) => string;
  readonly moveGo: string;
  readonly leave: string;
  readonly open: (animals: string | number) => string;
  readonly allGiven: string;
  readonly exclude: string;
  readonly better: (many: string | number, total: string | number) => string;
  readonly betterGo: (many: string | number) => string;
  readonly money: string;
  readonly points: string;
  readonly takeBack: (what: string | number) => string;
  readonly theirs: (name: string | number, what: string | number) => string;
  readonly steps: {
    readonly players: string;
    readonly edition: string;
    readonly rules: string;
    readonly date: string;
    readonly place: string;
    readonly note: string;
  };
  readonly total: (name: string | number) => string;
  readonly lines: {
    readonly sum: string;
    readonly pedigrees: string;
    readonly times: string;
    readonly others: string;
    readonly bonus: string;
    readonly money: string;
    readonly excluded: (animal: string | number) => string;
  };
  readonly said: (name: string | number, arithmetic: string | number) => string;
  readonly leads: string;
  readonly date: string;
  readonly place: string;
  readonly note: string;
  readonly save: string;
  readonly amounts: {
    readonly money: (name: string | number) => string;
    readonly points: (name: string | number) => string;
    readonly not_in_tens: (label: string | number, amount: string | number) => string;
    readonly too_much: (label: string | number, amount: string | number) => string;
  };
  readonly stillOpen: (count: number) => string;
  readonly noDay: (typed: string | number) => string;
  readonly calendar: string;
  readonly toCome: {
    readonly ask: (day: string | number) => string;
    readonly yes: (day: string | number) => string;
    readonly keep: string;
  };
  readonly doubts: {
    readonly no_animals: {
      readonly title: string;
      readonly text: string;
      readonly enter: string;
      readonly save: string;
    };
    readonly no_points: {
      readonly title: string;
      readonly text: string;
      readonly enter: string;
      readonly save: string;
    };
    readonly onlyMoney: string;
  };
  readonly correct: string;
  readonly stop: string;
  readonly saved: string;
  readonly past: string;
  readonly noGames: string;
  readonly won: (names: string | number, points: string | number) => string;
  readonly more: string;
  readonly watch: string;
  readonly edit: (date: string | number) => string;
  readonly remove: (date: string | number) => string;
  readonly picture: (date: string | number) => string;
  readonly undoChange: {
    readonly added: string;
    readonly corrected: string;
    readonly deleted: string;
  };
  readonly removeNew: string;
  readonly removeNewText: string;
  readonly keepNew: string;
  readonly changed: {
    readonly added: (day: string | number) => string;
    readonly corrected: (day: string | number) => string;
    readonly deleted: string;
  };
  readonly share: {
    readonly title: string;
    readonly phones: string;
    readonly code: (group: string | number) => string;
    readonly codeHint: string;
    readonly play: string;
    readonly playHint: string;
    readonly look: string;
    readonly lookHint: string;
    readonly copy: string;
    readonly copied: string;
    readonly files: string;
    readonly exportJson: string;
    readonly exportCsv: string;
    readonly import: string;
    readonly unread: (why: string | number) => string;
    readonly imported: (added: number, known: number) => string;
    readonly erase: string;
    readonly eraseHint: string;
    readonly eraseGo: string;
    readonly forget: string;
  };
  readonly device: {
    readonly title: string;
    readonly only: string;
    readonly make: string;
    readonly pill: string;
    readonly damaged: string;
    readonly damagedHint: string;
    readonly saveAsItIs: string;
  };
  readonly result: {
    readonly heading: string;
  };
  readonly stats: {
    readonly title: (group: string | number) => string;
    readonly since: (games: number, first: string | number, last: string | number) => string;
    readonly none: string;
    readonly year: string;
    readonly all: string;
    readonly review: (year: string | number) => string;
    readonly champion: string;
    readonly championLine: (wins: string | number, games: number) => string;
    readonly riser: string;
    readonly records: string;
    readonly best: string;
    readonly worst: string;
    readonly closest: string;
    readonly clearest: string;
    readonly streak: string;
    readonly ahead: (points: string | number) => string;
    readonly bestIn: (edition: string | number) => string;
    readonly tie: string;
    readonly times: (games: number) => string;
    readonly averageIn: (edition: string | number) => string;
    readonly wins: string;
    readonly ofGames: (games: string | number) => string;
    readonly points: string;
    readonly months: string;
    readonly pointsTitle: (count: string | number) => string;
    readonly monthsTitle: (count: string | number) => string;
    readonly table: string;
    readonly game: string;
    readonly month: string;
    readonly collects: string;
    readonly collectsCaption: string;
    readonly player: string;
    readonly everyone: string;
    readonly games: string;
    readonly won: string;
    readonly rate: string;
    readonly average: string;
    readonly streaks: string;
    readonly favourite: string;
    readonly luckiest: string;
    readonly heads: string;
    readonly headsCaption: string;
    readonly headsCell: (a: string | number, b: string | number, ahead: string | number, games: string | number) => string;
    readonly rating: string;
    readonly ratingHint: string;
    readonly ratingCell: (mean: string | number, deviation: string | number) => string;
    readonly editions: string;
    readonly howWePlay: string;
    readonly story: {
      readonly title: string;
      readonly lead: (group: string | number, first: string | number, last: string | number) => string;
      readonly share: string;
      readonly soon: (days: number) => string;
      readonly evenings: (days: number) => string;
      readonly games: (games: number) => string;
      readonly wins: string;
      readonly each: (name: string | number, count: string | number) => string;
      readonly best: string;
      readonly collects: (many: string | number) => string;
      readonly ofThem: (name: string | number, games: number) => string;
      readonly there: string;
      readonly row: string;
      readonly closest: string;
      readonly between: (names: string | number, day: string | number) => string;
      readonly even: (names: string | number, day: string | number) => string;
    };
  };
  readonly errors: {
    readonly bad_field: string;
    readonly no_connection: string;
    readonly answer_lost: string;
    readonly no_such_group: string;
    readonly read_only: string;
    readonly no_such_game: string;
    readonly no_such_player: string;
    readonly name_taken: string;
    readonly player_has_games: string;
    readonly played_together: string;
    readonly nothing_to_undo: string;
    readonly group_full: string;
    readonly import_running: string;
    readonly too_large: string;
    readonly too_many: string;
    readonly kept_unread: string;
    readonly device_full: string;
    readonly other: (message: string | number) => string;
  };
}

export interface PaperMessages {
  readonly rules: string;
  readonly lead: string;
  readonly print: string;
  readonly edition: string;
  readonly heading: (edition: string | number) => string;
  readonly aim: (players: string | number) => string;
  readonly worths: string;
  readonly parts: {
    readonly setUp: string;
    readonly turn: string;
    readonly division: string;
    readonly auction: string;
    readonly cannotPay: string;
    readonly donkey: string;
    readonly pedigree: string;
    readonly rat: string;
    readonly trade: string;
    readonly end: string;
  };
  readonly hand: (sum: string | number, notes: string | number) => string;
  readonly shuffle: (cards: string | number) => string;
  readonly allBack: string;
  readonly going: string;
  readonly example: string;
  readonly differences: string;
  readonly players: string;
  readonly start: string;
  readonly extra: string;
  readonly extras: {
    readonly bonus: (worth: string | number) => string;
    readonly pedigrees: (count: number) => string;
    readonly rats: (count: number) => string;
  };
  readonly box: {
    readonly title: string;
    readonly lead: string;
    readonly rosettes: string;
    readonly rosettesYes: string;
    readonly rosettesNo: string;
    readonly bonus: string;
    readonly bonusYes: string;
    readonly bonusNo: string;
    readonly tens: string;
    readonly tensYes: string;
    readonly tensNo: string;
    readonly hidden: string;
    readonly hiddenYes: string;
    readonly hiddenNo: string;
    readonly found: (edition: string | number) => string;
    readonly show: string;
    readonly pad: string;
  };
  readonly sheet: {
    readonly title: string;
    readonly open: string;
    readonly evening: string;
    readonly tick: string;
    readonly player: string;
    readonly sum: string;
    readonly times: string;
    readonly matching: string;
    readonly others: string;
    readonly rats: string;
    readonly bonus: (worth: string | number) => string;
    readonly points: string;
    readonly donkeys: string;
  };
}

export interface PlayerProfileMessages {
  readonly lead: string;
  readonly none: string;
  readonly whose: string;
  readonly plays: (name: string | number) => string;
  readonly together: string;
  readonly lost: (count: number) => string;
  readonly latelyLess: (count: number) => string;
  readonly latelyMore: (count: number) => string;
  readonly mostBy: (count: string | number, slip: string | number) => string;
  readonly dear: (percent: string | number, cards: string | number) => string;
  readonly cheap: (percent: string | number, cards: string | number) => string;
  readonly fair: (cards: string | number) => string;
  readonly met: (bluffs: number, seen: number) => string;
  readonly lucky: (count: number) => string;
  readonly unlucky: (count: number) => string;
  readonly worth: string;
  readonly choices: string;
  readonly compared: string;
  readonly lostAGame: string;
  readonly ownSeen: string;
  readonly othersSeen: string;
  readonly paidOver: string;
  readonly share: (some: string | number, all: string | number) => string;
}

export interface PlayingOnMessages {
  readonly fromHere: string;
  readonly playOnAs: string;
  readonly table: (step: string | number) => string;
  readonly own: (step: string | number) => string;
  readonly back: string;
  readonly failed: (why: string | number) => string;
}

export interface PrivacyMessages {
  readonly title: string;
  readonly lead: string;
  readonly server: string;
  readonly tables: (finished: string | number, idle: string | number) => string;
  readonly talk: string;
  readonly names: (idle: string | number) => string;
  readonly rated: string;
  readonly notices: string;
  readonly groups: (idle: string | number) => string;
  readonly reports: (days: string | number) => string;
  readonly daily: (days: string | number) => string;
  readonly unknown: string;
  readonly device: string;
  readonly deviceText: string;
  readonly deletion: string;
  readonly nameGone: string;
  readonly groupGone: string;
  readonly rest: string;
}

export interface ProfileMessages {
  readonly title: string;
  readonly lead: string;
  readonly judged: (games: number) => string;
  readonly waiting: (games: number) => string;
  readonly judge: (games: number) => string;
  readonly judging: (place: string | number, all: string | number, percent: string | number) => string;
  readonly stop: string;
  readonly failed: (games: number) => string;
  readonly empty: string;
  readonly whatIsSeen: string;
  readonly tooFew: (games: number) => string;
  readonly nothing: string;
  readonly lost: (count: number) => string;
  readonly latelyLess: (count: number) => string;
  readonly latelyMore: (count: number) => string;
  readonly most: {
    readonly bid_on: (count: string | number) => string;
    readonly let_go: (count: string | number) => string;
    readonly sold: (count: string | number) => string;
    readonly bought: (count: string | number) => string;
    readonly turn: (count: string | number) => string;
    readonly offered: (count: string | number) => string;
    readonly answered: (count: string | number) => string;
    readonly other: (count: string | number) => string;
  };
  readonly cards: {
    readonly first: string;
    readonly further: string;
    readonly fourth: string;
  };
  readonly dear: (percent: string | number, cards: string | number) => string;
  readonly cheap: (percent: string | number, cards: string | number) => string;
  readonly fair: (cards: string | number) => string;
  readonly met: (bluffs: number, seen: number) => string;
  readonly between: (from: string | number, to: string | number) => string;
  readonly giveOrTake: (margin: string | number) => string;
  readonly lucky: (count: number) => string;
  readonly unlucky: (count: number) => string;
  readonly course: string;
  readonly courseTitle: (games: string | number) => string;
  readonly numbers: string;
  readonly game: string;
  readonly points: string;
  readonly mean: string;
  readonly where: string;
  readonly slips: {
    readonly bid_on: string;
    readonly let_go: string;
    readonly sold: string;
    readonly bought: string;
    readonly turn: string;
    readonly offered: string;
    readonly answered: string;
    readonly other: string;
  };
  readonly aGame: string;
  readonly prices: string;
  readonly lots: string;
  readonly paid: string;
  readonly worth: string;
  readonly priceCourse: string;
  readonly priceCourseTitle: (games: string | number) => string;
  readonly ofWorth: string;
  readonly bluffCourse: string;
  readonly bluffCourseTitle: (games: string | number) => string;
  readonly held: string;
  readonly seenThrough: string;
  readonly games: string;
  readonly gave: (count: number) => string;
  readonly edition: string;
  readonly forget: string;
  readonly reallyForget: string;
  readonly ownGames: string;
  readonly gamesWith: (name: string | number) => string;
}

export interface PuzzlesMessages {
  readonly title: string;
  readonly lead: (all: string | number) => string;
  readonly ofDay: string;
  readonly byTheme: string;
  readonly solved: (some: string | number, all: string | number) => string;
  readonly solve: string;
  readonly seeAgain: string;
  readonly puzzle: (number: string | number) => string;
  readonly ask: (name: string | number) => string;
  readonly right: (what: string | number) => string;
  readonly wrong: (what: string | number) => string;
  readonly playOut: string;
  readonly back: string;
  readonly next: string;
  readonly all: string;
  readonly share: string;
  readonly copied: string;
  readonly line: (which: string | number, right: boolean, streak: number) => string;
  readonly again: string;
  readonly chances: (worlds: string | number) => string;
  readonly failed: string;
  readonly retry: string;
  readonly missing: (number: string | number, all: string | number) => string;
  readonly streak: (count: number) => string;
  readonly lowerCount: string;
  readonly wasSolved: string;
  readonly wasTried: string;
  readonly themes: {
    readonly zeros: string;
    readonly dear: string;
    readonly ties: string;
    readonly donkeys: string;
    readonly last_trades: string;
    readonly mine: string;
    readonly rats: string;
    readonly stop: string;
  };
  readonly lesson: {
    readonly silence: string;
    readonly bid: string;
    readonly bid_deny: (rival: string | number) => string;
    readonly sell: string;
    readonly buy: string;
    readonly auction: string;
    readonly challenge: string;
    readonly stop: string;
    readonly offer: string;
    readonly offer_bluff: string;
    readonly accept: string;
    readonly counter: string;
    readonly counter_bluff: string;
    readonly claim: string;
    readonly wait: string;
    readonly take: string;
    readonly lay: string;
    readonly less: string;
    readonly more: string;
  };
}

export interface RatedMessages {
  readonly title: string;
  readonly games: (games: number, won: number) => string;
  readonly noGames: string;
  readonly noGamesHint: string;
  readonly provisional: string;
  readonly provisionalHint: string;
  readonly seats: (seats: number) => string;
  readonly course: (edition: string | number) => string;
  readonly table: string;
  readonly game: string;
  readonly points: string;
  readonly favourites: string;
  readonly quartets: (count: number) => string;
  readonly bluffs: string;
  readonly bluffsTold: (told: number, seen: number) => string;
  readonly after: string;
  readonly left: string;
  readonly myPage: string;
  readonly noServer: string;
  readonly explained: string;
  readonly looking: string;
}

export interface ReplayMessages {
  readonly title: string;
  readonly eyes: string;
  readonly open: string;
  readonly audience: string;
  readonly asSeat: (name: string | number) => string;
  readonly step: string;
  readonly stepText: (step: string | number, all: string | number, what: string | number) => string;
  readonly of: (all: string | number) => string;
  readonly first: string;
  readonly back: string;
  readonly play: string;
  readonly pause: string;
  readonly on: string;
  readonly last: string;
  readonly speed: (times: number) => string;
  readonly next: {
    readonly turned_up: string;
    readonly challenged: string;
    readonly payday: string;
  };
  readonly link: string;
  readonly copied: string;
  readonly begins: string;
  readonly nothing: string;
  readonly hands: string;
  readonly course: string;
  readonly plots: {
    readonly money: string;
    readonly animals: string;
    readonly points: string;
  };
  readonly plotTitle: (what: string | number) => string;
  readonly numbers: string;
  readonly who: string;
  readonly player: string;
  readonly deeds: {
    readonly bids: string;
    readonly paid: string;
    readonly earned: string;
    readonly bluffs: string;
    readonly exposed: string;
    readonly trades: string;
    readonly trades_won: string;
  };
  readonly missing: string;
  readonly fault: (number: string | number, message: string | number, clause: string | number) => string;
  readonly differs: (number: string | number) => string;
  readonly soFar: string;
  readonly toTable: string;
  readonly notNow: string;
  readonly fromFile: string;
  readonly dropHere: string;
  readonly choose: string;
  readonly another: string;
  readonly tooLarge: (file: string | number) => string;
  readonly bad: (file: string | number, message: string | number) => string;
  readonly noEngine: (file: string | number) => string;
}

export interface ReportMessages {
  readonly title: string;
  readonly whom: string;
  readonly words: string;
  readonly explained: string;
  readonly send: string;
  readonly thanks: string;
  readonly tooMany: string;
}

export interface RulesMessages {
  readonly texts: {
    readonly "C1.1": {
      readonly title: string;
      readonly text: string;
    };
    readonly "C1.2": {
      readonly title: string;
      readonly text: string;
    };
    readonly "C1.4": {
      readonly title: string;
      readonly text: string;
    };
    readonly "C1.5": {
      readonly title: string;
      readonly text: string;
    };
    readonly "C2.2": {
      readonly title: string;
      readonly text: string;
    };
    readonly "C2.4": {
      readonly title: string;
      readonly text: string;
    };
    readonly "C3.1": {
      readonly title: string;
      readonly text: string;
    };
    readonly "C3.2": {
      readonly title: string;
      readonly text: string;
    };
    readonly "C3.3": {
      readonly title: string;
      readonly text: string;
    };
    readonly "C3.4": {
      readonly title: string;
      readonly text: string;
    };
    readonly "C4.1": {
      readonly title: string;
      readonly text: string;
    };
    readonly "C4.2": {
      readonly title: string;
      readonly text: string;
    };
    readonly "C4.3": {
      readonly title: string;
      readonly text: string;
    };
    readonly "C4.4": {
      readonly title: string;
      readonly text: string;
    };
    readonly "C4.5": {
      readonly title: string;
      readonly text: string;
    };
    readonly "C4.6": {
      readonly title: string;
      readonly text: string;
    };
    readonly "C4.7": {
      readonly title: string;
      readonly text: string;
    };
    readonly "C4.8": {
      readonly title: string;
      readonly text: string;
    };
    readonly "C4.9": {
      readonly title: string;
      readonly text: string;
    };
    readonly "C5.1": {
      readonly title: string;
      readonly text: string;
    };
    readonly "C6.1": {
      readonly title: string;
      readonly text: string;
    };
    readonly "C6.2": {
      readonly title: string;
      readonly text: string;
    };
    readonly "C6.3": {
      readonly title: string;
      readonly text: string;
    };
    readonly "C6.4": {
      readonly title: string;
      readonly text: string;
    };
    readonly "C6.5": {
      readonly title: string;
      readonly text: string;
    };
    readonly "C6.6": {
      readonly title: string;
      readonly text: string;
    };
    readonly "C6.7": {
      readonly title: string;
      readonly text: string;
    };
    readonly "C6.8": {
      readonly title: string;
      readonly text: string;
    };
    readonly "C6.9": {
      readonly title: string;
      readonly text: string;
    };
    readonly "C6.10": {
      readonly title: string;
      readonly text: string;
    };
    readonly "C7.1": {
      readonly title: string;
      readonly text: string;
    };
    readonly "C7.2": {
      readonly title: string;
      readonly text: string;
    };
    readonly "C7.3": {
      readonly title: string;
      readonly text: string;
    };
    readonly "C7.4": {
      readonly title: string;
      readonly text: string;
    };
    readonly "C7.5": {
      readonly title: string;
      readonly text: string;
    };
    readonly "C7.6": {
      readonly title: string;
      readonly text: string;
    };
    readonly "C8.1": {
      readonly title: string;
      readonly text: string;
    };
    readonly "C8.2": {
      readonly title: string;
      readonly text: string;
    };
    readonly "C8.3": {
      readonly title: string;
      readonly text: string;
    };
    readonly "C8.4": {
      readonly title: string;
      readonly text: string;
    };
    readonly "C9.1": {
      readonly title: string;
      readonly text: string;
    };
    readonly "C9.2": {
      readonly title: string;
      readonly text: string;
    };
    readonly "C9.3": {
      readonly title: string;
      readonly text: string;
    };
    readonly "C9.4": {
      readonly title: string;
      readonly text: string;
    };
    readonly "C9.5": {
      readonly title: string;
      readonly text: string;
    };
    readonly "C9.6": {
      readonly title: string;
      readonly text: string;
    };
    readonly "C10.1": {
      readonly title: string;
      readonly text: string;
    };
    readonly "C10.2": {
      readonly title: string;
      readonly text: string;
    };
    readonly "C10.3": {
      readonly title: string;
      readonly text: string;
    };
    readonly "C10.4": {
      readonly title: string;
      readonly text: string;
    };
    readonly "C10.5": {
      readonly title: string;
      readonly text: string;
    };
    readonly "C11.1": {
      readonly title: string;
      readonly text: string;
    };
    readonly "C11.4": {
      readonly title: string;
      readonly text: string;
    };
  };
  readonly asking: string;
  readonly all: string;
  readonly here: string;
}

export interface ScreenMessages {
  readonly title: string;
  readonly lead: string;
  readonly orShow: string;
  readonly show: string;
  readonly takeSeat: string;
  readonly scanMe: string;
  readonly sameNetwork: string;
  readonly freeSeats: (count: number) => string;
  readonly scan: (host: string | number | null | undefined) => string;
  readonly ready: string;
  readonly starts: (host: string | number, here: string | number, all: string | number) => string;
  readonly firstIsHost: string;
  readonly hasSeat: (name: string | number, here: string | number, all: string | number) => string;
  readonly left: (count: number) => string;
  readonly turn: (name: string | number) => string;
  readonly turnAnnounced: (name: string | number, left: number) => string;
  readonly ask: {
    readonly both: string;
    readonly auction: string;
    readonly trade: string;
    readonly more: string;
    readonly exclude: string;
    readonly looks: string;
  };
  readonly worth: string;
  readonly herds: string;
  readonly ratsAndPedigrees: {
    readonly rats: string;
    readonly pedigrees: string;
  };
  readonly status: {
    readonly passed: string;
    readonly first: string;
    readonly auctions: string;
    readonly shown: string;
    readonly chooses: string;
    readonly sellsOrBuys: string;
    readonly pays: string;
    readonly getsPaid: string;
    readonly lays: string;
    readonly answers: string;
    readonly trades: string;
    readonly waits: string;
    readonly away: string;
    readonly botPlays: string;
    readonly laid: (count: string | number) => string;
  };
  readonly firstHand: (count: number) => string;
  readonly onPhone: string;
  readonly trade: {
    readonly four: (many: string | number) => string;
    readonly single: (animal: string | number) => string;
    readonly rat: string;
    readonly counters: string;
    readonly takes: string;
    readonly lays: string;
    readonly laysNow: (name: string | number) => string;
    readonly decides: (name: string | number) => string;
    readonly bluffs: string;
    readonly taken: (name: string | number) => string;
    readonly hidden: string;
    readonly from: (count: number, name: string | number) => string;
    readonly nothing: string;
    readonly stays: string;
    readonly again: string;
  };
  readonly paydayAll: string;
  readonly scored: (score: string | number) => string;
  readonly away: (name: string | number) => string;
  readonly heldAt: (amount: number) => string;
  readonly then: {
    readonly stand_in: (name: string | number) => string;
    readonly pause: (name: string | number) => string;
    readonly go_on: (name: string | number) => string;
  };
  readonly backAgain: (host: string | number | null | undefined) => string;
  readonly hostGoesOn: (host: string | number) => string;
  readonly paused: string;
  readonly hostResumes: (host: string | number) => string;
  readonly lost: string;
  readonly reconnects: string;
  readonly againTitle: string;
  readonly readyOf: (ready: number, all: string | number) => string;
  readonly points: (points: string | number, ahead: string | number) => string;
  readonly ratAsked: (name: string | number) => string;
  readonly ratSecret: string;
  readonly playHere: string;
  readonly handHere: string;
  readonly controls: string;
  readonly full: string;
  readonly sound: string;
  readonly turnFlat: string;
  readonly flat: string;
  readonly lagTest: string;
  readonly lag: {
    readonly title: string;
    readonly off: string;
    readonly how: string;
    readonly taps: (count: number, all: string | number) => string;
    readonly late: (ms: number) => string;
    readonly save: string;
    readonly again: string;
    readonly uneven: string;
    readonly close: string;
    readonly saved: (ms: string | number) => string;
  };
  readonly streamBegins: (seconds: string | number) => string;
  readonly onTv: string;
  readonly openHere: string;
  readonly noScreen: string;
  readonly isOn: string;
  readonly notAllowed: (host: string | number) => string;
  readonly publicTable: string;
  readonly onlyHere: string;
  readonly edition: (name: string | number) => string;
}

export interface SeatMessages {
  readonly owned: (count: string | number, of: string | number, worth: string | number | null | undefined) => string;
  readonly cards: (count: number) => string;
  readonly public: string;
  readonly nothing: string;
  readonly paid: (who: Who, the: string | number) => string;
  readonly received: (who: Who, the: string | number) => string;
  readonly traded: (who: Who, the: string | number, gave: number, got: string | number) => string;
  readonly won: string;
  readonly lost: string;
  readonly tied: string;
  readonly trade: (name: string | number) => string;
  readonly mute: string;
  readonly unmute: string;
  readonly says: (name: string | number, text: string | number) => string;
  readonly said: (name: string | number) => string;
}

export interface StorageMessages {
  readonly blocked: string;
  readonly full: string;
  readonly seat: string;
  readonly elsewhere: string;
  readonly elsewhereLead: string;
  readonly playHere: string;
}

export interface StrangersMessages {
  readonly how: string;
  readonly anyEdition: string;
  readonly anyPace: string;
  readonly any: string;
  readonly botsMayCome: string;
  readonly personTakesSeat: string;
  readonly peopleOnly: string;
  readonly whoComes: string;
  readonly atTheTable: string;
  readonly ofSeats: (seats: string | number) => string;
  readonly botsIn: (seconds: string | number) => string;
  readonly timeLeft: string;
  readonly waitFor: (count: number) => string;
  readonly begins: string;
  readonly onTheWay: string;
  readonly takesBots: string;
  readonly free: string;
  readonly orBot: string;
  readonly startWithBots: (count: number) => string;
  readonly waitOn: string;
  readonly othersWait: string;
  readonly nobodyYet: string;
  readonly letBotsIn: string;
  readonly leave: string;
  readonly lookAway: string;
  readonly rated: string;
  readonly unrated: string;
  readonly allLeft: string;
  readonly moved: string;
  readonly satDown: (name: string | number) => string;
}

export interface TaleMessages {
  readonly heading: string;
  readonly lead: string;
  readonly place: (at: string | number, all: string | number) => string;
  readonly step: (step: string | number) => string;
  readonly share: string;
  readonly shareOf: (title: string | number) => string;
  readonly notShared: string;
  readonly missing: string;
  readonly again: string;
  readonly won: (won: string | number, score: number) => string;
  readonly file: string;
  readonly tags: {
    readonly robbery: string;
    readonly dear_lot: string;
    readonly bargain: string;
    readonly bluff_held: string;
    readonly bluff_caught: string;
    readonly equal_sums: string;
    readonly swing: string;
    readonly donkey_money: string;
    readonly struck_quartet: string;
  };
  readonly robbery: {
    readonly titles: readonly [(name: unknown, stake: string | number, cost: number) => string, (name: Who, stake: unknown, cost: unknown) => string, (name: unknown, stake: unknown, cost: unknown) => string];
    readonly zeroTitles: readonly [(name: unknown, stake: string | number) => string, (name: Who, stake: unknown) => string, (name: unknown, stake: unknown) => string];
    readonly zero: (owner: Who, stake: string | number) => string;
    readonly nothing: (owner: Who, name: Who, stake: string | number) => string;
    readonly unseen: (owner: Who, count: number, stake: string | number, sum: string | number) => string;
    readonly countered: (name: Who, laid: string | number, owner: Who, against: string | number, stake: string | number) => string;
  };
  readonly dear: {
    readonly titles: readonly [(The: string | number, animal: string | number, price: string | number) => string, (The: unknown, animal: unknown, price: string | number) => string];
    readonly two: (price: string | number) => string;
    readonly kept: (auctioneer: Who, to: Who, price: string | number, worth: string | number) => string;
    readonly sold: (payer: Who, price: string | number, worth: string | number, count: number) => string;
  };
  readonly bargain: {
    readonly titles: readonly [(animal: string | number, price: number) => string, (animal: unknown, price: number) => string];
    readonly two: (price: number) => string;
    readonly kept: (auctioneer: Who, worth: string | number) => string;
    readonly sold: (payer: Who, to: Who, price: string | number, worth: string | number) => string;
  };
  readonly bluff: {
    readonly held: (bid: string | number, hand: number) => string;
    readonly caught: (bid: string | number, hand: number) => string;
    readonly boughtOff: (name: Who, lot: string | number, bid: string | number, payer: Who) => string;
    readonly outbid: (name: Who, lot: string | number, bid: string | number, payer: Who, price: string | number) => string;
    readonly showed: (name: Who, lot: string | number, payer: Who, price: number) => string;
  };
  readonly even: {
    readonly once: (sum: string | number) => string;
    readonly twice: string;
    readonly then: (challenger: Who, challenged: Who, stake: string | number, winner: Who) => string;
    readonly again: (challenger: Who, challenged: Who, stake: string | number) => string;
  };
  readonly swing: {
    readonly title: (before: number, after: string | number) => string;
    readonly overtook: (name: Who, owner: Who, many: string | number) => string;
    readonly rose: (name: Who, many: string | number, count: number) => string;
  };
  readonly gift: {
    readonly titles: readonly [(The: string | number) => string, (The: unknown) => string];
    readonly had: (name: Who, hand: number, value: string | number, lot: string | number, price: string | number) => string;
  };
  readonly rats: {
    readonly title: (lost: number) => string;
    readonly struck: (name: Who, many: string | number) => string;
  };
}

export interface WentBackMessages {
  readonly to: (version: string | number) => string;
}

export interface CallsMessages {
  readonly askedFor: {
    readonly turn: (animal: unknown, who: unknown) => string;
    readonly bid: (animal: string | number, who: string | number) => string;
    readonly sell: (animal: string | number, who: string | number) => string;
    readonly pay: (animal: string | number, who: string | number) => string;
    readonly offer: (animal: string | number, who: string | number) => string;
    readonly answer: (animal: string | number, who: string | number) => string;
    readonly claim: (animal: string | number, who: string | number) => string;
    readonly rat: (animal: unknown, who: unknown) => string;
    readonly divide: (animal: unknown, who: unknown) => string;
    readonly exclude: (animal: unknown, who: unknown) => string;
  };
  readonly begins: string;
  readonly letIn: string;
  readonly at: (table: string | number) => string;
  readonly atUntil: (table: string | number, until: string | number) => string;
  readonly other: string;
}

export interface DeedMessages {
  readonly auction: (name: unknown, the: unknown, many: unknown, amount: unknown, card: unknown, count: unknown, money: unknown) => string;
  readonly divide: (name: unknown, the: unknown, many: unknown, amount: unknown, card: unknown, count: unknown, money: unknown) => string;
  readonly challenge: (name: string | number, the: string | number, many: unknown, amount: unknown, card: unknown, count: unknown, money: unknown) => string;
  readonly stop: (name: unknown, the: unknown, many: unknown, amount: unknown, card: unknown, count: unknown, money: unknown) => string;
  readonly bid: (name: unknown, the: unknown, many: unknown, amount: string | number, card: unknown, count: unknown, money: unknown) => string;
  readonly sell: (name: unknown, the: unknown, many: unknown, amount: unknown, card: unknown, count: unknown, money: unknown) => string;
  readonly buy: (name: unknown, the: unknown, many: unknown, amount: unknown, card: unknown, count: unknown, money: unknown) => string;
  readonly pay: (name: unknown, the: unknown, many: unknown, amount: unknown, card: unknown, count: unknown, money: string | number) => string;
  readonly offer: (name: unknown, the: unknown, many: unknown, amount: unknown, card: unknown, count: number, money: string | number) => string;
  readonly accept: (name: unknown, the: unknown, many: unknown, amount: unknown, card: unknown, count: unknown, money: unknown) => string;
  readonly counter: (name: unknown, the: unknown, many: unknown, amount: unknown, card: unknown, count: number, money: string | number) => string;
  readonly claim: (name: unknown, the: unknown, many: unknown, amount: unknown, card: unknown, count: unknown, money: unknown) => string;
  readonly take: (name: unknown, the: unknown, many: unknown, amount: unknown, card: unknown, count: unknown, money: unknown) => string;
  readonly lay: (name: unknown, the: unknown, many: unknown, amount: unknown, card: string | number, count: unknown, money: unknown) => string;
  readonly keep: (name: unknown, the: unknown, many: unknown, amount: unknown, card: unknown, count: unknown, money: unknown) => string;
  readonly give: (name: unknown, the: unknown, many: unknown, amount: unknown, card: unknown, count: unknown, money: unknown) => string;
  readonly exclude: (name: unknown, the: unknown, many: string | number, amount: unknown, card: unknown, count: unknown, money: unknown) => string;
  readonly silence: (name: unknown, the: unknown, many: unknown, amount: unknown, card: unknown, count: unknown, money: unknown) => string;
  readonly money: (count: number, worth: string | number) => string;
}

export interface NowhereMessages {
  readonly title: string;
  readonly pasteIt: string;
  readonly hint: string;
}

export interface TypedMessages {
  readonly decimals: (text: string | number, read: string | number) => string;
  readonly negative: (text: string | number) => string;
  readonly unread: (text: string | number, example: string | number) => string;
  readonly outside: (amount: number, least: number, most: number) => string;
  readonly meant: string;
}

export interface HandMessages {
  readonly turn: (name: string | number) => string;
  readonly then: string;
  readonly you: string;
  readonly onScreen: string;
  readonly firstHand: string;
  readonly hold: string;
  readonly cover: string;
  readonly leaveOpen: string;
  readonly say: string;
  readonly atYourSeat: string;
  readonly ownWords: string;
  readonly tableHere: string;
  readonly handHere: string;
  readonly gone: string;
  readonly takeBack: (nth: string | number) => string;
  readonly holdTray: string;
  readonly together: (sum: string | number) => string;
  readonly holdTrade: string;
  readonly letGo: string;
  readonly youOffered: string;
  readonly theyOffered: (name: string | number) => string;
  readonly secretOffer: (name: string | number) => string;
  readonly challenged: (name: string | number) => string;
  readonly forNotes: (count: number) => string;
  readonly countsDown: (name: string | number, count: number) => string;
  readonly sitDown: string;
  readonly placeIsHand: string;
  readonly phoneIsHand: string;
  readonly here: (here: string | number, all: string | number) => string;
}

export interface Sections {
  readonly core: CoreMessages & GameMessages;
  readonly cards: CardsMessages;
  readonly allDid: AllDidMessages;
  readonly seating: SeatingMessages;
  readonly assessment: AssessmentMessages;
  readonly block: BlockMessages;
  readonly coach: CoachMessages;
  readonly ending: EndingMessages;
  readonly evenings: EveningsMessages;
  readonly faces: FacesMessages;
  readonly fairness: FairnessMessages;
  readonly groupPuzzles: GroupPuzzlesMessages;
  readonly imports: ImportsMessages;
  readonly interruption: InterruptionMessages;
  readonly join: JoinMessages;
  readonly learn: LearnMessages;
  readonly levels: LevelsMessages;
  readonly mine: MineMessages;
  readonly name: NameMessages;
  readonly notices: NoticesMessages;
  readonly operator: OperatorMessages;
  readonly pad: PadMessages;
  readonly paper: PaperMessages;
  readonly playerProfile: PlayerProfileMessages;
  readonly playingOn: PlayingOnMessages;
  readonly privacy: PrivacyMessages;
  readonly profile: ProfileMessages;
  readonly puzzles: PuzzlesMessages;
  readonly rated: RatedMessages;
  readonly replay: ReplayMessages;
  readonly report: ReportMessages;
  readonly rules: RulesMessages;
  readonly screen: ScreenMessages;
  readonly seat: SeatMessages;
  readonly storage: StorageMessages;
  readonly strangers: StrangersMessages;
  readonly tale: TaleMessages;
  readonly wentBack: WentBackMessages;
  readonly calls: CallsMessages;
  readonly deed: DeedMessages;
  readonly nowhere: NowhereMessages;
  readonly typed: TypedMessages;
  readonly hand: HandMessages;
}
