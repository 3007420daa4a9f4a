// One fingerprint of what a net of chance thinks along random games of all boxes: every compiler and machine
// must give the same.
#pragma once

#include <cstdint>
#include <memory>

#include "codec/editions.h"
#include "engine/ceilings.h"
#include "engine/fingerprint.h"
#include "engine/seat_memory.h"
#include "net/policy.h"
#include "tests/support/a_random_net.h"

namespace kuhhandel {

inline void add_logits(Fingerprint& fingerprint, std::span<std::int32_t const> logits) {
  for (auto const logit : logits) {
    auto const bits = static_cast<std::uint32_t>(logit);
    fingerprint.add(static_cast<std::uint16_t>(bits & 0xFFFFU));
    fingerprint.add(static_cast<std::uint16_t>(bits >> 16));
  }
}

/// Of one random game, each of whose questions the net is asked.
inline void add_game(Fingerprint& fingerprint, Edition const& edition, net::Policy& policy) {
  constexpr int kMostAnswers = 400;
  auto asked = deal_by_ceilings(edition, edition.most_seats, 1);
  auto memories = memories_at_start(edition, edition.most_seats);
  Rng rng(1);
  std::vector<Event> events;
  for (int answers = 0; asked.question.count > 0 && answers < kMostAnswers; ++answers) {
    Observation seen;
    observe(edition, asked.question, memories[asked.question.seat], seen);
    add_logits(fingerprint, policy.logits(seen));
    events.clear();
    answer(edition, asked, rng.below(asked.question.count), events);
    follow(edition, asked.question.state, events, memories);
  }
}

inline std::uint64_t net_signature() {
  net::Policy policy(std::make_shared<net::Net const>(a_random_net({.hidden = {32, 16}})));
  Fingerprint fingerprint;
  for (auto const id : codec::edition_ids(Purpose::play))
    add_game(fingerprint, *codec::edition_named(id), policy);
  return fingerprint.value();
}

}  // namespace kuhhandel
