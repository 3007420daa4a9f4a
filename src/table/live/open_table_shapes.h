// Wire format of the request that opens a table, and kinds that other requests for a seat use too.
#pragma once

#include <string_view>
#include <tuple>

#include "codec/wire/shape.h"
#include "live/open_table.h"
#include "table/messages/arrangement_shapes.h"
#include "table/messages/table_kinds.h"

namespace kuhhandel::live {

/// Edition, house rules and number of seats of a new table.
struct ArrangementWanted : table::ArrangementMembers {
  void read(codec::Fields const& fields, OpenTableRequest& wanted, auto const&) const {
    std::tie(wanted.setup.edition, wanted.setup.seats) = read_from(fields);
  }
};

// Members that a request may omit, with their defaults.
struct TrueByDefault : codec::KindOf<bool> {
  static bool usual() { return true; }
  static bool is_there(bool) { return true; }
};
/// The player who opens a table and the listing of the table; a big screen opens a private one without a
/// player.
struct Opener {
  void read(codec::Fields const& fields, OpenTableRequest& wanted, auto const& words) const {
    auto const is_public = fields.optional("public");
    auto const screen = fields.optional("big_screen");
    wanted.is_for_big_screen = screen.present() && screen.truth();
    wanted.setup.is_public = is_public.present() ? is_public.truth() : !wanted.is_for_big_screen;
    if (!wanted.is_for_big_screen) {
      wanted.player = codec::PlayerName::read(fields.required("player"), words);
      return;
    }
    if (wanted.setup.is_public) is_public.refuse("a table with a big screen is private");
    if (auto const player = fields.optional("player"); player.present())
      player.refuse("a big screen opens the table without a player");
  }
  void describe(codec::ObjectSchema& object) const {
    auto& all = object.all();
    object.add("public", {}, codec::KindOf<bool>::schema(all), false);
    object.add("player", "The player's name; required without `big_screen`.", codec::PlayerName::schema(all),
               false);
    object.add("big_screen", "Whether a big screen opens a private table, without a player.",
               codec::KindOf<bool>::schema(all), false);
  }
  template <class Visit>
  constexpr void each_name(Visit visit) const {
    visit("public");
    visit("player");
    visit("big_screen");
  }
};
struct NormalByDefault : codec::KindOf<table::Speed> {
  static table::Speed usual() { return table::Speed{1}; }
  static bool is_there(table::Speed) { return true; }
};
/// Hours to answer at a correspondence table.
struct AnswerWithin {
  using Value = std::optional<std::chrono::hours>;
  static Value usual() { return {}; }
  static bool is_there(Value const& within) { return within.has_value(); }
  static Value read(codec::Field const& field, auto const&) { return table::read_answer_within(field); }
  static boost::json::value schema(auto&) { return codec::whole_number(1, table::kLongestAnswer.count()); }
};
/// The face that a player would like to have.
using WantedFace = codec::Maybe<codec::KindOf<codec::Face>>;
inline constexpr std::string_view kWantedFaceSays =
    "The wanted face, if no other player at the table has it.";
using GroupKey = codec::IfAny<codec::TextUpTo<40>>;

}  // namespace kuhhandel::live

namespace kuhhandel::codec {

template <>
inline constexpr auto kShape<live::OpenTableRequest> = shape(
    "NewTable", "A new table (POST /api/tables).", live::ArrangementWanted{},
    member<PlayerName, &live::OpenTableRequest::setup, &table::TableSetup::name>("name"), live::Opener{},
    member<live::NormalByDefault, &live::OpenTableRequest::setup, &table::TableSetup::speed>("speed"),
    member<live::AnswerWithin, &live::OpenTableRequest::setup, &table::TableSetup::answer_within>(
        "answer_within", "At a correspondence table: hours to answer."),
    member<live::WantedFace, &live::OpenTableRequest::face>("face", live::kWantedFaceSays),
    member<live::GroupKey, &live::OpenTableRequest::group>(
        "group", "The key of a group that records the table's games."));

}  // namespace kuhhandel::codec
