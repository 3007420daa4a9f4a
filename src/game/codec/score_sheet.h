// A score sheet: what lies before each player at the end of a game with the real cards, or just the points
// that they wrote down. It is scored by the engine's own scoring (C9).
#pragma once

#include <array>
#include <boost/json/object.hpp>
#include <expected>
#include <optional>
#include <string>
#include <vector>

#include "codec/field.h"
#include "codec/format_error.h"
#include "engine/edition.h"
#include "engine/scores.h"
#include "engine/state.h"

namespace kuhhandel::codec {

struct ScoreSheet {
  Edition edition;                   // with the table's house rules
  std::vector<std::string> players;  // their names, all different
  State cards;  // quartets, pedigrees, rats, bonus card and the worth of each hand; nothing else of it counts
  PerSeat<std::optional<Money>> points{};  // of those for whom only these were written down

  bool only_points(Seat seat) const { return points[seat].has_value(); }
};

/// What cannot be is refused where it stands: a quartet that two have, more rats or money than there are,
/// points that nobody can reach. So is a bonus card without a pair (C9.3), or an exclusion without all the
/// rats (C9.4). Who owns all the rats and names no quartet has the best exclusion for them.
ScoreSheet read_score_sheet(Field const& field);

std::expected<ScoreSheet, FormatError> score_sheet_from_text(std::string_view text);

/// As it is read, but for what follows from the rest: an exclusion is written only where it was chosen.
boost::json::object to_json(ScoreSheet const& sheet);

Scores scores(ScoreSheet const& sheet);

/// Another exclusion with which its owner would have more (C9.4), and what they would then have.
struct BetterExclusion {
  Seat seat;
  AnimalId animal;
  Money total;
};
std::optional<BetterExclusion> better_exclusion(ScoreSheet const& sheet);

/// {"players":[{"name","total","rank","sheet","arithmetic"}],"winners":[0]}, with `better` {"excluded",
/// "total"} for who could exclude better. Equal points share a place (C9.6); `sheet` and `arithmetic` are
/// absent where only the points are known.
boost::json::object scored_to_json(ScoreSheet const& sheet);

}  // namespace kuhhandel::codec
