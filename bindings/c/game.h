// A game as the C functions keep it.
#pragma once

#include <cstdint>
#include <iterator>
#include <memory>
#include <string>
#include <vector>

#include "bindings/c/kuhhandel/kuhhandel.h"
#include "bindings/c/ways.h"
#include "engine/action.h"
#include "engine/ceilings.h"
#include "engine/choices.h"
#include "engine/edition.h"
#include "engine/seat_memory.h"

struct kuhhandel_game {
  std::shared_ptr<kuhhandel::Edition const> edition;  // with its house rules
  int seats;
  std::uint64_t seed;
  kuhhandel::bindings::Way way;
  kuhhandel::CeilingQuestion asked;
  kuhhandel::PerSeat<kuhhandel::SeatMemory> memories;
  std::vector<std::uint16_t> history;
  std::vector<kuhhandel::Command> commands;
  std::string record;

  kuhhandel::Question const& question() const { return asked.question; }
  bool is_over() const { return question().count == 0 || is_cut(); }
  bool is_cut() const { return question().count > 0 && std::ssize(history) == kuhhandel::kLongestGame; }
};
