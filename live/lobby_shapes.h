// What the bodies of the lobby's requests and answers say.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "bots/registry.h"
#include "codec/editions.h"
#include "codec/wire/shape.h"
#include "live/lobby_json.h"
#include "table/server_message_shapes.h"

namespace kuhhandel {

/// An edition for play by its id, with the house rules that are given.
template <auto... way>
struct EditionAndRules {
  void read(Fields const& fields, auto& whole, auto const&) const {
    wire::at<way...>(whole) = read_edition_to_play(fields);
  }
  void describe(ObjectSchema& object) const {
    object.add("edition", "The id of an edition for play.", Text::schema(object.all()), true);
    object.add("rules", {}, HouseRules::schema(object.all()), false);
  }
  template <class Visit>
  constexpr void each_name(Visit visit) const {
    visit("edition");
    visit("rules");
  }
};

/// As many as the edition, which was read before, allows.
struct SeatsWanted {
  void read(Fields const& fields, OpenTableRequest& wanted, auto const&) const {
    auto const& edition = wanted.setup.edition;
    wanted.setup.seats =
        static_cast<int>(fields.required("seats").whole(edition.fewest_seats, edition.most_seats));
  }
  void describe(ObjectSchema& object) const { object.add("seats", {}, whole_number(2, kMaxSeats), true); }
  template <class Visit>
  constexpr void each_name(Visit visit) const {
    visit("seats");
  }
};

// What a request may leave out, and then means.
struct PublicUnlessSaid : KindOf<bool> {
  static bool usual() { return true; }
  static bool is_there(bool) { return true; }
};
struct NormalUnlessSaid : KindOf<Speed> {
  static Speed usual() { return Speed{1}; }
  static bool is_there(Speed) { return true; }
};
/// Hours to answer at a correspondence table.
struct AnswerWithin {
  using Value = std::optional<std::chrono::hours>;
  static Value usual() { return {}; }
  static bool is_there(Value const& within) { return within.has_value(); }
  static Value read(Field const& field, auto const&) { return read_answer_within(field); }
  static boost::json::value schema(auto&) { return whole_number(1, kLongestAnswer.count()); }
};
using GroupKey = IfAny<TextUpTo<40>>;

template <>
inline constexpr auto kShape<OpenTableRequest> =
    shape("NewTable", "POST /api/tables", EditionAndRules<&OpenTableRequest::setup, &TableSetup::edition>{},
          member<PlayerName, &OpenTableRequest::setup, &TableSetup::name>("name"), SeatsWanted{},
          member<PublicUnlessSaid, &OpenTableRequest::setup, &TableSetup::is_public>("public"),
          member<NormalUnlessSaid, &OpenTableRequest::setup, &TableSetup::speed>("speed"),
          member<AnswerWithin, &OpenTableRequest::setup, &TableSetup::answer_within>(
              "answer_within", "At a correspondence table: hours to answer."),
          member<PlayerName, &OpenTableRequest::player>("player"),
          member<GroupKey, &OpenTableRequest::group>(
              "group", "The key of a group, which the games of this table enter."));

/// The name of who wants a seat or a name.
struct NewSeat {
  std::string player;
};
template <>
inline constexpr auto kShape<NewSeat> =
    shape("NewSeat", "POST /api/tables/ID/seats", member<PlayerName, &NewSeat::player>("player"));

template <>
inline constexpr auto kShape<KnownSeat> =
    shape("KnownSeat", "POST /api/name/seats", member<TextUpTo<100>, &KnownSeat::table>("table"),
          member<Token, &KnownSeat::token>("token"));

template <>
inline constexpr auto kShape<SeatKey> =
    shape("SeatKey", "The key of a seat: whoever has the token has the seat.",
          member<LoggedText, &SeatKey::table>("table"), member<&SeatKey::seat>("seat"),
          member<Token, &SeatKey::token>("token"));

struct NameKey {
  std::string_view name;
  std::string_view key;
};
struct NameKeyDigits : Text {
  static boost::json::value schema(auto&) {
    return boost::json::object{{"type", "string"}, {"pattern", "^[0-9a-f]{32}$"}};
  }
};
template <>
inline constexpr auto kShape<NameKey> = shape(
    "NameKey",
    "A name that belongs to somebody: whoever has the key, 128 bits in hexadecimal digits, has the name.",
    member<Text, &NameKey::name>("name"), member<NameKeyDigits, &NameKey::key>("key"));

struct OwnSeats {
  std::string_view name;
  std::vector<SeatKey> seats;
};
template <>
inline constexpr auto kShape<OwnSeats> =
    shape("OwnSeats", "The seats that a name has at tables which wait or run, the newest first.",
          member<Text, &OwnSeats::name>("name"),
          member<ListOf<KindOf<SeatKey>, std::vector<SeatKey>, 50>, &OwnSeats::seats>("seats"));

struct LobbyTold {
  std::vector<Table const*> tables;
};

/// A table among others, each with its own edition.
struct ListedTable {
  using Value = Table const*;
  static void write(JsonText& json, Table const* table, auto const&) {
    KindOf<Table>::write(json, *table, InEdition{table->setup().edition});
  }
  static boost::json::value schema(auto& all) { return KindOf<Table>::schema(all); }
};
struct EditionById {
  using Value = std::string_view;
  static void write(JsonText& json, std::string_view id, auto const& words) {
    EditionForPeople::write(json, *edition_named(id), words);
  }
  static boost::json::value schema(auto& all) { return EditionForPeople::schema(all); }
};
/// From the strongest down.
std::vector<std::string_view> bots_from_the_strongest();

template <>
inline constexpr auto kShape<LobbyTold> =
    shape("Lobby", "GET /api/lobby",
          told<Listed<EditionById>>("editions", {},
                                    [](auto const&, auto const&) { return edition_ids(Purpose::play); }),
          told<Listed<Text>>("bots", "From the strongest down.",
                             [](auto const&, auto const&) { return bots_from_the_strongest(); }),
          member<Listed<ListedTable>, &LobbyTold::tables>(
              "tables", "Public ones with people at them that wait or run, the newest first."));

struct LobbyError {
  std::string_view error;
  std::string_view message;
  std::string_view field;
};
template <>
inline constexpr auto kShape<LobbyError> =
    shape("LobbyError", "The body of an answer with a 4xx or 5xx status.",
          member<Text, &LobbyError::error>("error"),
          member<Text, &LobbyError::message>("message", "A sentence in English."),
          member<IfAny<Text>, &LobbyError::field>("field", "The one to blame."));

struct Erased {
  bool erased = true;
};
template <>
inline constexpr auto kShape<Erased> =
    shape("Erased", "Everything of it is gone.", member<IfTrue, &Erased::erased>("erased"));

}  // namespace kuhhandel
