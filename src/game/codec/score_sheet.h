// A score sheet of a game with real cards: each player's cards at the end, or just their points. The engine's
// own scoring calculates the result (C9).
#pragma once

#include <array>
#include <boost/json/object.hpp>
#include <expected>
#include <optional>
#include <string>
#include <vector>

#include "codec/text/field.h"
#include "codec/text/format_error.h"
#include "engine/edition.h"
#include "engine/scores.h"
#include "engine/state.h"

namespace kuhhandel::codec {

struct ScoreSheet {
  Edition edition;                   // including the table's house rules
  std::vector<std::string> players;  // their names, all different
  State cards;  // quartets, pedigrees, rats, bonus card and the value of each hand; nothing else of the state
                // is used
  PerSeat<std::optional<Money>> points{};  // for players with only their points written down

  bool only_points(Seat seat) const { return points[seat].has_value(); }
};

/// Reads a score sheet. Refuses impossible entries at their path: a quartet with two owners, more rats or
/// money than exist, points out of reach, a bonus card without a pair (C9.3), or an exclusion without all the
/// rats (C9.4). A player who owns all the rats and names no quartet gets the best exclusion.
ScoreSheet read_score_sheet(Field const& field);

std::expected<ScoreSheet, FormatError> score_sheet_from_text(std::string_view text);

/// Writes the sheet as it is read, without derived values: an exclusion is written only if it was chosen.
boost::json::object to_json(ScoreSheet const& sheet);

Scores scores(ScoreSheet const& sheet);

/// Another exclusion that gives its owner more points (C9.4), and the resulting points.
struct BetterExclusion {
  Seat seat;
  AnimalId animal;
  Money total;
};
std::optional<BetterExclusion> better_exclusion(ScoreSheet const& sheet);

/// Returns {"players":[{"name","total","rank","sheet","arithmetic"}],"winners":[0]}, with `better`
/// {"excluded", "total"} for a player with a better exclusion. Equal points share a rank (C9.6); `sheet` and
/// `arithmetic` are absent if only the points are known.
boost::json::object scored_to_json(ScoreSheet const& sheet);

}  // namespace kuhhandel::codec
