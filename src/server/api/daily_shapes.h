// JSON of the daily deal's requests.
#pragma once

#include <vector>

#include "codec/moves/command.h"
#include "codec/wire/kinds.h"
#include "codec/wire/shape.h"
#include "engine/action.h"
#include "live/daily_deal.h"
#include "store/account_data/daily_results.h"

namespace kuhhandel::server {

/// The commands of a player's game.
struct DailyGame {
  std::vector<Command> commands;
};

struct DailyCommand {
  using Value = Command;
  static Command read(codec::Field const& field, auto const&) {
    return codec::read_command(field, live::daily_edition());
  }
  static boost::json::value schema(auto&) { return codec::Schemas::reference("RecordCommand"); }
};

}  // namespace kuhhandel::server

namespace kuhhandel::codec {

template <>
inline constexpr auto kShape<server::DailyGame> =
    shape("DailyGame", "A game of the deal of the day (POST /api/daily/DAY).",
          member<ListOf<server::DailyCommand, std::vector<Command>, live::kMaxDailyCommands>,
                 &server::DailyGame::commands>("commands", "The game's commands, as in its record."));

template <>
inline constexpr auto kShape<store::DailyStatistics> =
    shape("DailyTally", "The results of all counted games of the deal of a day.",
          member<Counted, &store::DailyStatistics::played>("played"),
          member<Counted, &store::DailyStatistics::fewer>(
              "fewer", "The number of games with fewer points than the player's."),
          member<Listed<Counted>, &store::DailyStatistics::places>(
              "places", "The numbers of first places, second places and so on."),
          member<Listed<Counted>, &store::DailyStatistics::steps>(
              "steps", "The numbers of games from 0 points, from 600, from 1200 and so on."));

}  // namespace kuhhandel::codec
