#include "learn/games.h"

#include <fmt/core.h>

#include <array>
#include <atomic>
#include <memory>
#include <span>
#include <stdexcept>
#include <thread>

#include "bots/match.h"
#include "bots/random_bot.h"
#include "codec/editions.h"
#include "engine/random/rng.h"
#include "neural/bot_from.h"

namespace kuhhandel::lab {
namespace {

constexpr int kMostTurns = 400;
constexpr int kWhimOneIn = 25;

/// Plays as another does, but now and then by chance, so that positions come up that good play avoids.
class Moody : public bots::Bot {
 public:
  explicit Moody(std::unique_ptr<bots::Bot> bot) : bot_(std::move(bot)) {}
  void start(Edition const& edition, int seats, Seat seat, std::uint64_t seed) override {
    rng_ = Rng(seed ^ 0x6d6f6f6479U);
    bot_->start(edition, seats, seat, seed);
    whim_.start(edition, seats, seat, seed);
  }
  void see(SeenEvent const& event) override {
    bot_->see(event);
    whim_.see(event);
  }
  bots::Choice decide(View const& view, LegalActions const& legal) override {
    bool const money = std::holds_alternative<phase::Payment>(view.phase);
    if (!money && !std::holds_alternative<phase::Bidding>(view.phase) && rng_.below(kWhimOneIn) == 0) {
      return whim_.decide(view, legal);
    }
    return bot_->decide(view, legal);
  }

 private:
  std::unique_ptr<bots::Bot> bot_;
  bots::RandomBot whim_;
  Rng rng_{0};
};

/// Those of the table's seats.
std::vector<std::unique_ptr<bots::Bot>> players(std::vector<std::string> const& kinds, int seats, Rng& rng) {
  std::vector<std::unique_ptr<bots::Bot>> bots;
  for (int i = 0; i < seats; ++i) {
    auto bot = *neural::built_in_bot_from(
        kinds[static_cast<std::size_t>(rng.below(static_cast<int>(kinds.size())))]);
    bots.push_back(std::make_unique<Moody>(std::move(bot)));
  }
  return bots;
}

/// Returns all table sizes of the edition, with four twice.
std::vector<int> sizes_of(Edition const& edition) {
  std::vector<int> sizes;
  for (int seats = edition.fewest_seats; seats <= edition.most_seats; ++seats) {
    sizes.push_back(seats);
    if (seats == 4) sizes.push_back(seats);
  }
  return sizes;
}

void label(std::span<TurnSample> samples, Edition const& edition, State const& state) {
  auto const sheets = scores(edition, state);
  auto const best = winners(sheets);
  PerSeat<float> win{};
  PerSeat<float> points{};
  float number = 0;
  float all = 0;
  for (auto const seat : seats_of(state.seats)) {
    win[seat] = best.contains(seat) ? 1.0F : 0.0F;
    points[seat] = static_cast<float>(sheets.of(seat).total) + 1;
    number += win[seat];
    all += points[seat];
  }
  for (auto& part : win) part /= number;
  for (auto& part : points) part /= all;
  for (auto& sample : samples) {
    sample.win = win;
    sample.points = points;
  }
}

std::vector<TurnSample> samples_of_game(Edition const& edition, Games const& games, std::string const& deal) {
  auto rng = Rng::from_text(deal);
  auto const sizes = sizes_of(edition);
  auto const seats = sizes[static_cast<std::size_t>(rng.below(static_cast<int>(sizes.size())))];
  auto const bots = players(games.bots, seats, rng);
  std::vector<bots::Bot*> line_up;
  for (auto const& bot : bots) line_up.push_back(bot.get());
  bots::Match match(edition, start(edition, seats, deal), line_up, rng.next());
  std::vector<TurnSample> samples;
  int turns = -1;
  do {
    bool const begins = std::holds_alternative<phase::TurnChoice>(match.state().phase);
    if (!begins || match.turns() == turns) continue;
    turns = match.turns();
    samples.push_back({bots::prospect_of(edition, match.state()), {}, {}});
  } while (match.turns() <= kMostTurns && match.step());
  label(samples, edition, match.state());
  return samples;
}

}  // namespace

std::vector<TurnSample> samples_of(Games const& games) {
  std::vector<Edition const*> editions;
  for (auto const& name : games.editions) {
    auto const* const edition = codec::edition_named(name);
    if (edition == nullptr) throw std::runtime_error("There is no edition " + name + ".");
    editions.push_back(edition);
  }
  for (auto const& bot : games.bots) {
    if (auto const known = neural::built_in_bot_from(bot); !known) throw std::runtime_error(known.error());
  }
  std::vector<std::vector<TurnSample>> by_game(static_cast<std::size_t>(games.number));
  std::atomic<std::size_t> next = 0;
  auto const play = [&] {
    for (auto game = next++; game < by_game.size(); game = next++) {
      auto const& edition = *editions[game % editions.size()];
      by_game[game] = samples_of_game(edition, games, fmt::format("learn {} {}", games.seed, game));
    }
  };
  {
    std::vector<std::jthread> threads;
    for (int i = 0; i < games.threads; ++i) threads.emplace_back(play);
  }
  std::vector<TurnSample> all;
  for (auto const& samples : by_game) all.insert(all.end(), samples.begin(), samples.end());
  return all;
}

}  // namespace kuhhandel::lab
