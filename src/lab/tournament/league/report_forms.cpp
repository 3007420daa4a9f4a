#include <fmt/format.h>

#include <algorithm>
#include <boost/json.hpp>
#include <cmath>
#include <numeric>

#include "tournament/league/league_report.h"

namespace kuhhandel::tournament {
namespace {

namespace json = boost::json;

std::string const& name_of(LeagueReport const& report, int bot) {
  return report.bots[static_cast<std::size_t>(bot)];
}

/// Null where nothing is known.
json::value bound(double number) {
  return std::isfinite(number) ? json::value(number) : json::value(nullptr);
}

json::array bots_of(LeagueReport const& report) {
  json::array bots;
  for (std::size_t i = 0; i < report.bots.size(); ++i) {
    auto const& rating = report.ratings[i];
    bots.push_back(json::object{{"name", report.bots[i]},
                                {"rating", rating.mean},
                                {"ci95", {bound(rating.from), bound(rating.to)}},
                                {"share", report.shares[i]},
                                {"faults", report.faults[i]}});
  }
  return bots;
}

json::array cross_of(LeagueReport const& report) {
  json::array cross;
  for (std::size_t one = 0; one < report.bots.size(); ++one) {
    for (std::size_t other = 0; other < report.bots.size(); ++other) {
      if (one == other) continue;
      auto const& difference = report.cross[one][other];
      cross.push_back(json::object{{"bot", report.bots[one]},
                                   {"against", report.bots[other]},
                                   {"difference", difference.mean},
                                   {"ci95", {difference.from, difference.to}}});
    }
  }
  return cross;
}

json::array cycles_of(LeagueReport const& report) {
  json::array cycles;
  for (auto const& cycle : report.cycles) {
    json::array names;
    for (int const bot : cycle) names.emplace_back(name_of(report, bot));
    cycles.push_back(names);
  }
  return cycles;
}

std::size_t width_of(BotNames const& names) {
  std::size_t widest = 10;
  for (auto const& name : names) widest = std::max(widest, name.size());
  return widest;
}

std::vector<std::size_t> strongest_first(LeagueReport const& report) {
  std::vector<std::size_t> order(report.bots.size());
  std::iota(order.begin(), order.end(), 0U);
  std::ranges::sort(order, std::greater<>(), [&](std::size_t bot) { return report.ratings[bot].mean; });
  return order;
}

std::string ratings_text(LeagueReport const& report) {
  auto const width = width_of(report.bots);
  auto text = fmt::format("{:<{}}  {:>6}  {:>16}  {:>6}  {:>6}\n", "bot", width, "rating", "95 % interval",
                          "share", "faults");
  for (auto const i : strongest_first(report)) {
    auto const& rating = report.ratings[i];
    text += fmt::format("{:<{}}  {:>6.0f}  {:>16}  {:>6.3f}  {:>6}\n", report.bots[i], width, rating.mean,
                        fmt::format("{:.0f} to {:.0f}", rating.from, rating.to), report.shares[i],
                        report.faults[i]);
  }
  return text;
}

/// In wins of a hundred games; a difference that is sure is starred.
std::string cell(Estimate const& difference) {
  bool const sure = difference.from > 0 || difference.to < 0;
  return fmt::format("{:+.1f}{}", 100 * difference.mean, sure ? '*' : ' ');
}

std::string cross_text(LeagueReport const& report) {
  auto const width = width_of(report.bots);
  auto const order = strongest_first(report);
  auto text = fmt::format("{:<{}}", "", width);
  for (auto const other : order) text += fmt::format("  {:>{}}", report.bots[other], width);
  text += '\n';
  for (auto const one : order) {
    text += fmt::format("{:<{}}", report.bots[one], width);
    for (auto const other : order) {
      text += fmt::format("  {:>{}}", one == other ? "· " : cell(report.cross[one][other]), width);
    }
    text += '\n';
  }
  return text;
}

std::string cycles_text(LeagueReport const& report) {
  if (report.cycles.empty())
    return "No cycles: no bot surely beats another that surely beats it through others.\n";
  std::string text = "Circles:\n";
  for (auto const& cycle : report.cycles) {
    for (int const bot : cycle) text += fmt::format("{} beats ", name_of(report, bot));
    text += name_of(report, cycle.front()) + '\n';
  }
  return text;
}

std::string head_of(LeagueReport const& report) {
  auto text =
      fmt::format("Edition {}, {} seats, {} line-ups, {} games on {} deals, seed {} ({})\n", report.edition,
                  report.seats, report.line_ups, report.games, report.blocks, report.seed, report.purpose);
  if (report.interrupted) text += "Interrupted: this is what was played until then.\n";
  if (report.cut_off > 0) {
    text += fmt::format(
        "{} games were cut off and scored after {} turns, which is not a rule of the game (C12.3).\n",
        report.cut_off, report.most_turns);
  }
  return text + "\n";
}

}  // namespace

std::string json_of(LeagueReport const& report) {
  json::object object{{"edition", report.edition},   {"seats", report.seats},
                      {"line_ups", report.line_ups}, {"games", report.games},
                      {"blocks", report.blocks},     {"bots", bots_of(report)},
                      {"cross", cross_of(report)},   {"cycles", cycles_of(report)},
                      {"cut_off", report.cut_off},   {"digest", fmt::format("{:016x}", report.digest)}};
  if (report.interrupted) object["interrupted"] = true;
  return serialize(object) + "\n";
}

std::string text_of(LeagueReport const& report) {
  return head_of(report) + ratings_text(report) +
         "\nWins of a hundred games that a seat of the row gets more than one of the column, at tables of "
         "only these two "
         "(*: surely)\n\n" +
         cross_text(report) + "\n" + cycles_text(report) + fmt::format("Digest {:016x}\n", report.digest);
}

}  // namespace kuhhandel::tournament
