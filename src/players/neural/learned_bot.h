// Learned players that are part of the program: the choice of their net, and their substitute at tables
// without one.
#pragma once

#include <functional>
#include <memory>

#include "bots/bot.h"
#include "neural/network/net.h"

namespace kuhhandel::neural {

/// Returns the program's net with this output for such a table; nullptr if there is none (net_files.h).
std::shared_ptr<Net const> net_for(OutputHead head, Edition const& edition, int seats);

/// Returns whether there is a net with this output for any table.
bool has_net(OutputHead head);

/// Plays a game by its solution if it is small enough, else by a net if there is one for the table, else as a
/// trader.
class LearnedBot : public bots::Bot {
 public:
  /// The table is an edition and a number of seats.
  using Make =
      std::function<std::unique_ptr<bots::Bot>(std::shared_ptr<Net const> player, Edition const&, int seats)>;
  explicit LearnedBot(Make make);

  void start(Edition const& edition, int seats, Seat seat, std::uint64_t seed) override;
  void see(SeenEvent const& event) override { player_->see(event); }
  bots::Choice decide(View const& view, LegalActions const& legal) override {
    return player_->decide(view, legal);
  }
  std::optional<bots::Explanation> explain() const override { return player_->explain(); }

 private:
  Make make_;
  std::unique_ptr<bots::Bot> net_bot_;    // or the trader; nullptr before the first such game
  std::unique_ptr<bots::Bot> exact_bot_;  // keeps its solution for the next game; nullptr before the first
  bots::Bot* player_ = nullptr;           // in this game
};

}  // namespace kuhhandel::neural
