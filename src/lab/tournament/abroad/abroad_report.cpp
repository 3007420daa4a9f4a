#include "tournament/abroad/abroad_report.h"

#include <fmt/format.h>

#include <algorithm>
#include <boost/json.hpp>
#include <optional>

#include "strangers/pool.h"

namespace kuhhandel::tournament {
namespace {

constexpr int kFamilies = static_cast<int>(strangers::kFamilies.size());

double share_in(BlockResult const& result, int seats) {
  double share = 0;
  for (auto const& game : result) share += share_of_win(game, seats, 0);
  return share / static_cast<double>(result.size());
}

/// Returns the mean share of a bot over the families in one deal; nullopt if not all were played.
std::optional<double> mean_in(TournamentPlan const& plan, TournamentResults const& findings, int bot,
                              int block) {
  double sum = 0;
  for (int family = 0; family < kFamilies; ++family) {
    auto const* const result = findings.of({block, bot * kFamilies + family});
    if (result == nullptr) return {};
    sum += share_in(*result, plan.seats());
  }
  return sum / kFamilies;
}

int faults_of(TournamentPlan const& plan, TournamentResults const& findings, int bot) {
  int faults = 0;
  for (int block = 0; block < plan.blocks; ++block) {
    for (int family = 0; family < kFamilies; ++family) {
      auto const* const result = findings.of({block, bot * kFamilies + family});
      if (result == nullptr) continue;
      for (auto const& game : *result) {
        for (auto const each : game.faults) faults += each;
      }
    }
  }
  return faults;
}

BotAbroad figures_of(TournamentPlan const& plan, TournamentResults const& findings, BotNames const& bots,
                     int bot, int reference) {
  BotAbroad figures{.name = bots[static_cast<std::size_t>(bot)],
                    .families = {},
                    .mean = {},
                    .lead = {},
                    .faults = faults_of(plan, findings, bot),
                    .ms_p50 = 0,
                    .ms_p99 = 0};
  for (int family = 0; family < kFamilies; ++family) {
    Sample shares;
    for (int block = 0; block < plan.blocks; ++block) {
      auto const* const result = findings.of({block, bot * kFamilies + family});
      if (result != nullptr) shares.add(share_in(*result, plan.seats()));
    }
    figures.families.push_back(estimate_share(shares));
  }
  Sample means;
  Sample leads;
  for (int block = 0; block < plan.blocks; ++block) {
    auto const own = mean_in(plan, findings, bot, block);
    auto const other = mean_in(plan, findings, reference, block);
    if (own) means.add(*own);
    if (own && other) leads.add(*own - *other);
  }
  figures.mean = estimate_share(means);
  figures.lead = estimate(leads).within(-1, 1);
  if (auto const times = findings.times.find(figures.name); times != findings.times.end()) {
    figures.ms_p50 = times->second.quantile(0.5);
    figures.ms_p99 = times->second.quantile(0.99);
  }
  return figures;
}

boost::json::object json_of(Estimate const& estimate) {
  return {{"share", estimate.mean}, {"ci95", {estimate.from, estimate.to}}};
}

}  // namespace

AbroadReport report_on(TournamentPlan const& plan, TournamentResults const& findings, BotNames const& bots,
                       std::string const& reference) {
  AbroadReport report{.edition = std::string(plan.edition->id.text()),
                      .seed = plan.seed,
                      .purpose = plan.purpose,
                      .seats = plan.seats(),
                      .games = findings.games() / static_cast<int>(bots.size()),
                      .blocks = plan.blocks,
                      .cut_off = findings.cut_off(),
                      .interrupted = findings.interrupted,
                      .reference = reference,
                      .bots = {},
                      .digest = findings.digest()};
  auto const compared = static_cast<int>(std::ranges::find(bots, reference) - bots.begin());
  for (int bot = 0; bot < static_cast<int>(bots.size()); ++bot)
    report.bots.push_back(figures_of(plan, findings, bots, bot, compared));
  return report;
}

std::string json_of(AbroadReport const& report) {
  boost::json::array bots;
  for (auto const& bot : report.bots) {
    boost::json::object families;
    for (std::size_t i = 0; i < bot.families.size(); ++i)
      families[strangers::word_of(strangers::kFamilies[i])] = json_of(bot.families[i]);
    auto figures = json_of(bot.mean);
    figures["name"] = bot.name;
    figures["families"] = std::move(families);
    figures["lead"] = {{"difference", bot.lead.mean}, {"ci95", {bot.lead.from, bot.lead.to}}};
    figures["faults"] = bot.faults;
    bots.push_back(std::move(figures));
  }
  boost::json::object object{{"edition", report.edition}, {"seats", report.seats},
                             {"games", report.games},     {"blocks", report.blocks},
                             {"cut_off", report.cut_off}, {"reference", report.reference},
                             {"bots", std::move(bots)},   {"digest", fmt::format("{:016x}", report.digest)}};
  if (report.interrupted) object["interrupted"] = true;
  return serialize(object) + "\n";
}

std::string text_of(AbroadReport const& report, std::string const& half) {
  auto text = fmt::format(
      "Edition {}, {} seats, {} games of each bot on {} deals, seed {} ({}), strangers {}\n", report.edition,
      report.seats, report.games, report.blocks, report.seed, report.purpose, half);
  if (report.interrupted) text += "Interrupted: this is what was played until then.\n";
  std::size_t widest = 12;
  for (auto const& bot : report.bots) widest = std::max(widest, bot.name.size() + 1);
  text += fmt::format("\n{:<{}}", "share in %", widest);
  for (auto const family : strangers::kFamilies) text += fmt::format("{:>10}", strangers::word_of(family));
  text += fmt::format("{:>8}  {:>13}  {:>22}  {:>6}  {:>8}  {:>8}\n", "mean", "95 % interval",
                      "lead over " + report.reference, "faults", "ms p50", "ms p99");
  for (auto const& bot : report.bots) {
    text += fmt::format("{:<{}}", bot.name, widest);
    for (auto const& share : bot.families) text += fmt::format("{:>10.1f}", 100 * share.mean);
    auto const lead = bot.name == report.reference
                          ? std::string("·")
                          : fmt::format("{:+.1f} ({:+.1f} to {:+.1f})", 100 * bot.lead.mean,
                                        100 * bot.lead.from, 100 * bot.lead.to);
    text += fmt::format("{:>8.1f}  {:>13}  {:>22}  {:>6}  {:>8.4f}  {:>8.4f}\n", 100 * bot.mean.mean,
                        fmt::format("{:.1f} to {:.1f}", 100 * bot.mean.from, 100 * bot.mean.to), lead,
                        bot.faults, bot.ms_p50, bot.ms_p99);
  }
  text += fmt::format("\nEqual play gives {:.1f}. {} games were cut off.\nDigest {:016x}\n",
                      100.0 / report.seats, report.cut_off, report.digest);
  return text;
}

}  // namespace kuhhandel::tournament
