// Many games stepped at once, into rows that stay where they are.
#pragma once

#include <atomic>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "bindings/c/bytes.h"
#include "bindings/c/kuhhandel/kuhhandel.h"
#include "bindings/c/opponents.h"
#include "bindings/c/reply_mode.h"
#include "bindings/c/workers.h"
#include "bindings/c/zeroed_rows.h"
#include "engine/knowledge/observation.h"
#include "engine/knowledge/seat_memory.h"

namespace kuhhandel::bindings {

/// The seed of game number `game` at a place of a batch.
std::uint64_t seed_of(std::uint64_t seed, int place, std::uint64_t game);

class Batch {
 public:
  /// `opponents` are none, or those of each place.
  Batch(Edition const& edition, int seats, int games, std::uint64_t seed,
        kuhhandel_batch_options const& options, std::vector<Opponents> opponents);

  void reset(std::uint64_t seed);
  /// -1, or the first place whose reply is not legal; nothing has happened then. KUHHANDEL_STOPPED if this or
  /// an earlier call was stopped.
  int step(std::uint16_t const* replies);
  /// Whether the caller stopped the last call, so that some games are stepped and others not.
  bool stopped() const { return stopped_; }
  Question const& at(int place) const { return places_[static_cast<std::size_t>(place)].current.question; }
  Edition const& edition() const { return edition_; }
  ReplyMode mode() const { return mode_; }
  kuhhandel_rows rows() const;
  /// Returns the games and the rows as bytes; nullopt if the caller stops it.
  std::optional<std::vector<std::uint8_t>> save() const;
  /// Continues from the bytes of a batch that was made in the same way. Returns false for other bytes; all
  /// games then start again.
  bool restore(std::span<std::uint8_t const> bytes);

 private:
  struct Place {
    CeilingQuestion current;
    std::uint64_t game = 0;
    int decisions = 0;
  };
  int games() const { return static_cast<int>(places_.size()); }
  /// Does `work(from, to, events)` with the places of each piece, by all threads, until the caller stops it.
  void share(auto const& work);
  bool goes_on() const { return options_.goes_on == nullptr || options_.goes_on(options_.context) != 0; }
  /// The first place whose reply is not legal, else how many there are.
  int find_all_answers(std::uint16_t const* replies);
  /// The first of these places whose reply is not legal, else `to`; writes the answers of those before.
  int find_answers(int from, int to, std::uint16_t const* replies);
  /// Events go by `events`, which is empty before and after.
  void play(int place, std::vector<Event>& events);
  /// Gives an answer of the caller, then those of bots and, if wanted, forced ones.
  void move_on(int place, int nth, std::vector<Event>& events);
  void begin(int place, std::vector<Event>& events);
  void end(int place);
  void show(int place);
  void show_hands(int place);
  void give(int place, int nth, std::vector<Event>& events);
  /// Until one who is asked has a choice, or the game is over, at most `most` answers; how many were given.
  int advance(int place, int most, std::vector<Event>& events);
  bool waits_for_bots(int place);
  void remember(int place, std::vector<Event>& events);
  void observe(int place, Seat seat, Observation& observation) const;
  void save_rows(int place, ByteWriter& bytes) const;
  bool restore_rows(int place, ByteReader& bytes);
  bool replay(int place, std::uint64_t game, std::span<std::uint16_t const> answers);

  Edition edition_;
  int seats_;
  kuhhandel_batch_options options_;
  ReplyMode mode_;
  std::uint64_t seed_;
  int places_a_piece_;
  Workers workers_;
  int mask_bytes_;
  ZeroedRows<Place> places_;
  std::vector<std::vector<std::uint16_t>> given_;  // answers of the caller in the game of each place
  ZeroedRows<PerSeat<SeatMemory>> memories_;       // none without
  std::vector<Opponents> opponents_;               // none without
  std::vector<std::vector<Event>> events_;         // of each thread
  std::atomic<bool> stopped_ = false;
  ZeroedRows<std::uint16_t> answers_;
  ZeroedRows<Observation> observations_;
  ZeroedRows<std::uint8_t> masks_;
  ZeroedRows<std::uint8_t> seats_to_act_;
  ZeroedRows<std::uint16_t> counts_;
  ZeroedRows<std::uint16_t> advice_;
  ZeroedRows<std::uint8_t> hands_;  // none without
  ZeroedRows<float> rewards_;
  ZeroedRows<std::uint8_t> done_;
  ZeroedRows<std::uint8_t> truncated_;
  ZeroedRows<std::int32_t> final_scores_;
  ZeroedRows<Observation> final_observations_;
};

}  // namespace kuhhandel::bindings
