// Implements the functions of kuhhandel.h. Exceptions never cross the boundary: a failed construction returns
// null.
#include <algorithm>
#include <exception>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "bindings/c/batch.h"
#include "bindings/c/editions.h"
#include "bindings/c/game.h"
#include "bindings/c/house_rules.h"
#include "bindings/c/kuhhandel/kuhhandel.h"
#include "bindings/c/layout.h"
#include "bindings/c/record.h"
#include "bindings/c/reply_mode.h"
#include "bindings/c/shares.h"
#include "editions/built_in.h"
#include "engine/choices/try_answer.h"
#include "engine/digest.h"
#include "engine/knowledge/seat_memory.h"
#include "neural/bot_from.h"

using namespace kuhhandel;
using bindings::ReplyMode;

struct kuhhandel_batch {
  bindings::Batch batch;
  std::vector<std::uint8_t> saved{};
};

namespace {

/// Returns the edition with these rules; nullopt if it cannot be played by that number of seats.
std::optional<Edition> edition_for(char const* id, int seats, char const* rules) {
  auto const* const published = id == nullptr ? nullptr : bindings::edition_named(id);
  if (published == nullptr || seats < published->fewest_seats || seats > published->most_seats) return {};
  auto edition = *published;
  bool const sound = rules == nullptr || bindings::set_house_rules(rules, edition).empty();
  return sound ? std::optional(edition) : std::nullopt;
}

bool is_an_option(kuhhandel_batch_options const& options) {
  auto const within = [](int value, int least, int most) { return value >= least && value <= most; };
  return within(options.replies, KUHHANDEL_FULL, KUHHANDEL_CEILINGS) &&
         within(options.mask, KUHHANDEL_NO_MASK, KUHHANDEL_MASK_U8) && within(options.skip_forced, 0, 1) &&
         within(options.threads, 1, 256) && within(options.memory, 0, 1) && within(options.hands, 0, 1) &&
         within(options.max_decisions, 1, kLongestGame) &&
         (options.adviser == nullptr || options.replies != KUHHANDEL_COMPACT);
}

int list(ReplyMode mode, Edition const& edition, Question const& question, std::uint16_t* replies) {
  bindings::list_legal(mode, edition, question, replies);
  return bindings::legal_count(mode, question);
}

/// Returns the word of the refusal of a reply that is not legal.
char const* refusal_of(ReplyMode mode, Edition const& edition, Question const& question,
                       std::uint16_t reply) {
  auto const meant = bindings::full_reply_of(mode, edition, question, reply);
  return name_of(why_refused(edition, question, meant)).data();
}

bool may_sit(char const* name, Edition const& edition, int seats) {
  return name == nullptr || neural::fault_at_table(name, edition, seats).empty();
}

/// Returns the opponents of each place; nullopt if a name is unknown or a net does not fit such a table, or
/// if the caller stops it.
std::optional<std::vector<bindings::Opponents>> opponents_for(int games, Edition const& edition, int seats,
                                                              kuhhandel_batch_options const& options) {
  std::vector<bindings::Opponents> opponents;
  if (options.bots == nullptr && options.adviser == nullptr) return opponents;
  if (!may_sit(options.adviser, edition, seats)) return {};
  std::vector<char const*> const nobody(static_cast<std::size_t>(seats));
  for (std::ptrdiff_t place = 0; place < games; ++place) {
    if (options.goes_on != nullptr && options.goes_on(options.context) == 0) return {};
    auto const* const row = options.bots == nullptr ? nobody.data() : options.bots + place * seats;
    std::span const names(row, nobody.size());
    if (!std::ranges::all_of(names, [&](auto const* name) { return may_sit(name, edition, seats); }))
      return {};
    auto seated = bindings::Opponents::named(names, options.adviser);
    if (!seated) return {};
    opponents.push_back(*std::move(seated));
  }
  return opponents;
}

bool is_a_way(int replies) { return replies >= KUHHANDEL_FULL && replies <= KUHHANDEL_CEILINGS; }

/// Null in place of what could not be made.
template <class Make>
auto or_null(Make make) -> decltype(make()) {
  try {
    return make();
  } catch (std::exception const&) {
    return nullptr;
  }
}

}  // namespace

int kuhhandel_abi(void) { return KUHHANDEL_ABI; }

char const* kuhhandel_observation_layout(void) {
  static auto const text = bindings::observation_layout();
  return text.c_str();
}

char const* kuhhandel_edition(int number) {
  auto const all = editions::all();
  bool const exists = number >= 0 && number < std::ssize(all);
  return exists ? all[static_cast<std::size_t>(number)].id.text().data() : nullptr;
}

char const* kuhhandel_edition_add(char const* text) {
  thread_local std::string refused;
  refused = bindings::add_edition(text);
  return refused.empty() ? nullptr : refused.c_str();
}

int kuhhandel_fewest_seats(char const* edition) {
  auto const* const found = bindings::edition_named(edition);
  return found == nullptr ? 0 : found->fewest_seats;
}

int kuhhandel_most_seats(char const* edition) {
  auto const* const found = bindings::edition_named(edition);
  return found == nullptr ? 0 : found->most_seats;
}

int kuhhandel_reply_count(char const* edition, int replies) {
  auto const* const found = bindings::edition_named(edition);
  bool const known = found != nullptr && is_a_way(replies);
  return known ? bindings::policy_size(static_cast<ReplyMode>(replies), *found) : 0;
}

char const* kuhhandel_reply_layout(char const* edition) {
  thread_local std::string layout;
  auto const* const found = bindings::edition_named(edition);
  if (found == nullptr) return nullptr;
  layout = bindings::reply_layout(*found);
  return layout.c_str();
}

char const* kuhhandel_compact_layout(char const* edition) {
  thread_local std::string layout;
  auto const* const found = bindings::edition_named(edition);
  if (found == nullptr) return nullptr;
  layout = bindings::compact_layout(*found);
  return layout.c_str();
}

char const* kuhhandel_animal(char const* edition, int number) {
  auto const* const found = bindings::edition_named(edition);
  bool const exists = found != nullptr && number >= 0 && number < found->animal_count();
  return exists ? found->name(animal_at(number)).data() : nullptr;
}

char const* kuhhandel_rules_refused(char const* edition, char const* rules) {
  thread_local std::string refused;
  auto const* const published = bindings::edition_named(edition);
  if (published == nullptr || rules == nullptr) return nullptr;
  auto played = *published;
  refused = bindings::set_house_rules(rules, played);
  return refused.empty() ? nullptr : refused.c_str();
}

kuhhandel_game* kuhhandel_game_new(char const* edition, int seats, char const* rules, int replies,
                                   uint64_t seed) {
  if (!is_a_way(replies) || replies == KUHHANDEL_NTH) return nullptr;
  auto const mode = static_cast<ReplyMode>(replies);
  return or_null([&]() -> kuhhandel_game* {
    auto const played = edition_for(edition, seats, rules);
    if (!played) return nullptr;
    return bindings::new_game(*played, seats, mode, bindings::deal_of(seed)).release();
  });
}

kuhhandel_game* kuhhandel_game_clone(kuhhandel_game const* game) {
  return or_null([&] { return new kuhhandel_game(*game); });
}

void kuhhandel_game_free(kuhhandel_game* game) { delete game; }

int kuhhandel_game_seat(kuhhandel_game const* game) {
  return game->is_over() ? -1 : index_of(game->question().seat);
}

int kuhhandel_game_count(kuhhandel_game const* game) {
  return game->is_over() ? 0 : bindings::legal_count(game->mode, game->question());
}

int kuhhandel_game_truncated(kuhhandel_game const* game) { return game->is_cut() ? 1 : 0; }

int kuhhandel_game_legal(kuhhandel_game const* game, uint16_t* replies) {
  return game->is_over() ? 0 : list(game->mode, *game->edition, game->question(), replies);
}

char const* kuhhandel_game_step(kuhhandel_game* game, uint16_t reply) {
  if (game->is_over()) return name_of(Refusal::not_now).data();
  auto const& edition = *game->edition;
  auto const nth = bindings::nth_of_reply(game->mode, edition, game->question(), reply);
  if (!nth) return refusal_of(game->mode, edition, game->question(), reply);
  game->history.push_back(reply);
  bindings::give(game->mode, edition, game->current, *nth, nullptr);
  return nullptr;
}

char const* kuhhandel_refusal_sentence(char const* refusal) {
  for (int i = 0; i <= static_cast<int>(Refusal::pile_empty); ++i) {
    auto const one = static_cast<Refusal>(i);
    if (name_of(one) == refusal) return sentence_of(one).data();
  }
  return nullptr;
}

int kuhhandel_game_skip_forced(kuhhandel_game* game) {
  int given = 0;
  for (; !game->is_over() && bindings::legal_count(game->mode, game->question()) == 1; ++given) {
    std::uint16_t only = 0;
    list(game->mode, *game->edition, game->question(), &only);
    kuhhandel_game_step(game, only);
  }
  return given;
}

void kuhhandel_game_observe(kuhhandel_game const* game, int seat, uint8_t* observation) {
  Observation seen;
  observe(*game->edition, game->question(), game->memories()[seat_at(seat)], seen);
  std::ranges::copy(seen, observation);
}

void kuhhandel_game_scores(kuhhandel_game const* game, int32_t* scores) {
  PerSeat<float> shares{};
  bindings::write_shares(*game->edition, game->question().state, &shares[seat_at(0)], scores);
}

int kuhhandel_game_history(kuhhandel_game const* game, uint16_t const** replies) {
  *replies = game->history.data();
  return static_cast<int>(game->history.size());
}

char const* kuhhandel_game_record(kuhhandel_game* game) {
  if (game->imagined) return nullptr;
  game->record = bindings::record_of({.edition = *game->edition,
                                      .published = *bindings::edition_named(game->edition->id.text()),
                                      .seats = game->seats,
                                      .deal = game->deal,
                                      .edition_file = bindings::file_of(game->edition->id.text()),
                                      .commands = game->commands()});
  return game->record.c_str();
}

void kuhhandel_game_shares(kuhhandel_game const* game, float* shares) {
  PerSeat<std::int32_t> points{};
  bindings::write_shares(*game->edition, game->question().state, shares, &points[seat_at(0)]);
}

uint64_t kuhhandel_game_digest(kuhhandel_game const* game) { return digest(game->question().state); }

kuhhandel_batch* kuhhandel_batch_new(char const* edition, int seats, char const* rules, int games,
                                     uint64_t seed, kuhhandel_batch_options const* options) {
  if (games < 1 || !is_an_option(*options)) return nullptr;
  return or_null([&]() -> kuhhandel_batch* {
    auto const played = edition_for(edition, seats, rules);
    if (!played) return nullptr;
    auto opponents = opponents_for(games, *played, seats, *options);
    if (!opponents) return nullptr;
    return new kuhhandel_batch{bindings::Batch(*played, seats, games, seed, *options, *std::move(opponents))};
  });
}

void kuhhandel_batch_free(kuhhandel_batch* batch) { delete batch; }

kuhhandel_rows kuhhandel_batch_rows(kuhhandel_batch const* batch) { return batch->batch.rows(); }

void kuhhandel_batch_reset(kuhhandel_batch* batch, uint64_t seed) { batch->batch.reset(seed); }

int kuhhandel_batch_stopped(kuhhandel_batch const* batch) { return batch->batch.stopped() ? 1 : 0; }

int kuhhandel_batch_step(kuhhandel_batch* batch, uint16_t const* replies) {
  return batch->batch.step(replies);
}

int kuhhandel_batch_legal(kuhhandel_batch const* batch, int place, uint16_t* replies) {
  return list(batch->batch.mode(), batch->batch.edition(), batch->batch.at(place), replies);
}

char const* kuhhandel_batch_refusal(kuhhandel_batch const* batch, int place, uint16_t reply) {
  return refusal_of(batch->batch.mode(), batch->batch.edition(), batch->batch.at(place), reply);
}

uint8_t const* kuhhandel_batch_save(kuhhandel_batch* batch, uint64_t* size) {
  return or_null([&]() -> std::uint8_t const* {
    auto saved = batch->batch.save();
    if (!saved) return nullptr;
    batch->saved = *std::move(saved);
    *size = batch->saved.size();
    return batch->saved.data();
  });
}

int kuhhandel_batch_restore(kuhhandel_batch* batch, uint8_t const* bytes, uint64_t size) {
  return batch->batch.restore(std::span(bytes, size)) ? 1 : 0;
}

uint64_t kuhhandel_batch_digest(kuhhandel_batch const* batch, int place) {
  return digest(batch->batch.at(place).state);
}
