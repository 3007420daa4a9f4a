#include "groups/statistics/statistics.h"

#include <algorithm>
#include <bit>
#include <cstdlib>
#include <ranges>

namespace kuhhandel::groups {
namespace {

constexpr std::size_t kLatest = 30;

int year_of(std::string const& date) { return std::atoi(date.c_str()); }

/// Accumulates games in order. With a year, only its games count, except for ratings and the list of years.
class Tally {
 public:
  Tally(PlayedGames const& played, std::optional<int> year) : played_(played), year_(year) {
    all_.animals = played.animals;
  }

  Statistics of_all_games() {
    for (auto const& game : played_.games) {
      auto const year = year_of(game.date);
      if (all_.years.empty() || all_.years.back() != year) all_.years.push_back(year);
      bool const counts = !year_ || *year_ == year;
      if (counts) note_ratings_at_start(game);
      rate(game);
      if (counts) count(game);
    }
    remember_latest();
    for (auto& [player, figures] : players_) {
      figures.rating = rating_at_end_[player];
      all_.players.push_back(std::move(figures));
    }
    for (auto const& [ids, pair] : pairs_) all_.pairs.push_back(pair);
    return std::move(all_);
  }

 private:
  void note_ratings_at_start(PlayedGame const& game) {
    for (auto const& result : game.results) {
      auto& figures = players_[result.player];
      if (figures.games == 0) figures.rating_at_start = ratings_[result.player];
    }
  }

  void rate(PlayedGame const& game) {
    std::vector<ratings::RankedRating> placed;
    for (auto const& result : game.results) placed.push_back({ratings_[result.player], result.rank});
    auto const after = ratings::updated_ratings(placed);
    for (std::size_t i = 0; i < after.size(); ++i) ratings_[game.results[i].player] = after[i];
  }

  void remember_latest() {
    for (auto const& game : played_.games | std::views::reverse) {
      if (all_.latest.size() == kLatest) break;
      if (!year_ || *year_ == year_of(game.date)) all_.latest.push_back(game);
    }
    std::ranges::reverse(all_.latest);
  }

  void count(PlayedGame const& game) {
    ++all_.games;
    if (all_.first.empty()) all_.first = game.date;
    all_.days += all_.last == game.date ? 0 : 1;
    all_.last = game.date;
    for (auto const& result : game.results) count(game, result);
    count_pairs(game);
    count_lead(game);
  }

  void count(PlayedGame const& game, PlayerResult const& result) {
    auto& figures = players_[result.player];
    figures.player = result.player;
    rating_at_end_[result.player] = ratings_[result.player];
    ++figures.games;
    figures.points += result.points.points();
    bool const won = result.rank == 1;
    auto const winners = std::ranges::count(game.results, 1, &PlayerResult::rank);
    figures.wins += won ? 1 : 0;
    figures.shared += won && winners > 1 ? 1 : 0;
    count_streaks(figures, won);
    if (!figures.best || result.points > figures.best->points)
      figures.best = Score{result.points, game.id, game.date};
    if (!figures.worst || result.points < figures.worst->points)
      figures.worst = Score{result.points, game.id, game.date};
    count_quartets(figures, result, won);
    auto& edition = figures.editions[game.edition];
    ++edition.games;
    edition.wins += won ? 1 : 0;
    edition.points += result.points.points();
    edition.best = std::max(edition.best, result.points);
    auto& month = all_.months[game.date.substr(0, 7)][result.player];
    month.first += result.points.points();
    ++month.second;
  }

  void count_streaks(PlayerStatistics& figures, bool won) {
    auto& losing = losing_streaks_[figures.player];
    figures.winning_streak = won ? figures.winning_streak + 1 : 0;
    losing = won ? 0 : losing + 1;
    figures.longest_winning_streak = std::max(figures.longest_winning_streak, figures.winning_streak);
    figures.longest_losing_streak = std::max(figures.longest_losing_streak, losing);
  }

  void count_quartets(PlayerStatistics& figures, PlayerResult const& result, bool won) const {
    figures.quartets.resize(played_.animals.size());
    figures.quartet_wins.resize(played_.animals.size());
    for (auto left = result.quartets; left != 0; left &= left - 1) {
      auto const animal = static_cast<std::size_t>(std::countr_zero(left));
      ++figures.quartets[animal];
      figures.quartet_wins[animal] += won ? 1 : 0;
    }
  }

  void count_pairs(PlayedGame const& game) {
    for (auto const& one : game.results) {
      for (auto const& other : game.results) {
        if (one.player >= other.player) continue;
        auto& pair = pairs_.try_emplace({one.player, other.player}, HeadToHead{one.player, other.player})
                         .first->second;
        ++pair.games;
        pair.a_ahead += one.points > other.points ? 1 : 0;
        pair.b_ahead += one.points < other.points ? 1 : 0;
      }
    }
  }

  void count_lead(PlayedGame const& game) {
    std::vector<Money> points;
    for (auto const& result : game.results) points.push_back(result.points);
    std::ranges::sort(points, std::greater<>());
    if (points.size() < 2) return;
    auto const lead = points[0] - points[1];
    if (!all_.closest || lead < all_.closest->points) all_.closest = Lead{.points = lead, .games = {}};
    if (!all_.clearest || lead > all_.clearest->points) all_.clearest = Lead{.points = lead, .games = {}};
    if (lead == all_.closest->points) add_to(*all_.closest, game);
    if (lead == all_.clearest->points) add_to(*all_.clearest, game);
  }

  static void add_to(Lead& lead, PlayedGame const& game) {
    if (++lead.count > Lead::kMaxListed) return;
    auto& record = lead.games.emplace_back(RecordGame{game.id, game.date, {}});
    for (auto const& result : game.results) {
      if (result.rank == 1) record.winners.push_back(result.player);
    }
  }

  PlayedGames const& played_;
  std::optional<int> year_;
  Statistics all_;
  std::map<int, PlayerStatistics> players_;
  std::map<int, ratings::Rating> ratings_;
  std::map<int, ratings::Rating> rating_at_end_;
  std::map<int, int> losing_streaks_;
  std::map<std::pair<int, int>, HeadToHead> pairs_;
};

}  // namespace

std::optional<int> PlayerStatistics::favourite() const {
  std::optional<int> found;
  for (std::size_t i = 0; i < quartets.size(); ++i) {
    if (quartets[i] == 0) continue;
    if (!found || quartets[i] >= quartets[static_cast<std::size_t>(*found)]) found = static_cast<int>(i);
  }
  return found;
}

std::optional<int> PlayerStatistics::luckiest() const {
  std::optional<int> found;
  double highest = 0;
  for (std::size_t i = 0; i < quartets.size(); ++i) {
    if (quartet_wins[i] == 0) continue;
    auto const rate = (quartet_wins[i] + win_rate()) / (quartets[i] + 1);
    if (found && rate < highest) continue;
    found = static_cast<int>(i);
    highest = rate;
  }
  return found;
}

Statistics statistics_of(PlayedGames const& played, std::optional<int> year) {
  return Tally(played, year).of_all_games();
}

}  // namespace kuhhandel::groups
