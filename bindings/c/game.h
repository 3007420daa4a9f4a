// A game as the C functions keep it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <iterator>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "bindings/c/kuhhandel/kuhhandel.h"
#include "bindings/c/reply_mode.h"
#include "engine/action.h"
#include "engine/ceilings/ceilings.h"
#include "engine/choices/choices.h"
#include "engine/edition.h"
#include "engine/knowledge/seat_memory.h"
#include "engine/rules_version.h"

struct kuhhandel_game;

namespace kuhhandel::bindings {

/// The seed of a deal and its chance.
struct Deal {
  std::string seed;                   // any text
  std::uint64_t chance;               // draws among claims at the same count
  std::optional<Seat> first = {};     // the starting player, if the seed does not choose it
  int rules_version = kRulesVersion;  // later versions deal differently
  friend bool operator==(Deal const&, Deal const&) = default;
};

/// Returns the deal of a number.
Deal deal_of(std::uint64_t seed);

/// Where somebody is in a game who follows it some replies later, for most are never asked what they saw.
struct ReplayCursor {
  CeilingQuestion at;
  std::size_t given = 0;  // replies
};

/// Returns the first question of a deal.
CeilingQuestion first_question(ReplyMode mode, Edition const& edition, int seats, Deal const& deal);

/// Returns a new game. `edition` includes its house rules.
std::unique_ptr<kuhhandel_game> new_game(Edition const& edition, int seats, ReplyMode mode, Deal const& deal);

}  // namespace kuhhandel::bindings

struct kuhhandel_game {
  std::shared_ptr<kuhhandel::Edition const> edition;  // with its house rules
  int seats;
  kuhhandel::bindings::Deal deal;
  kuhhandel::bindings::ReplyMode mode;
  kuhhandel::CeilingQuestion current;
  std::vector<std::uint16_t> history;
  std::string record;
  bool imagined = false;  // the events before it belong to another game

  kuhhandel::Question const& question() const { return current.question; }
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
