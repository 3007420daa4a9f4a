// Players that have learned, and are part of the program: by which net they play, and who plays where none
// has learned.
#pragma once

#include <functional>
#include <memory>

#include "bots/bot.h"
#include "neural/net.h"

namespace kuhhandel::neural {

/// The net of the program that gives this of such a table; null where there is none (net_files.h).
std::shared_ptr<Net const> net_for(OutputHead head, Edition const& edition, int seats);

/// Whether there is a net that gives this at any table.
bool has_net(OutputHead head);

/// At tables that a net was made for a player who is made with it; at others a trader.
class LearnedBot : public bots::Bot {
 public:
  /// `odds` are null where there are none for the table.
  using Make = std::function<std::unique_ptr<bots::Bot>(std::shared_ptr<Net const> player,
                                                        std::shared_ptr<Net const> odds)>;
  explicit LearnedBot(Make make);

  void start(Edition const& edition, int seats, Seat seat, std::uint64_t seed) override;
  void see(SeenEvent const& event) override { player_->see(event); }
  bots::Choice decide(View const& view, LegalActions const& legal) override {
    return player_->decide(view, legal);
  }
  std::optional<bots::Explanation> explain() const override { return player_->explain(); }

 private:
  Make make_;
  std::unique_ptr<bots::Bot> player_;  // none before the first game
};

}  // namespace kuhhandel::neural
