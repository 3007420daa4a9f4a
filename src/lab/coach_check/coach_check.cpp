// Holds the coach against what comes: its chances against who won, its advice against play without it.
#include <CLI/CLI.hpp>
#include <string>
#include <vector>

#include "bots/registry.h"
#include "coach_check/advice.h"
#include "coach_check/counterfactual.h"
#include "coach_check/reliability.h"
#include "coach_check/stability.h"
#include "codec/editions.h"

int main(int argc, char** argv) {
  using namespace kuhhandel;
  CLI::App app{"Measures how far the coach can be believed, in games among bots"};
  app.require_subcommand(1);
  std::string edition_name = "second", deals = "coach";
  std::vector<std::string> bots{"farmer", "trader", "farmer", "shark"};
  int games = 100;
  int worlds = 32;
  int seats = 4;
  float at_least = 0.04F;
  bool by_habit = false;
  bool in_trades = false;
  app.add_option("--edition", edition_name, "Edition to play")->capture_default_str();
  app.add_option("--games", games, "Games to play")->capture_default_str()->check(CLI::Range(1, 100'000));
  app.add_option("--worlds", worlds, "Worlds imagined for each judgement")
      ->capture_default_str()
      ->check(CLI::Range(2, 10'000));
  app.add_option("--deals", deals, "Seed of the deals")->capture_default_str();
  auto* const chances = app.add_subcommand("chances", "Whether a chance of 30 % comes true in 30 of 100");
  chances->add_flag("--in-trades", in_trades, "Estimates at own sums and answers, instead of own turns");
  auto* const advice = app.add_subcommand("advice", "Whether a farmer who takes advice wins more");
  advice->add_option("--seats", seats, "Farmers at the table")->capture_default_str();
  for (auto* const check : {chances, advice})
    check->add_flag("--by-habit", by_habit, "Imagined trades follow habits, as without a net");
  auto* const lasting =
      app.add_subcommand("lasting", "How many judgements change with ten times as many worlds");
  auto* const otherwise = app.add_subcommand(
      "otherwise", "Whether predicted losses come true in games replayed with the other choice");
  for (auto* const check : {chances, lasting, otherwise})
    check->add_option("--bots", bots, "Players, separated by commas")->delimiter(',')->capture_default_str();
  for (auto* const check : {advice, otherwise})
    check->add_option("--at-least", at_least, "Least cost of a choice to be checked")->capture_default_str();
  CLI11_PARSE(app, argc, argv);

  auto const edition = codec::edition_named(edition_name);
  if (!edition)
    return app.exit(CLI::ValidationError("--edition", "there is no edition '" + edition_name + "'."));
  auto const number = advice->parsed() ? seats : static_cast<int>(bots.size());
  if (number < edition->fewest_seats || number > edition->most_seats)
    return app.exit(CLI::ValidationError("seats", "the edition is not for " + std::to_string(number) + "."));
  for (auto const& name : bots) {
    auto const bot = bots::bot_from(name);
    if (!bot) return app.exit(CLI::ValidationError("--bots", bot.error()));
  }
  lab::CheckedGames const checked{
      .edition = *edition,
      .number = games,
      .worlds = worlds,
      .deals = deals,
      .trades = by_habit ? coach::TradePlayouts::by_habit : coach::TradePlayouts::as_learned};
  if (chances->parsed())
    lab::check_chances(checked, bots, in_trades ? lab::Moments::trades : lab::Moments::turns);
  if (advice->parsed()) lab::check_advice(checked, seats, at_least);
  if (otherwise->parsed()) lab::check_counterfactual(checked, bots, at_least);
  if (lasting->parsed()) lab::check_stability(checked, bots);
}
