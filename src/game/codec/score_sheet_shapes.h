// Shapes of a score sheet, as written down and with its result (C9).
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "codec/edition/edition_kinds.h"
#include "codec/score_shapes.h"
#include "codec/score_sheet.h"
#include "codec/wire/shape.h"

namespace kuhhandel::codec {

using AnimalList = Listed<KindOf<AnimalId>>;

/// An amount as written down, a multiple of ten.
struct Tens : Points {
  static boost::json::value schema(auto&) {
    return boost::json::object{{"type", "integer"}, {"minimum", 0}, {"multipleOf", 10}};
  }
};

/// Points that a group wrote down; they may be rounded or estimated.
struct PointsAsWritten : Points {
  static boost::json::value schema(auto&) { return boost::json::object{{"type", "integer"}, {"minimum", 0}}; }
};

/// The cards of one player, or just their points.
struct SheetPlayer {
  std::string name;
  std::optional<Money> points{};
  std::optional<std::vector<AnimalId>> quartets{};
  std::optional<std::vector<AnimalId>> pedigrees{};
  std::optional<int> rats{};
  bool bonus = false;
  std::optional<Money> money{};
  std::optional<AnimalId> excluded{};
};

template <>
inline constexpr auto kShape<SheetPlayer> =
    shape("ScoreSheetPlayer", "A player's cards, or just the points; absent fields are empty.",
          member<PlayerName, &SheetPlayer::name>("name", "The player's name, unique on the sheet."),
          member<Maybe<PointsAsWritten>, &SheetPlayer::points>("points",
                                                               "The player's points, instead of all cards."),
          member<Maybe<AnimalList>, &SheetPlayer::quartets>(
              "quartets", "The animals of the player's quartets; each belongs to one player."),
          member<Maybe<AnimalList>, &SheetPlayer::pedigrees>(
              "pedigrees", "The animals whose pedigree cards the player has (C1.4)."),
          member<Maybe<Whole<int, 0, 4>>, &SheetPlayer::rats>("rats", "The number of the player's rats."),
          member<IfTrue, &SheetPlayer::bonus>("bonus", "Whether the player has the bonus card (C9.3)."),
          member<Maybe<Tens>, &SheetPlayer::money>("money",
                                                   "The value of the player's money, if it counts (C9.5)."),
          member<Maybe<KindOf<AnimalId>>, &SheetPlayer::excluded>(
              "excluded", "The quartet that the owner of all rats excludes (C9.4); absent: the best one."));

std::vector<SheetPlayer> players_of(ScoreSheet const& sheet);

struct SheetEdition : Text {
  static boost::json::value schema(auto& all) {
    return described("The id of an edition for play.", Text::schema(all));
  }
};

template <>
inline constexpr auto kShape<ScoreSheet> =
    shape("ScoreSheet", "Each player's cards at the end of a game with real cards (docs/SCORE_PAD.md).",
          computed<SheetEdition>(
              "edition", {}, [](ScoreSheet const& sheet, auto const&) { return sheet.edition.id.text(); }),
          given([](auto const&, auto const&) { return true; },
                computed<HouseRules>(
                    "rules", {},
                    [](ScoreSheet const& sheet, auto const&) -> Edition const& { return sheet.edition; })),
          computed<Listed<KindOf<SheetPlayer>>>(
              "players", "The players, as many as the edition allows.",
              [](ScoreSheet const& sheet, auto const&) { return players_of(sheet); }));

/// A sheet uses the animals of its own edition.
template <>
struct KindOf<ScoreSheet> {
  using Value = ScoreSheet;
  static void write(JsonText& json, ScoreSheet const& sheet, auto const&) {
    json.open_object();
    wire::write_shape_members(json, sheet, InEdition{sheet.edition});
    json.close_object();
  }
  static ScoreSheet read(Field const& field, auto const&) { return read_score_sheet(field); }
  static boost::json::value schema(auto& all) {
    return all.definition(kShape<ScoreSheet>.name, [&] {
      ObjectSchema object(all, kShape<ScoreSheet>.says);
      wire::describe_members<ScoreSheet>(object);
      return object.schema();
    });
  }
};

template <>
inline constexpr auto kShape<BetterExclusion> =
    shape("BetterExclusion", "An exclusion that gives the owner of the rats more points (C9.4).",
          member<&BetterExclusion::animal>("excluded"), member<Points, &BetterExclusion::total>("total"));

struct ScoredPlayer {
  std::string name;
  Money total;
  int rank;
  std::optional<Sheet> sheet{};
  std::string arithmetic{};
  std::optional<BetterExclusion> better{};
};
template <>
inline constexpr auto kShape<ScoredPlayer> =
    shape("ScoredPlayer", "A player's result; if only points are known, without `sheet` and `arithmetic`.",
          member<PlayerName, &ScoredPlayer::name>("name"), member<Points, &ScoredPlayer::total>("total"),
          member<Whole<int, 1, kMaxSeats>, &ScoredPlayer::rank>(
              "rank", "The player's rank, from 1; equal points share it (C9.6)."),
          member<Maybe<KindOf<Sheet>>, &ScoredPlayer::sheet>("sheet"),
          member<IfAny<TextUpTo<200>>, &ScoredPlayer::arithmetic>(
              "arithmetic", "The calculation, such as (160 + 800 + 250) × 2 + 250 = 2670."),
          member<Maybe<KindOf<BetterExclusion>>, &ScoredPlayer::better>("better"));

/// A sheet with its result.
struct ScoredSheet {
  Edition edition;
  std::vector<ScoredPlayer> players;
  SeatSet winners;
};
ScoredSheet scored(ScoreSheet const& sheet);

struct ScoredPlayers {
  using Value = ScoredSheet;
  static void write(JsonText& json, ScoredSheet const& sheet, auto const&) {
    Listed<KindOf<ScoredPlayer>>::write(json, sheet.players, InEdition{sheet.edition});
  }
  static boost::json::value schema(auto& all) { return Listed<KindOf<ScoredPlayer>>::schema(all); }
};
template <>
inline constexpr auto kShape<ScoredSheet> =
    shape("ScoredSheet", "A score sheet with its results (C9).",
          computed<ScoredPlayers>("players", {},
                                  [](ScoredSheet const& sheet, auto const&) -> auto const& { return sheet; }),
          member<&ScoredSheet::winners>("winners", "The winners' places on the sheet, from 0."));

}  // namespace kuhhandel::codec
