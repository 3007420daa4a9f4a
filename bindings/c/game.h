// A game as the C functions keep it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <iterator>
#include <memory>
#include <string>
#include <vector>

#include "bindings/c/kuhhandel/kuhhandel.h"
#include "bindings/c/reply_mode.h"
#include "engine/action.h"
#include "engine/ceilings.h"
#include "engine/choices.h"
#include "engine/edition.h"
#include "engine/seat_memory.h"

namespace kuhhandel::bindings {

/// Position of an observer in a game who catches up some replies later, since most observers are never asked.
struct ReplayCursor {
  CeilingQuestion at;
  std::size_t given = 0;  // replies
};

}  // namespace kuhhandel::bindings

struct kuhhandel_game {
  std::shared_ptr<kuhhandel::Edition const> edition;  // with its house rules
  int seats;
  std::uint64_t seed;
  kuhhandel::bindings::ReplyMode mode;
  kuhhandel::CeilingQuestion asked;
  std::vector<std::uint16_t> history;
  std::string record;
  bool imagined = false;  // the events before it belong to another game

  kuhhandel::Question const& question() const { return asked.question; }
  bool is_over() const { return question().count == 0 || is_cut(); }
  bool is_cut() const { return question().count > 0 && std::ssize(history) == kuhhandel::kLongestGame; }
  /// Returns what the seats remember, and what was done.
  kuhhandel::PerSeat<kuhhandel::SeatMemory> const& memories() const;
  std::vector<kuhhandel::Command> const& commands() const;

  mutable kuhhandel::bindings::ReplayCursor remembering;
  mutable kuhhandel::PerSeat<kuhhandel::SeatMemory> remembered;
  mutable kuhhandel::bindings::ReplayCursor recording;
  mutable std::vector<kuhhandel::Command> recorded;
};
