// Bots with a coach that knows only what their seat knows.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "bots/bot.h"
#include "coach/knowledge.h"
#include "engine/edition.h"

namespace kuhhandel::lab {

/// Trading may be endless (C12.3).
inline constexpr int kMostTurns = 400;

/// The common settings of a check.
struct CheckedGames {
  Edition const& edition;
  int number = 0;
  int worlds = 0;
  std::string deals{};  // chance of the deals
  coach::TradePlayouts trades = coach::TradePlayouts::as_learned;
};

/// Plays like another bot and informs the coach. Derived classes act on decisions.
class RecordingBot : public bots::Bot {
 public:
  RecordingBot(std::unique_ptr<bots::Bot> bot, CheckedGames const& games)
      : bot_(std::move(bot)), worlds_(games.worlds), trades_(games.trades) {}

  void start(Edition const& edition, int seats, Seat seat, std::uint64_t seed) override;
  void see(SeenEvent const& event) override;
  bots::Choice decide(View const& view, LegalActions const& legal) override;

 protected:
  /// The choice of the bot, or another.
  virtual bots::Choice consider(coach::Knowledge const& knowledge, View const& view,
                                LegalActions const& legal, bots::Choice const& chosen) = 0;

 private:
  std::unique_ptr<bots::Bot> bot_;
  int worlds_;
  coach::TradePlayouts trades_;
  std::optional<coach::Knowledge> knowledge_;
};

/// Each one's share of the win, by what they have there.
PerSeat<double> shares_in(Edition const& edition, State const& state);

/// Plays the deal of that number with those bots; each one's share of the win.
PerSeat<double> shares_of(CheckedGames const& games, int number, std::vector<bots::Bot*> const& line_up);

}  // namespace kuhhandel::lab
