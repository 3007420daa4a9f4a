// JSON shape and enum names of PendingDecision.
#pragma once

#include <array>
#include <string_view>
#include <utility>

#include "codec/wire/game_kinds.h"
#include "codec/wire/shape.h"
#include "server/outbox/pending_decision.h"

namespace kuhhandel::server {

constexpr std::string_view word_of(DecisionKind kind) {
  switch (kind) {
    case DecisionKind::turn:
      return "turn";
    case DecisionKind::bid:
      return "bid";
    case DecisionKind::sell:
      return "sell";
    case DecisionKind::pay:
      return "pay";
    case DecisionKind::offer:
      return "offer";
    case DecisionKind::answer:
      return "answer";
    case DecisionKind::claim:
      return "claim";
    case DecisionKind::rat:
      return "rat";
    case DecisionKind::divide:
      return "divide";
    case DecisionKind::exclude:
      return "exclude";
  }
  std::unreachable();
}

}  // namespace kuhhandel::server

namespace kuhhandel::codec {

template <>
inline constexpr auto kEach<server::DecisionKind> =
    std::array{server::DecisionKind::turn,   server::DecisionKind::bid,   server::DecisionKind::sell,
               server::DecisionKind::pay,    server::DecisionKind::offer, server::DecisionKind::answer,
               server::DecisionKind::claim,  server::DecisionKind::rat,   server::DecisionKind::divide,
               server::DecisionKind::exclude};

}  // namespace kuhhandel::codec
