// A bot that asks different bots for different kinds of decisions, to measure which one decides what better.
#pragma once

#include <array>
#include <cstdint>
#include <expected>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "bots/bot.h"

namespace kuhhandel::tournament {

enum class DecisionKind : std::uint8_t {
  bid,
  sale,  // as auctioneer, after the hammer
  turn,  // auction or horse trade, while there is a pile
  offer,
  answer,
  last_turn,  // the same when the pile is empty
  last_offer,
  last_answer,
  other
};
inline constexpr std::size_t kDecisionKinds = 9;

DecisionKind kind_of(View const& view);

class MixedBot : public bots::Bot {
 public:
  /// For each kind, the index of the bot that decides.
  using Deciders = std::array<std::size_t, kDecisionKinds>;

  MixedBot(std::vector<std::unique_ptr<bots::Bot>> bots, Deciders const& deciders)
      : bots_(std::move(bots)), deciders_(deciders) {}

  void start(Edition const& edition, int seats, Seat seat, std::uint64_t seed) override {
    for (auto const& bot : bots_) bot->start(edition, seats, seat, seed);
  }
  void see(SeenEvent const& event) override {
    for (auto const& bot : bots_) bot->see(event);
  }
  bots::Choice decide(View const& view, LegalActions const& legal) override {
    return bots_[deciders_[static_cast<std::size_t>(kind_of(view))]]->decide(view, legal);
  }

 private:
  std::vector<std::unique_ptr<bots::Bot>> bots_;
  Deciders deciders_;
};

/// Creates a bot from a description without `mix:`: `owl+offer=shark+answer=shark`. Each bot is a description
/// for neural::bot_from, without `+`. The first decides everything else.
std::expected<std::unique_ptr<bots::Bot>, std::string> mixed_bot_from(std::string_view description);

/// Returns why a bot of a valid mix cannot play at such tables; empty if all can.
std::string fault_of_mix_at_table(std::string_view description, Edition const& edition, int seats);

}  // namespace kuhhandel::tournament
