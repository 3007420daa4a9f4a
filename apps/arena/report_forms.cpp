#include <fmt/format.h>

#include <boost/json.hpp>

#include "apps/arena/report.h"

namespace kuhhandel {
namespace {

std::string hex(std::uint64_t digest) { return fmt::format("{:016x}", digest); }

boost::json::object json_of(BotFigures const& bot) {
  return {{"name", bot.name},
          {"share", bot.share},
          {"ci95", {bot.ci95_from, bot.ci95_to}},
          {"mean_score", bot.mean_score},
          {"mean_rank", bot.mean_rank},
          {"faults", bot.faults},
          {"ms_per_decision", {{"p50", bot.ms_p50}, {"p99", bot.ms_p99}}}};
}

}  // namespace

std::string json_of(ArenaReport const& report) {
  boost::json::array bots;
  for (auto const& bot : report.bots) bots.push_back(json_of(bot));
  return boost::json::serialize(boost::json::object{{"edition", report.edition},
                                                    {"games", report.games},
                                                    {"blocks", report.blocks},
                                                    {"bots", bots},
                                                    {"cut_off", report.cut_off},
                                                    {"digest", hex(report.digest)}}) +
         "\n";
}

std::string text_of(ArenaReport const& report) {
  auto text = fmt::format("Edition {}, {} games in {} blocks, seed {}\n\n", report.edition, report.games,
                          report.blocks, report.seed);
  text += fmt::format("{:<12}{:>7}  {:>14}  {:>10}  {:>5}  {:>6}  {:>8}  {:>8}\n", "bot", "share",
                      "95 % interval", "mean score", "rank", "faults", "ms p50", "ms p99");
  for (auto const& bot : report.bots) {
    text += fmt::format("{:<12}{:>7.3f}  {:>14}  {:>10.1f}  {:>5.2f}  {:>6}  {:>8.4f}  {:>8.4f}\n", bot.name,
                        bot.share, fmt::format("{:.3f} to {:.3f}", bot.ci95_from, bot.ci95_to),
                        bot.mean_score, bot.mean_rank, bot.faults, bot.ms_p50, bot.ms_p99);
  }
  text += fmt::format("\nShare of wins per seat; equal play gives {:.3f}.\n",
                      static_cast<double>(report.blocks) / report.games);
  if (report.cut_off > 0) {
    text += fmt::format("{} games were scored as they stood after {} turns.\n", report.cut_off,
                        report.most_turns);
  }
  return text + fmt::format("Digest {}\n", hex(report.digest));
}

}  // namespace kuhhandel
