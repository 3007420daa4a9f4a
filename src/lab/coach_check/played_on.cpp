#include "coach_check/played_on.h"

#include <array>
#include <memory>
#include <utility>

#include "bots/match.h"
#include "bots/registry.h"
#include "codec/records/replay.h"

namespace kuhhandel::lab {
namespace {

constexpr std::array<char const*, kMaxSeats> kNames{"Anna", "Ben", "Cleo", "Dora", "Emil", "Fritz"};

/// The commands before the bots continue, and the number of them that are done.
struct Script {
  codec::Record const& record;
  std::size_t end;
  std::optional<Otherwise> otherwise;
  std::size_t played = 0;
};

/// Does what the script says, and then as the bot within it would.
class Scripted final : public bots::Bot {
 public:
  Scripted(std::unique_ptr<bots::Bot> bot, Script& script) : bot_(std::move(bot)), script_(script) {}

  void start(Edition const& edition, int seats, Seat seat, std::uint64_t seed) override {
    self_ = seat;
    bot_->start(edition, seats, seat, seed);
  }
  void see(SeenEvent const& event) override { bot_->see(event); }
  bots::Choice decide(View const& view, LegalActions const& legal) override {
    if (script_.played < script_.end) return as_recorded(script_.record.commands[script_.played]);
    bool const in_auction = std::holds_alternative<phase::Bidding>(view.phase);
    if (!in_auction) limit_.reset();
    if (script_.otherwise) return otherwise(in_auction);
    return limit_ ? within_limit(legal) : bot_->decide(view, legal);
  }

 private:
  bots::Choice as_recorded(Command const& command) const {
    return command.by == Actor(self_) ? bots::Choice(command.action) : bots::kSilent;
  }
  /// Seats that were silent before this seat's choice are silent again.
  bots::Choice otherwise(bool in_auction) {
    if (script_.otherwise->seat != self_) return bots::kSilent;
    auto const choice = std::exchange(script_.otherwise, std::nullopt)->choice;
    if (in_auction) limit_ = choice.limit;
    return choice.choice;
  }
  bots::Choice within_limit(LegalActions const& legal) const {
    auto const* const bid = std::get_if<option::Bid>(legal.begin());
    if (bid == nullptr || bid->from > *limit_) return bots::kSilent;
    return action::Bid{bid->from};
  }

  std::unique_ptr<bots::Bot> bot_;
  Script& script_;
  std::optional<Money> limit_;  // of the lot that is auctioned now
  Seat self_{};
};

void shuffle_rest(Pile& pile, int rest, std::uint64_t chance) {
  Rng rng(chance);
  auto const seen = pile.size() - rest;
  for (int left = rest; left > 1; --left) pile.swap(seen + left - 1, seen + rng.below(left));
}

int left_in_pile(codec::Record const& record, std::size_t moment) {
  int left = 0;
  std::size_t step = 0;
  (void)codec::replay(record, [&](Transition const& now) {
    if (step++ == moment) left = now.next.pile.size();
  });
  return left;
}

}  // namespace

codec::Record record_of(CheckedGames const& games, int number, std::vector<std::string> const& bots) {
  auto const deal = games.deals + " " + std::to_string(number);
  codec::Record record{
      .edition = games.edition, .seats = {}, .from = codec::Dealt{.seed = deal, .first = {}}, .commands = {}};
  std::vector<std::unique_ptr<bots::Bot>> players;
  std::vector<bots::Bot*> line_up;
  for (auto const& bot : bots) {
    record.seats.emplace_back(kNames[line_up.size()]);
    line_up.push_back(players.emplace_back(*bots::bot_from(bot)).get());
  }
  bots::Match match(games.edition, codec::beginning_of(record), line_up, Rng::from_text(deal).next());
  while (match.turns() <= kMostTurns && match.step())
    if (match.last_command()) record.commands.push_back(*match.last_command());
  return record;
}

PerSeat<double> shares_on(codec::Record const& record, std::size_t moment,
                          std::optional<Otherwise> const& otherwise, std::vector<std::string> const& bots,
                          std::uint64_t chance) {
  Script script{record, otherwise ? moment : moment + 1, otherwise};
  std::vector<std::unique_ptr<bots::Bot>> players;
  std::vector<bots::Bot*> line_up;
  for (auto const& bot : bots)
    line_up.push_back(players.emplace_back(std::make_unique<Scripted>(*bots::bot_from(bot), script)).get());
  auto opening = codec::beginning_of(record);
  shuffle_rest(opening.next.pile, left_in_pile(record, moment), chance);
  bots::Match match(record.edition, opening, line_up, chance);
  while (match.turns() <= kMostTurns && match.step())
    if (match.last_command() && script.played < script.end) ++script.played;
  return shares_in(record.edition, match.state());
}

}  // namespace kuhhandel::lab
