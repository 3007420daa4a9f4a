// The words for what a player is asked to decide.
#pragma once

#include <array>
#include <string_view>
#include <utility>

#include "codec/wire/game_kinds.h"
#include "codec/wire/shape.h"
#include "server/outbox/pending_decision.h"

namespace kuhhandel::server {

constexpr std::string_view word_of(AskedFor what) {
  switch (what) {
    case AskedFor::turn:
      return "turn";
    case AskedFor::bid:
      return "bid";
    case AskedFor::sell:
      return "sell";
    case AskedFor::pay:
      return "pay";
    case AskedFor::offer:
      return "offer";
    case AskedFor::answer:
      return "answer";
    case AskedFor::claim:
      return "claim";
    case AskedFor::rat:
      return "rat";
    case AskedFor::divide:
      return "divide";
    case AskedFor::exclude:
      return "exclude";
  }
  std::unreachable();
}

}  // namespace kuhhandel::server

namespace kuhhandel::codec {

template <>
inline constexpr auto kEach<server::AskedFor> = std::array{
    server::AskedFor::turn,   server::AskedFor::bid,    server::AskedFor::sell,  server::AskedFor::pay,
    server::AskedFor::offer,  server::AskedFor::answer, server::AskedFor::claim, server::AskedFor::rat,
    server::AskedFor::divide, server::AskedFor::exclude};

}  // namespace kuhhandel::codec
