// The fox: the learned player that is part of the program. Its net is net/fox.khn1.
#pragma once

#include <memory>

#include "bots/bot.h"
#include "bots/registry.h"
#include "net/choosing.h"
#include "net/net.h"

namespace kuhhandel::net {

inline constexpr bots::BotName kFox{"fox", "has learned by playing, and thinks no further", bots::kLevels};

/// Its net, which is read once and shared; null while it is not there (fox_file.h).
std::shared_ptr<Net const> net_of_fox();

/// At tables that its net was made for it plays by the net alone, a NetBot; at others it is a trader. It
/// begins a game only where its net is.
class Fox : public bots::Bot {
 public:
  explicit Fox(Temperature temperature = {}) : temperature_(temperature) {}

  void start(Edition const& edition, int seats, Seat seat, std::uint64_t seed) override;
  void see(SeenEvent const& event) override { player_->see(event); }
  bots::Choice decide(View const& view, LegalActions const& legal) override {
    return player_->decide(view, legal);
  }
  std::optional<bots::Explanation> explain() const override { return player_->explain(); }

 private:
  Temperature temperature_;
  std::unique_ptr<bots::Bot> player_;  // none before the first game
};

}  // namespace kuhhandel::net
