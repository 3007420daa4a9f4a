// The functions of kuhhandel.h. No exception leaves them: what cannot be made is null.
#include <algorithm>
#include <exception>
#include <vector>

#include "bindings/c/batch.h"
#include "bindings/c/kuhhandel/kuhhandel.h"
#include "bindings/c/layout.h"
#include "bindings/c/shares.h"
#include "editions/built_in.h"
#include "engine/digest.h"
#include "engine/seat_memory.h"
#include "engine/try_answer.h"

using namespace kuhhandel;

struct kuhhandel_game {
  Edition const* edition;
  Question question;
  PerSeat<SeatMemory> memories;
  std::vector<std::uint16_t> history;

  bool is_over() const { return question.count == 0 || is_cut(); }
  bool is_cut() const { return question.count > 0 && std::ssize(history) == kLongestGame; }
};

struct kuhhandel_batch {
  bindings::Batch batch;
};

namespace {

/// The edition where it is played by so many, else null.
Edition const* edition_for(char const* id, int seats) {
  auto const* const edition = id == nullptr ? nullptr : editions::named(id);
  bool const fits = edition != nullptr && seats >= edition->fewest_seats && seats <= edition->most_seats;
  return fits ? edition : nullptr;
}

bool is_an_option(kuhhandel_batch_options const& options) {
  auto const within = [](int value, int least, int most) { return value >= least && value <= most; };
  return within(options.replies, KUHHANDEL_FULL, KUHHANDEL_NTH) &&
         within(options.mask, KUHHANDEL_NO_MASK, KUHHANDEL_MASK_U8) && within(options.skip_forced, 0, 1) &&
         within(options.threads, 1, 256) && within(options.memory, 0, 1) &&
         within(options.max_decisions, 1, kLongestGame);
}

int list(Edition const& edition, Question const& question, std::uint16_t* replies) {
  std::vector<Reply> listed(question.count);
  list_replies(edition, question, listed);
  std::ranges::transform(listed, replies, [](Reply reply) { return static_cast<std::uint16_t>(reply); });
  return question.count;
}

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
  bool const there = number >= 0 && number < std::ssize(all);
  return there ? all[static_cast<std::size_t>(number)].id.text().data() : nullptr;
}

int kuhhandel_fewest_seats(char const* edition) {
  auto const* const found = editions::named(edition);
  return found == nullptr ? 0 : found->fewest_seats;
}

int kuhhandel_most_seats(char const* edition) {
  auto const* const found = editions::named(edition);
  return found == nullptr ? 0 : found->most_seats;
}

int kuhhandel_reply_count(char const* edition) {
  auto const* const found = editions::named(edition);
  return found == nullptr ? 0 : reply_count(*found);
}

kuhhandel_game* kuhhandel_game_new(char const* edition, int seats, uint64_t seed) {
  auto const* const played = edition_for(edition, seats);
  if (played == nullptr) return nullptr;
  return or_null([&] {
    return new kuhhandel_game{played, deal(*played, seats, seed), memories_at_start(*played, seats), {}};
  });
}

kuhhandel_game* kuhhandel_game_clone(kuhhandel_game const* game) {
  return or_null([&] { return new kuhhandel_game(*game); });
}

void kuhhandel_game_free(kuhhandel_game* game) { delete game; }

int kuhhandel_game_seat(kuhhandel_game const* game) {
  return game->is_over() ? -1 : index_of(game->question.seat);
}

int kuhhandel_game_count(kuhhandel_game const* game) { return game->is_over() ? 0 : game->question.count; }

int kuhhandel_game_truncated(kuhhandel_game const* game) { return game->is_cut() ? 1 : 0; }

int kuhhandel_game_legal(kuhhandel_game const* game, uint16_t* replies) {
  return game->is_over() ? 0 : list(*game->edition, game->question, replies);
}

char const* kuhhandel_game_step(kuhhandel_game* game, uint16_t reply) {
  if (game->is_over()) return name_of(Refusal::not_now).data();
  auto const nth = nth_of(*game->edition, game->question, static_cast<Reply>(reply));
  if (!nth)
    return name_of(try_answer(*game->edition, game->question, static_cast<Reply>(reply)).error()).data();
  std::vector<Event> events;
  game->history.push_back(reply);
  answer(*game->edition, game->question, *nth, events);
  follow(*game->edition, game->question.state, events, game->memories);
  return nullptr;
}

void kuhhandel_game_observe(kuhhandel_game const* game, int seat, uint8_t* observation) {
  Observation seen;
  observe(*game->edition, game->question, game->memories[seat_at(seat)], seen);
  std::ranges::copy(seen, observation);
}

void kuhhandel_game_scores(kuhhandel_game const* game, int32_t* scores) {
  PerSeat<float> shares{};
  bindings::write_shares(*game->edition, game->question.state, &shares[seat_at(0)], scores);
}

int kuhhandel_game_history(kuhhandel_game const* game, uint16_t const** replies) {
  *replies = game->history.data();
  return static_cast<int>(game->history.size());
}

uint64_t kuhhandel_game_digest(kuhhandel_game const* game) { return digest(game->question.state); }

kuhhandel_batch* kuhhandel_batch_new(char const* edition, int seats, int games, uint64_t seed,
                                     kuhhandel_batch_options const* options) {
  auto const* const played = edition_for(edition, seats);
  if (played == nullptr || games < 1 || !is_an_option(*options)) return nullptr;
  return or_null([&] { return new kuhhandel_batch{bindings::Batch(*played, seats, games, seed, *options)}; });
}

void kuhhandel_batch_free(kuhhandel_batch* batch) { delete batch; }

kuhhandel_rows kuhhandel_batch_rows(kuhhandel_batch const* batch) { return batch->batch.rows(); }

void kuhhandel_batch_reset(kuhhandel_batch* batch, uint64_t seed) { batch->batch.reset(seed); }

int kuhhandel_batch_step(kuhhandel_batch* batch, uint16_t const* replies) {
  return batch->batch.step(replies);
}

int kuhhandel_batch_legal(kuhhandel_batch const* batch, int place, uint16_t* replies) {
  return list(batch->batch.edition(), batch->batch.at(place), replies);
}

uint64_t kuhhandel_batch_digest(kuhhandel_batch const* batch, int place) {
  return digest(batch->batch.at(place).state);
}
