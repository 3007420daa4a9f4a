// Wire format of an edition for play, its house rules and the number of seats.
#pragma once

#include <string_view>
#include <utility>

#include "codec/edition/edition_kinds.h"
#include "codec/editions.h"
#include "codec/wire/kinds.h"
#include "codec/wire/shape.h"
#include "table/settings/arrangement.h"

namespace kuhhandel::table {

/// The id of an edition for play, optional house rules, and a number of seats that the edition allows.
struct ArrangementMembers {
  static constexpr std::string_view kEdition = "edition";
  static constexpr std::string_view kRules = "rules";
  static constexpr std::string_view kSeats = "seats";

  static std::pair<Edition, int> read_from(codec::Fields const& fields) {
    auto const edition = codec::read_edition_to_play(fields);
    auto const seats = fields.required(kSeats).whole(edition.fewest_seats, edition.most_seats);
    return {edition, static_cast<int>(seats)};
  }
  void describe(codec::ObjectSchema& object) const {
    object.add(kEdition, "The id of an edition for play.", codec::Text::schema(object.all()), true);
    object.add(kRules, {}, codec::HouseRules::schema(object.all()), false);
    object.add(kSeats, "The number of seats, within the edition's range.", codec::whole_number(2, kMaxSeats),
               true);
  }
  template <class Visit>
  constexpr void each_name(Visit visit) const {
    visit(kEdition);
    visit(kRules);
    visit(kSeats);
  }
};

template <auto... way>
struct Arranging : ArrangementMembers {
  void write(codec::JsonText& json, auto const& whole, auto const& words) const {
    Arrangement const& arrangement = codec::wire::at<way...>(whole);
    codec::write_members(json, kEdition, arrangement.edition.text());
    json.name(kRules);
    codec::HouseRules::write(json, edition_of(arrangement), words);
    codec::write_members(json, kSeats, arrangement.seats);
  }
  void read(codec::Fields const& fields, auto& whole, auto const&) const {
    auto const [edition, seats] = read_from(fields);
    codec::wire::at<way...>(whole) = {edition.id, edition.rules, seats};
  }
};

}  // namespace kuhhandel::table
