#include <fmt/format.h>

#include <algorithm>
#include <boost/json.hpp>

#include "tournament/arena/arena_report.h"

namespace kuhhandel::tournament {
namespace {

std::string hex(std::uint64_t digest) { return fmt::format("{:016x}", digest); }

boost::json::object json_of(BotFigures const& bot) {
  boost::json::object figures{{"name", bot.name},
                              {"share", bot.share.mean},
                              {"ci95", {bot.share.from, bot.share.to}},
                              {"mean_score", bot.mean_score},
                              {"mean_rank", bot.mean_rank},
                              {"faults", bot.faults},
                              {"ms_per_decision", {{"p50", bot.ms_p50}, {"p99", bot.ms_p99}}}};
  if (!bot.ready_name.empty()) figures["ready"] = bot.ready_name;
  return figures;
}

std::string name_of(BotFigures const& bot) {
  return bot.ready_name.empty() ? bot.name : fmt::format("{} ({})", bot.name, bot.ready_name);
}

std::string head_of(ArenaReport const& report) {
  auto text = fmt::format("Edition {}, {} games in {} blocks, seed {} ({})\n", report.edition, report.games,
                          report.blocks, report.seed, report.purpose);
  if (report.interrupted) text += "Interrupted: this is what was played until then.\n";
  return text + "\n";
}

std::string table_of(std::vector<BotFigures> const& bots) {
  std::size_t widest = 12;
  for (auto const& bot : bots) widest = std::max(widest, name_of(bot).size() + 1);
  auto text = fmt::format("{:<{}}{:>7}  {:>14}  {:>10}  {:>5}  {:>6}  {:>8}  {:>8}\n", "bot", widest, "share",
                          "95 % interval", "mean score", "rank", "faults", "ms p50", "ms p99");
  for (auto const& bot : bots) {
    text +=
        fmt::format("{:<{}}{:>7.3f}  {:>14}  {:>10.1f}  {:>5.2f}  {:>6}  {:>8.4f}  {:>8.4f}\n", name_of(bot),
                    widest, bot.share.mean, fmt::format("{:.3f} to {:.3f}", bot.share.from, bot.share.to),
                    bot.mean_score, bot.mean_rank, bot.faults, bot.ms_p50, bot.ms_p99);
  }
  return text;
}

}  // namespace

std::string json_of(ArenaReport const& report) {
  boost::json::array bots;
  for (auto const& bot : report.bots) bots.push_back(json_of(bot));
  boost::json::object object{{"edition", report.edition}, {"games", report.games},
                             {"blocks", report.blocks},   {"bots", bots},
                             {"cut_off", report.cut_off}, {"digest", hex(report.digest)}};
  if (report.interrupted) object["interrupted"] = true;
  return serialize(object) + "\n";
}

std::string text_of(ArenaReport const& report) {
  auto text = head_of(report) + table_of(report.bots);
  text += fmt::format("\nShare of wins per seat; equal play gives {:.3f}.\n", 1.0 / report.seats);
  if (report.cut_off > 0) {
    text += fmt::format(
        "{} games were cut off and scored after {} turns, which is not a rule of the game (C12.3).\n",
        report.cut_off, report.most_turns);
  }
  return text + fmt::format("Digest {}\n", hex(report.digest));
}

}  // namespace kuhhandel::tournament
