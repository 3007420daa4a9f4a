// Interface for looking ahead before a net's reply, so that the coach's module does not contain Lookahead.
#pragma once

#include <cstdint>
#include <optional>
#include <span>

#include "engine/ceilings/ceiling_replies.h"
#include "engine/choices/question.h"
#include "engine/edition.h"
#include "engine/event.h"
#include "engine/knowledge/seat_memory.h"
#include "engine/random/rng.h"
#include "engine/seat.h"
#include "engine/view.h"

namespace kuhhandel::neural {

/// A question to the seat, with its knowledge of the game at that time and the output of the net that plays.
struct DecisionContext {
  Question const& question;
  SeatMemory const& memory;
  std::span<CeilingReply const> legal;
  std::span<std::int32_t const> logits;
};

class Foresight {
 public:
  Foresight() = default;
  Foresight(Foresight const&) = delete;
  Foresight& operator=(Foresight const&) = delete;
  virtual ~Foresight() = default;

  /// Starts a game; the edition's money must be trackable.
  virtual void start(Edition const& edition, int seats, Seat seat, std::uint64_t seed) = 0;
  virtual void see(SeenEvent const& event) = 0;
  /// Receives the seat's view, before it is asked.
  virtual void look(View const& view, PerSeat<int> const& cards) = 0;
  /// Returns the reply to play in the worlds drawn from `rng`; nullopt for the net's own.
  virtual std::optional<CeilingReply> best(DecisionContext const& context, Rng rng) = 0;
};

}  // namespace kuhhandel::neural
