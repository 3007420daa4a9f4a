#include "bindings/c/batch.h"

#include <algorithm>
#include <optional>
#include <span>
#include <utility>

#include "bindings/c/mask.h"
#include "bindings/c/shares.h"
#include "bots/interruption.h"
#include "engine/random/rng.h"

namespace kuhhandel::bindings {
namespace {

static_assert(KUHHANDEL_OBSERVATION == kObservationSize);
static_assert(KUHHANDEL_MOST_SEATS == kMaxSeats);
static_assert(KUHHANDEL_MONEY_VALUES == kDenominationCount);
static_assert(KUHHANDEL_LONGEST_GAME == kLongestGame);

/// A place is some microseconds of work. With bots, threads take single places, since a move that bots answer
/// may take a thousand times as long as another.
constexpr int kPlacesAPiece = 64;

std::size_t index(int place) { return static_cast<std::size_t>(place); }

int bytes_of_mask(ReplyMode mode, Edition const& edition, int mask) {
  if (mask == KUHHANDEL_NO_MASK) return 0;
  auto const replies = policy_size(mode, edition);
  return mask == KUHHANDEL_MASK_BITS ? (replies + 7) / 8 : replies;
}

void lower_to(std::atomic<int>& least, int number) {
  for (int now = least; number < now && !least.compare_exchange_weak(now, number);) {
  }
}

/// Returns the index of the answer if answers are given by their number: the row has the count, so the game
/// is not needed.
std::optional<int> answer_among(std::uint16_t count, std::uint16_t reply) {
  return reply < count ? std::optional<int>(reply) : std::nullopt;
}

constexpr std::uint32_t kSaveVersion = 1;

/// The part of `rows` that belongs to one place.
template <class Rows>
auto row_of(Rows& rows, int place, int places) {
  auto const width = rows.size() / static_cast<std::size_t>(places);
  return std::span(rows).subspan(static_cast<std::size_t>(place) * width, width);
}

}  // namespace

std::uint64_t seed_of(std::uint64_t seed, int place, std::uint64_t game) {
  auto const of_place = Rng(seed).next() + static_cast<std::uint64_t>(place);
  return Rng(Rng(of_place).next() + game).next();
}

Batch::Batch(Edition const& edition, int seats, int games, std::uint64_t seed,
             kuhhandel_batch_options const& options, std::vector<Opponents> opponents)
    : edition_(edition),
      seats_(seats),
      options_(options),
      mode_(static_cast<ReplyMode>(options.replies)),
      seed_(seed),
      places_a_piece_(opponents.empty() ? kPlacesAPiece : 1),
      workers_(std::min(options.threads, games), (games + places_a_piece_ - 1) / places_a_piece_),
      mask_bytes_(bytes_of_mask(mode_, edition, options.mask)),
      places_(index(games)),
      given_(index(games)),
      memories_(options.memory != 0 ? index(games) : 0),
      opponents_(std::move(opponents)),
      events_(index(workers_.threads())),
      answers_(index(games)),
      observations_(index(games)),
      masks_(index(games) * index(mask_bytes_)),
      seats_to_act_(index(games)),
      counts_(index(games)),
      advice_(options.adviser != nullptr ? index(games) : 0),
      hands_(options.hands != 0 ? index(games) * index(seats) * kDenominations.size() : 0),
      rewards_(index(games) * index(seats)),
      done_(index(games)),
      truncated_(index(games)),
      final_scores_(index(games) * index(seats)),
      final_observations_(index(games) * index(seats)) {
  reset(seed);
}

void Batch::reset(std::uint64_t seed) {
  seed_ = seed;
  stopped_ = false;
  std::ranges::fill(rewards_, 0.0F);
  std::ranges::fill(done_, std::uint8_t{0});
  std::ranges::fill(truncated_, std::uint8_t{0});
  share([this](int from, int to, std::vector<Event>& events) {
    for (int place = from; place < to; ++place) {
      places_[index(place)].game = 0;
      begin(place, events);
      show(place);
    }
  });
}

int Batch::step(std::uint16_t const* replies) {
  if (stopped_) return KUHHANDEL_STOPPED;
  auto const wrong = find_all_answers(replies);
  if (wrong < games()) return wrong;
  share([this](int from, int to, std::vector<Event>& events) {
    for (int place = from; place < to; ++place) play(place, events);
  });
  return stopped_ ? KUHHANDEL_STOPPED : -1;
}

void Batch::share(auto const& work) {
  auto const look = [this] {
    if (!stopped_ && !goes_on()) stopped_ = true;
  };
  workers_.share(
      [&](int piece, int thread) {
        auto const is_stopped = [&] {
          if (thread == 0) look();
          return stopped_.load();
        };
        if (is_stopped()) return;
        bots::Interruption const decisions(is_stopped);
        auto const from = piece * places_a_piece_;
        work(from, std::min(from + places_a_piece_, games()), events_[index(thread)]);
      },
      look);
}

kuhhandel_rows Batch::rows() const {
  return {.games = games(),
          .seats_a_game = seats_,
          .mask_bytes = mask_bytes_,
          .observations = observations_.data()->data(),
          .masks = masks_.empty() ? nullptr : masks_.data(),
          .seats = seats_to_act_.data(),
          .counts = counts_.data(),
          .advice = advice_.empty() ? nullptr : advice_.data(),
          .hands = hands_.empty() ? nullptr : hands_.data(),
          .rewards = rewards_.data(),
          .done = done_.data(),
          .truncated = truncated_.data(),
          .final_scores = final_scores_.data(),
          .final_observations = final_observations_.data()->data()};
}

int Batch::find_all_answers(std::uint16_t const* replies) {
  // Comparing numbers is faster than waking another thread.
  if (mode_ == ReplyMode::nth) return find_answers(0, games(), replies);
  std::atomic<int> wrong = games();
  share([&](int from, int to, std::vector<Event> const&) {
    auto const found = find_answers(from, to, replies);
    if (found < to) lower_to(wrong, found);
  });
  return wrong;
}

int Batch::find_answers(int from, int to, std::uint16_t const* replies) {
  for (int place = from; place < to; ++place) {
    auto const nth = mode_ == ReplyMode::nth ? answer_among(counts_[index(place)], replies[place])
                                             : nth_of_reply(mode_, edition_, at(place), replies[place]);
    if (!nth) return place;
    answers_[index(place)] = static_cast<std::uint16_t>(*nth);
  }
  return to;
}

void Batch::play(int place, std::vector<Event>& events) {
  auto& slot = places_[index(place)];
  if (done_[index(place)] != 0) {
    std::fill_n(&rewards_[index(place) * index(seats_)], seats_, 0.0F);
    done_[index(place)] = truncated_[index(place)] = 0;
  }
  move_on(place, answers_[index(place)], events);
  if (slot.current.question.count == 0 || slot.decisions == options_.max_decisions) {
    end(place);
    ++slot.game;
    begin(place, events);
  }
  show(place);
}

void Batch::move_on(int place, int nth, std::vector<Event>& events) {
  auto& slot = places_[index(place)];
  given_[index(place)].push_back(static_cast<std::uint16_t>(nth));
  give(place, nth, events);
  ++slot.decisions;
  slot.decisions += advance(place, options_.max_decisions - slot.decisions, events);
}

/// A game in which nobody ever has a choice is passed over, as one that the bots play to its end alone.
void Batch::begin(int place, std::vector<Event>& events) {
  auto& slot = places_[index(place)];
  given_[index(place)].clear();
  for (;; ++slot.game) {
    auto const seed = seed_of(seed_, place, slot.game);
    slot.current = deal(mode_, edition_, seats_, seed);
    if (!opponents_.empty()) opponents_[index(place)].begin(edition_, seats_, seed);
    if (!memories_.empty()) memories_[index(place)] = memories_at_start(edition_, seats_);
    slot.decisions = advance(place, options_.max_decisions - 1, events);
    if (slot.current.question.count > 0 && !waits_for_bots(place)) return;
  }
}

void Batch::give(int place, int nth, std::vector<Event>& events) {
  auto& current = places_[index(place)].current;
  if (!opponents_.empty()) {
    opponents_[index(place)].answer(mode_, edition_, current, nth, events);
  } else {
    bindings::give(mode_, edition_, current, nth, memories_.empty() ? nullptr : &events);
  }
  remember(place, events);
}

void Batch::remember(int place, std::vector<Event>& events) {
  if (!memories_.empty()) follow(edition_, at(place).state, events, memories_[index(place)]);
  events.clear();
}

void Batch::end(int place) {
  auto const& question = at(place);
  auto const first = index(place) * index(seats_);
  write_shares(edition_, question.state, &rewards_[first], &final_scores_[first]);
  done_[index(place)] = 1;
  truncated_[index(place)] = question.count > 0 ? 1 : 0;
  for (auto const seat : seats_of(seats_)) {
    observe(place, seat, final_observations_[first + index(index_of(seat))]);
  }
}

void Batch::show(int place) {
  auto const& question = at(place);
  observe(place, question.seat, observations_[index(place)]);
  seats_to_act_[index(place)] = static_cast<std::uint8_t>(index_of(question.seat));
  counts_[index(place)] = static_cast<std::uint16_t>(legal_count(mode_, question));
  if (!advice_.empty()) {
    auto const nth = opponents_[index(place)].advice(mode_, edition_, question);
    auto const reply = mode_ == ReplyMode::nth ? nth : static_cast<int>(reply_of(edition_, question, nth));
    advice_[index(place)] = static_cast<std::uint16_t>(reply);
  }
  if (!hands_.empty()) show_hands(place);
  if (mask_bytes_ == 0) return;
  auto const row = std::span(masks_).subspan(index(place) * index(mask_bytes_), index(mask_bytes_));
  options_.mask == KUHHANDEL_MASK_BITS ? write_bits(mode_, edition_, question, row)
                                       : write_bytes(mode_, edition_, question, row);
}

void Batch::show_hands(int place) {
  auto cards = hands_.begin() + std::ptrdiff_t{place} * seats_ * kDenominationCount;
  for (auto const seat : seats_of(seats_)) {
    auto const hand = at(place).state.hand(seat);
    for (auto const value : kDenominations) *cards++ = static_cast<std::uint8_t>(hand.count(value));
  }
}

int Batch::advance(int place, int most, std::vector<Event>& events) {
  for (int given = 0; given < most; ++given) {
    if (waits_for_bots(place)) {
      opponents_[index(place)].step(mode_, edition_, places_[index(place)].current, events);
      remember(place, events);
    } else if (options_.skip_forced != 0 && at(place).count == 1) {
      give(place, 0, events);
    } else {
      return given;
    }
  }
  return most;
}

bool Batch::waits_for_bots(int place) {
  return !opponents_.empty() &&
         opponents_[index(place)].advance(mode_, edition_, places_[index(place)].current);
}

void Batch::observe(int place, Seat seat, Observation& observation) const {
  if (memories_.empty()) return kuhhandel::observe(edition_, at(place), seat, observation);
  kuhhandel::observe(edition_, at(place), memories_[index(place)][seat], observation);
}

// A batch is saved as the number of each game and the answers that were given in it.

std::optional<std::vector<std::uint8_t>> Batch::save() const {
  ByteWriter bytes;
  bytes.number(kSaveVersion);
  bytes.number(seed_);
  bytes.number(static_cast<std::uint32_t>(games()));
  for (int place = 0; place < games(); ++place) {
    if (!goes_on()) return {};
    auto const& given = given_[index(place)];
    bytes.number(places_[index(place)].game);
    bytes.number(static_cast<std::uint32_t>(given.size()));
    for (auto const nth : given) bytes.number(nth);
    save_rows(place, bytes);
  }
  return bytes.take();
}

void Batch::save_rows(int place, ByteWriter& bytes) const {
  bytes.values(row_of(done_, place, games()));
  bytes.values(row_of(truncated_, place, games()));
  bytes.values(row_of(rewards_, place, games()));
  bytes.values(row_of(final_scores_, place, games()));
  bytes.values(row_of(final_observations_, place, games()));
}

bool Batch::restore_rows(int place, ByteReader& bytes) {
  bytes.values(row_of(done_, place, games()));
  bytes.values(row_of(truncated_, place, games()));
  bytes.values(row_of(rewards_, place, games()));
  bytes.values(row_of(final_scores_, place, games()));
  bytes.values(row_of(final_observations_, place, games()));
  return bytes.sound();
}

bool Batch::restore(std::span<std::uint8_t const> bytes) {
  ByteReader reader(bytes);
  stopped_ = false;
  bool sound = reader.number<std::uint32_t>() == kSaveVersion;
  auto const seed = reader.number<std::uint64_t>();
  sound = sound && reader.number<std::uint32_t>() == static_cast<std::uint32_t>(games());
  if (sound) seed_ = seed;
  for (int place = 0; sound && place < games(); ++place) {
    stopped_ = !goes_on();
    if (stopped_) return false;
    auto const game = reader.number<std::uint64_t>();
    auto const count = reader.number<std::uint32_t>();
    sound = reader.sound() && count <= KUHHANDEL_LONGEST_GAME;
    std::vector<std::uint16_t> answers(sound ? count : 0);
    for (auto& nth : answers) nth = reader.number<std::uint16_t>();
    sound = sound && replay(place, game, answers) && restore_rows(place, reader);
  }
  if (sound && reader.at_end()) return true;
  reset(seed_);
  return false;
}

/// Returns false if the answers do not lead to a question of that game.
bool Batch::replay(int place, std::uint64_t game, std::span<std::uint16_t const> answers) {
  auto& slot = places_[static_cast<std::size_t>(place)];
  auto& events = events_.front();
  slot.game = game;
  begin(place, events);
  if (slot.game != game) return false;
  for (auto const nth : answers) {
    if (nth >= slot.current.question.count || slot.decisions >= options_.max_decisions) return false;
    move_on(place, nth, events);
  }
  if (slot.current.question.count == 0) return false;
  show(place);
  return true;
}

}  // namespace kuhhandel::bindings
