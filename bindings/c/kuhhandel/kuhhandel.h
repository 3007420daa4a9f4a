/*
 * The engine for other languages, as a C interface: one game, and many games stepped together
 * (docs/RESEARCH.md). Seats count from 0. A reply is a number with the same meaning at every question
 * (engine/choices/replies.h). An answer is the index of a reply among the legal ones, in the order of their
 * numbers. Reply modes other than KUHHANDEL_FULL are below. An observation is KUHHANDEL_OBSERVATION bytes,
 * which kuhhandel_observation_layout describes. Each `_new` and `_clone` has a `_free`, and pointers into an
 * object live as long as the object. Do not call functions for one game or batch from two threads at once.
 * Misuse that is not documented here is undefined.
 */
#ifndef KUHHANDEL_H
#define KUHHANDEL_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Grows when a program compiled with an older header would be wrong; kuhhandel_abi() says the library's. */
#define KUHHANDEL_ABI 5
#define KUHHANDEL_OBSERVATION 320
#define KUHHANDEL_MOST_SEATS 6
/* The values of money cards, in rising order: 0, 10, 20, 50, 100, 200, 500. */
#define KUHHANDEL_MONEY_VALUES 7
/* A game is scored as it is after that number of answers (C12.3). */
#define KUHHANDEL_LONGEST_GAME 20000

int kuhhandel_abi(void);

/* Returns the layout of an observation, as JSON (docs/RESEARCH.md). */
char const* kuhhandel_observation_layout(void);

/* The published editions by number, from 0; null beyond. */
char const* kuhhandel_edition(int number);
/*
 * Adds the edition in a file's text (JSON by editions/edition.schema.json) for the life of the process;
 * afterwards its id works like any other. Returns null, or the error with its field, valid until the thread's
 * next call. The same edition may be added again, but not another one with its id.
 */
char const* kuhhandel_edition_add(char const* text);
/* The fewest and most who play it; 0 for an id that no edition has. */
int kuhhandel_fewest_seats(char const* edition);
int kuhhandel_most_seats(char const* edition);

/* How replies are said. KUHHANDEL_NTH: by answer. KUHHANDEL_COMPACT: by about a hundred numbers
 * (engine/choices/compact_replies.h). KUHHANDEL_CEILINGS: by full replies to fewer questions, bids being
 * ceilings (engine/ceilings/ceilings.h). */
enum { KUHHANDEL_FULL = 0, KUHHANDEL_NTH = 1, KUHHANDEL_COMPACT = 2, KUHHANDEL_CEILINGS = 3 };

/* How many replies there are, legal or not: the size of a policy; by answer, of full replies. 0 for an id
 * that no edition has. */
int kuhhandel_reply_count(char const* edition, int replies);
/*
 * Returns the layout of the edition's full replies, as JSON: their `size` and the `parts` by name, whose
 * numbers engine/choices/replies.h explains. Valid until the thread's next call; null for an unknown edition.
 */
char const* kuhhandel_reply_layout(char const* edition);
/* The edition's compact replies as JSON: `parts` by name, `table` with the full reply of each, of a raise
 * where the lowest bid is ten and of money where the fewest cards are none, and the `hash` of the table in
 * decimal digits. Until the thread's next call; null for an id that no edition has. */
char const* kuhhandel_compact_layout(char const* edition);

/* The edition's animals by number, from 0; null beyond. */
char const* kuhhandel_animal(char const* edition, int number);

/* House rules are "name=value" with a blank between two, by the names of editions/edition.schema.json; null
 * or
 * "" for the edition's own. Why the edition is not played by these, until the thread's next call; else null.
 */
char const* kuhhandel_rules_refused(char const* edition, char const* rules);

typedef struct kuhhandel_game kuhhandel_game;

/* A game whose chance all follows from `seed`, its replies said in any way but KUHHANDEL_NTH; null for an
 * edition, a number of seats, rules or replies that there are not. */
kuhhandel_game* kuhhandel_game_new(char const* edition, int seats, char const* rules, int replies,
                                   uint64_t seed);
kuhhandel_game* kuhhandel_game_clone(kuhhandel_game const* game);
void kuhhandel_game_free(kuhhandel_game* game);

/* Returns the seat that is asked; -1 after the end. */
int kuhhandel_game_seat(kuhhandel_game const* game);
/* How many replies are legal; 0 when the game is over. */
int kuhhandel_game_count(kuhhandel_game const* game);
/* 1 where it was ended by KUHHANDEL_LONGEST_GAME. */
int kuhhandel_game_truncated(kuhhandel_game const* game);
/* Writes the legal replies, in rising order, into `replies`, which has room for all; how many. */
int kuhhandel_game_legal(kuhhandel_game const* game, uint16_t* replies);
/* Gives the reply: null, or the word of the refusal (engine/refusal.h), and nothing has happened then. */
char const* kuhhandel_game_step(kuhhandel_game* game, uint16_t reply);
/* Gives the one reply while there is but one; how many were given. */
int kuhhandel_game_skip_forced(kuhhandel_game* game);
/* Writes what `seat` may know, KUHHANDEL_OBSERVATION bytes, including what it remembers of the game. */
void kuhhandel_game_observe(kuhhandel_game const* game, int seat, uint8_t* observation);
/* The points of each seat as the game stands. */
void kuhhandel_game_scores(kuhhandel_game const* game, int32_t* scores);
/* The share of the win of each seat as the game stands. */
void kuhhandel_game_shares(kuhhandel_game const* game, float* shares);
/* How many replies were given, and they themselves, until the next step. */
int kuhhandel_game_history(kuhhandel_game const* game, uint16_t const** replies);
/* The game so far as a record, all that is secret in it; until the next step or record. Null for a game that
 * was imagined. */
char const* kuhhandel_game_record(kuhhandel_game* game);
/*
 * Writes up to `number` games that the asked seat cannot distinguish from this one by anything it has seen:
 * money, the pile and chance are drawn from `seed`. Returns the number written: 0 if the game is over, is
 * itself imagined, or has secret ceilings. In them, the other seats remember only public events and their
 * hands. They have no record and no bots. If money changes hands secretly in other ways than trades and
 * payments (Master, the duel), only what the table shows now counts.
 */
int kuhhandel_game_imagine(kuhhandel_game const* game, uint64_t seed, int number, kuhhandel_game** games);
/* The same, but asks `goes_on`, with `context`, every few milliseconds; after a 0 it returns 0, and no games.
 */
int kuhhandel_game_imagine_while(kuhhandel_game const* game, uint64_t seed, int number,
                                 kuhhandel_game** games, int (*goes_on)(void*), void* context);
/* A fingerprint of the whole position, the same on every machine. */
uint64_t kuhhandel_game_digest(kuhhandel_game const* game);

/* A record that was read: what kuhhandel_game_record writes, or any other game that was dealt from a seed
 * (GameRecord in docs/protocol.schema.json), in an edition that is known. Null for another text; `refused`,
 * unless it is null, then says why, until the thread's next call. */
typedef struct kuhhandel_record kuhhandel_record;
kuhhandel_record* kuhhandel_record_read(char const* text, char const** refused);
void kuhhandel_record_free(kuhhandel_record* record);
char const* kuhhandel_record_edition(kuhhandel_record const* record);
int kuhhandel_record_seats(kuhhandel_record const* record);
/* The number of its commands. */
int kuhhandel_record_count(kuhhandel_record const* record);

/* The commands of a record as rows of numbers, each with the position before it. The names of the columns by
 * number, from 0 to KUHHANDEL_ROW_COLUMNS - 1, and, of a column whose numbers stand for words, the word of a
 * number in this edition; null for none. */
#define KUHHANDEL_ROW_COLUMNS 16
char const* kuhhandel_row_column(int column);
char const* kuhhandel_row_text(char const* edition, int column, int number);
/* Writes [count][KUHHANDEL_ROW_COLUMNS] numbers, -1 where a column has none, and by seat the points and the
 * share of the win as the game then stands. A sentence if a command is not legal, until the thread's next
 * call; else null. */
char const* kuhhandel_record_rows(kuhhandel_record const* record, int32_t* rows, int32_t* scores,
                                  float* shares);
/* The game of a record after its last command, with full replies. Null if replies cannot express a command,
 * as a payment with cards that are not needed; `refused` then says which, as above. */
kuhhandel_game* kuhhandel_game_from_record(kuhhandel_record const* record, char const** refused);

/* The sentence of a refusal by its word; null for another word. */
char const* kuhhandel_refusal_sentence(char const* refusal);

/* The built-in bots by number, from 0, the weakest first; null beyond. */
char const* kuhhandel_bot_name(int number);

/* What a function that chooses or steps returns if its `goes_on` stopped it, or an earlier step of the batch.
 */
#define KUHHANDEL_STOPPED (-2)

typedef struct kuhhandel_bot kuhhandel_bot;

/* A bot on a seat of this game: a built-in one by its name, which may say how long a shark or a trader thinks
 * and how evenly a fox draws, as "shark:playouts=400", "trader:rounds=50" and "fox:temperature=1", or a net
 * that plays such a game, as "net:FILE" or "net:temperature=1:FILE", or a stranger (docs/BOTS.md), as
 * "stranger:17", "strangers:train" or "strangers:train:bluffer". Its chance follows from `seed` and the seat.
 * Null if there is no such bot or seat, and for a game whose replies are not full ones. */
kuhhandel_bot* kuhhandel_bot_new(char const* name, kuhhandel_game const* game, int seat, uint64_t seed);
void kuhhandel_bot_free(kuhhandel_bot* bot);
/* The reply that it gives now, in the same game, in a clone of it that went another way, or in another game
 * of the same deal; -1 if its seat is not asked, or the game is imagined or of another deal. */
int kuhhandel_bot_choose(kuhhandel_bot* bot, kuhhandel_game const* game);
/* The same, but asks `goes_on`, with `context`, after each playout of a bot that searches; after a 0 it
 * returns KUHHANDEL_STOPPED. */
int kuhhandel_bot_choose_while(kuhhandel_bot* bot, kuhhandel_game const* game, int (*goes_on)(void*),
                               void* context);

/*
 * Nets (docs/NETS.md): the number of features of an observation for tables of at most that size (0 if there
 * are none), their description as JSON, valid until the thread's next call (or null), and their values.
 */
int kuhhandel_feature_count(int seats);
char const* kuhhandel_features_layout(int seats);
void kuhhandel_features(int seats, uint8_t const* observation, uint8_t* features);

/* The full replies that a net has outputs for, in their order, and their hash, as JSON. */
#define KUHHANDEL_CEILING_REPLIES 157
char const* kuhhandel_ceiling_layout(void);

typedef struct kuhhandel_net kuhhandel_net;

/* A net by the bytes of its file. Null where they are none that is read here; `refused`, unless it is null,
 * then says why, until the thread's next call. */
kuhhandel_net* kuhhandel_net_read(uint8_t const* bytes, uint64_t size, char const** refused);
void kuhhandel_net_free(kuhhandel_net* net);
/* Returns 1 if the net plays that edition with that number of seats. */
int kuhhandel_net_plays(kuhhandel_net const* net, char const* edition, int seats);
/* How many numbers it gives: KUHHANDEL_CEILING_REPLIES logits, or one, the logarithm of the odds to win. */
int kuhhandel_net_outputs(kuhhandel_net const* net);
/* Those, in 1024ths. */
void kuhhandel_net_logits(kuhhandel_net* net, uint8_t const* observation, int32_t* logits);

enum { KUHHANDEL_NO_MASK = 0, KUHHANDEL_MASK_BITS = 1, KUHHANDEL_MASK_U8 = 2 }; /* of legal replies */

typedef struct kuhhandel_batch_options {
  int replies;       /* KUHHANDEL_FULL, _NTH, _COMPACT or _CEILINGS */
  int mask;          /* over replies: a bit each, the first lowest, or a byte each */
  int skip_forced;   /* 1: a single legal answer is given automatically */
  int threads;       /* from 1 to 256; the results do not depend on it */
  int memory;        /* 1: observations contain the seat's memory; 0: zeros there, and faster steps */
  int max_decisions; /* answers until a game is cut off, from 1 to KUHHANDEL_LONGEST_GAME */
  /*
   * [games][seats]: the built-in bot for this seat at this place, by its name as for kuhhandel_bot_new; null
   * if the caller answers. Each place needs a seat of the caller. Null: no bots.
   */
  char const* const* bots;
  /*
   * A built-in bot that advises what it would reply in the asked seat; null for none. Not with
   * KUHHANDEL_COMPACT, which has no number for some replies of bots.
   */
  char const* adviser;
  int hands; /* 1: rows have all hands, for a critic that may know everything during training */
  /*
   * Asked with `context` every few milliseconds by the thread that makes, resets, steps, saves or restores
   * the batch; after a 0 that call stops, and decisions of bots at hand end early. Null: nothing stops a
   * call.
   */
  int (*goes_on)(void*);
  void* context;
} kuhhandel_batch_options;

/*
 * The results of a step, a row for each of `games`. A finished game is replaced by the next one in the same
 * step: `observations`, `seats`, `counts` and `masks` belong to the new game, `done` is set, and the `final_`
 * rows and `rewards` belong to the old one. `rewards` are 0 if no game ended.
 */
typedef struct kuhhandel_rows {
  int games;
  int seats_a_game;
  int mask_bytes;                    /* a row */
  uint8_t const* observations;       /* [games][KUHHANDEL_OBSERVATION], of the seat that is asked */
  uint8_t const* masks;              /* [games][mask_bytes]; null without */
  uint8_t const* seats;              /* [games]: the asked seat */
  uint16_t const* counts;            /* [games]: how many replies are legal */
  uint16_t const* advice;            /* [games]: the adviser's reply; null without */
  uint8_t const* hands;              /* [games][seats_a_game][KUHHANDEL_MONEY_VALUES]: cards; null without */
  float const* rewards;              /* [games][seats_a_game]: the share of the win */
  uint8_t const* done;               /* [games]: 1 where a game ended */
  uint8_t const* truncated;          /* [games]: 1 where it was cut by max_decisions */
  int32_t const* final_scores;       /* [games][seats_a_game] */
  uint8_t const* final_observations; /* [games][seats_a_game][KUHHANDEL_OBSERVATION], of each seat */
} kuhhandel_rows;

typedef struct kuhhandel_batch kuhhandel_batch;

/* Game number g of place i follows from (seed, i, g) alone, and from what the bots of that place are. Null
 * for an edition, a number of seats, of games (at least 1), rules, a bot or an option that there is not. */
kuhhandel_batch* kuhhandel_batch_new(char const* edition, int seats, char const* rules, int games,
                                     uint64_t seed, kuhhandel_batch_options const* options);
void kuhhandel_batch_free(kuhhandel_batch* batch);
/* 1 if the last call was stopped by `goes_on`: some games are stepped and others not, until
 * kuhhandel_batch_reset or kuhhandel_batch_restore; else 0. */
int kuhhandel_batch_stopped(kuhhandel_batch const* batch);
/* The rows stay where they are for as long as the batch is there. */
kuhhandel_rows kuhhandel_batch_rows(kuhhandel_batch const* batch);
/* Starts all games again from `seed`. */
void kuhhandel_batch_reset(kuhhandel_batch* batch, uint64_t seed);
/* Steps every game by its own of `replies`: -1, or the first place whose reply is not legal, and nothing has
 * happened then, or KUHHANDEL_STOPPED. */
int kuhhandel_batch_step(kuhhandel_batch* batch, uint16_t const* replies);
/* Writes the legal replies at a place, in rising order, into `replies`, which has room for all; how many. By
 * answer they are the full ones. */
int kuhhandel_batch_legal(kuhhandel_batch const* batch, int place, uint16_t* replies);
/* The word of the refusal of a reply that is not legal at a place, from 0 to the number of games less 1; the
 * place and the reply are those that kuhhandel_batch_step has refused (engine/refusal.h). */
char const* kuhhandel_batch_refusal(kuhhandel_batch const* batch, int place, uint16_t reply);
/* The games and the rows as bytes, `size` of them, until the next call for this batch: to go on from here
 * later, or in another process. Null without memory for it, or if it was stopped. */
uint8_t const* kuhhandel_batch_save(kuhhandel_batch* batch, uint64_t* size);
/* Continues from the bytes of a batch that was made with the same arguments; bots remember their games again.
 * 0 for bytes of another batch, and all games then start again, or if it was stopped; else 1. */
int kuhhandel_batch_restore(kuhhandel_batch* batch, uint8_t const* bytes, uint64_t size);
/* A fingerprint of the position at a place. */
uint64_t kuhhandel_batch_digest(kuhhandel_batch const* batch, int place);

#ifdef __cplusplus
}
#endif

#endif
