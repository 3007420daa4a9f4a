// Fingerprints of what a net of chance thinks along random games of all boxes, of games among foxes, and of
// an owl's among them: every compiler and machine must give the same.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "bots/match.h"
#include "codec/editions.h"
#include "engine/ceilings/ceilings.h"
#include "engine/choices/fingerprint.h"
#include "engine/digest.h"
#include "engine/knowledge/seat_memory.h"
#include "neural/fox.h"
#include "neural/network/policy.h"
#include "neural/owl.h"
#include "tests/support/a_random_net.h"

namespace kuhhandel {

inline void add_logits(Fingerprint& fingerprint, std::span<std::int32_t const> logits) {
  for (auto const logit : logits) {
    auto const bits = static_cast<std::uint32_t>(logit);
    fingerprint.add(static_cast<std::uint16_t>(bits & 0xFFFFU));
    fingerprint.add(static_cast<std::uint16_t>(bits >> 16));
  }
}

/// Adds a random game, and the net's answers to all its questions.
inline void add_game(Fingerprint& fingerprint, Edition const& edition, neural::Policy& policy) {
  constexpr int kMostAnswers = 400;
  auto current = deal_by_ceilings(edition, edition.most_seats, 1);
  auto memories = memories_at_start(edition, edition.most_seats);
  Rng rng(1);
  std::vector<Event> events;
  for (int answers = 0; current.question.count > 0 && answers < kMostAnswers; ++answers) {
    Observation seen;
    observe(edition, current.question, memories[current.question.seat], seen);
    add_logits(fingerprint, policy.logits(seen));
    events.clear();
    answer(edition, current, rng.below(current.question.count), events);
    follow(edition, current.question.state, events, memories);
  }
}

inline std::uint64_t net_signature() {
  neural::Policy policy(std::make_shared<neural::Net const>(a_random_net({.hidden = {32, 16}})));
  Fingerprint fingerprint;
  for (auto const id : codec::edition_ids(Purpose::play))
    add_game(fingerprint, *codec::edition_named(id), policy);
  return fingerprint.value();
}

/// Games of the second edition in which all are foxes, some of whom draw their replies.
inline std::uint64_t fox_signature() {
  constexpr int kMostTurns = 200;
  auto const& edition = *codec::edition_named("second");
  std::uint64_t all = 0;
  for (int seats = edition.fewest_seats; seats <= edition.most_seats; ++seats) {
    std::array<neural::Fox, kMaxSeats> foxes;
    neural::Fox warm(neural::Temperature{100});
    std::vector<bots::Bot*> line_up{&warm};
    for (int i = 1; i < seats; ++i) line_up.push_back(&foxes[static_cast<std::size_t>(i)]);
    bots::Match match(edition, start(edition, seats, std::to_string(seats)), line_up, 1);
    bots::play_out(match, kMostTurns);
    all = all * 0x100000001b3U + digest(match.state());
  }
  return all;
}

/// A game of an owl, which looks ahead in few worlds, among foxes.
inline std::uint64_t owl_signature() {
  constexpr int kMostTurns = 200;
  constexpr int kWorlds = 4;
  auto const& edition = *codec::edition_named("second");
  neural::Owl owl(kWorlds);
  std::array<neural::Fox, 2> foxes;
  std::array<bots::Bot*, 3> const line_up{&owl, &foxes[0], &foxes[1]};
  bots::Match match(edition, start(edition, 3, "owl"), line_up, 1);
  bots::play_out(match, kMostTurns);
  return digest(match.state());
}

}  // namespace kuhhandel
