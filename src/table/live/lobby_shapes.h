// Wire formats of the bodies of the lobby's requests and responses.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "codec/editions.h"
#include "codec/file_problem_shapes.h"
#include "codec/wire/shape.h"
#include "live/lobby_json.h"
#include "live/open_table_shapes.h"
#include "table/messages/server_message_shapes.h"

namespace kuhhandel::live {

/// The id of an edition for play; any if omitted.
struct EditionIfAny {
  void read(codec::Fields const& fields, PlayRequest& wanted, auto const&) const {
    if (fields.optional("edition").present()) wanted.edition = codec::read_edition_to_play(fields);
  }
  void describe(codec::ObjectSchema& object) const {
    object.add("edition", "The id of an edition for play; absent: any.", codec::Text::schema(object.all()),
               false);
  }
  template <class Visit>
  constexpr void each_name(Visit visit) const {
    visit("edition");
  }
};

/// A number of seats that the edition, which was read before, allows; any if omitted.
struct SeatsIfAny {
  void read(codec::Fields const& fields, PlayRequest& wanted, auto const&) const {
    auto const seats = fields.optional("seats");
    auto const& edition = wanted.edition ? *wanted.edition : usual_edition();
    if (seats.present())
      wanted.seats = static_cast<int>(seats.whole(edition.fewest_seats, edition.most_seats));
  }
  void describe(codec::ObjectSchema& object) const {
    object.add("seats", "Absent: any number.", codec::whole_number(2, kMaxSeats), false);
  }
  template <class Visit>
  constexpr void each_name(Visit visit) const {
    visit("seats");
  }
};

using LanguageIfAny = codec::IfAny<codec::TextUpTo<table::kLongestLanguage>>;

/// A list that may be omitted.
template <class Kind, std::size_t most>
struct ListIfAny : codec::ListOf<Kind, std::vector<std::string>, most> {
  static bool is_there(std::vector<std::string> const& list) { return !list.empty(); }
};
using BlockedNames = ListIfAny<codec::PlayerName, kMaxBlocked>;
using TablesAvoided = ListIfAny<codec::TextUpTo<100>, 20>;

}  // namespace kuhhandel::live

namespace kuhhandel::codec {

template <>
inline constexpr auto kShape<live::PlayRequest> = shape(
    "PlayRequest", "POST /api/play", member<PlayerName, &live::PlayRequest::player>("player"),
    member<live::WantedFace, &live::PlayRequest::face>("face", live::kWantedFaceSays), live::EditionIfAny{},
    live::SeatsIfAny{},
    member<Maybe<KindOf<table::Speed>>, &live::PlayRequest::speed>("speed", "Absent: any pace."),
    member<live::TrueByDefault, &live::PlayRequest::strangers, &table::Strangers::bots>(
        "bots", "Whether bots take the empty seats after half a minute."),
    member<live::LanguageIfAny, &live::PlayRequest::strangers, &table::Strangers::language>(
        "language", "The player's language; tables in the same language are preferred."),
    member<live::BlockedNames, &live::PlayRequest::blocked>(
        "blocked", "For players without a registered name: the registered names that they block."),
    member<live::TablesAvoided, &live::PlayRequest::not_at>("not_at", "Tables at which they block a guest."),
    member<IfAny<TextUpTo<100>>, &live::PlayRequest::waits_at>(
        "waits_at", "For a waiting player: their table, to leave only for one with more people."),
    member<IfAny<TextUpTo<100>>, &live::PlayRequest::token>("token", "Of their seat at that table."));

}  // namespace kuhhandel::codec

namespace kuhhandel::live {

struct NewName {
  std::string player;
};

}  // namespace kuhhandel::live

namespace kuhhandel::codec {

template <>
inline constexpr auto kShape<live::NewName> =
    shape("NewName", "POST /api/names", member<PlayerName, &live::NewName::player>("player"));

template <>
inline constexpr auto kShape<live::NewSeat> =
    shape("NewSeat", "POST /api/tables/ID/seats", member<PlayerName, &live::NewSeat::player>("player"),
          member<Maybe<KindOf<Seat>>, &live::NewSeat::seat>("seat", "The wanted seat."),
          member<live::WantedFace, &live::NewSeat::face>("face", live::kWantedFaceSays));

template <>
inline constexpr auto kShape<live::NameAtTable> =
    shape("NameAtTable", "PUT /api/tables/ID/name", member<PlayerName, &live::NameAtTable::player>("player"),
          member<table::Token, &live::NameAtTable::token>("token", "Of the seat."));

template <>
inline constexpr auto kShape<live::FaceAtTable> =
    shape("FaceAtTable", "PUT /api/tables/ID/face",
          member<&live::FaceAtTable::face>("face", "Null: none, so the seat shows its emblem."),
          member<table::Token, &live::FaceAtTable::token>("token", "Of the seat."));

template <>
inline constexpr auto kShape<live::PlayerReport> = shape(
    "PlayerReport", "POST /api/tables/ID/reports",
    member<table::Token, &live::PlayerReport::token>("token", "The token of the reporter's seat."),
    member<KindOf<Seat>, &live::PlayerReport::seat>("seat", "The reported player."),
    member<WrittenUpTo<500>, &live::PlayerReport::words>("words", "The reporter's words; may be empty."));

template <>
inline constexpr auto kShape<live::KnownSeat> =
    shape("KnownSeat", "POST /api/name/seats", member<TextUpTo<100>, &live::KnownSeat::table>("table"),
          member<table::Token, &live::KnownSeat::token>("token"));

template <>
inline constexpr auto kShape<live::SeatKey> =
    shape("SeatKey", "The key of a seat: its token opens the seat.",
          member<table::LoggedText, &live::SeatKey::table>("table"), member<&live::SeatKey::seat>("seat"),
          member<table::Token, &live::SeatKey::token>("token"));

}  // namespace kuhhandel::codec

namespace kuhhandel::live {

struct NameKey {
  std::string_view name;
  std::string_view key;
};
struct NameKeyDigits : codec::Text {
  static boost::json::value schema(auto&) {
    return boost::json::object{{"type", "string"}, {"pattern", "^[0-9a-f]{32}$"}};
  }
};

}  // namespace kuhhandel::live

namespace kuhhandel::codec {

template <>
inline constexpr auto kShape<live::NameKey> = shape(
    "NameKey", "A registered name: the key, 128 bits in hexadecimal digits, proves ownership.",
    member<Text, &live::NameKey::name>("name"), member<live::NameKeyDigits, &live::NameKey::key>("key"));

}  // namespace kuhhandel::codec

namespace kuhhandel::live {

struct OwnSeats {
  std::string_view name;
  std::vector<SeatKey> seats;
  std::vector<SeatKey> over;
};

}  // namespace kuhhandel::live

namespace kuhhandel::codec {

template <>
inline constexpr auto kShape<live::OwnSeats> = shape(
    "OwnSeats", "The seats of a name, newest first.", member<Text, &live::OwnSeats::name>("name"),
    member<Listed<KindOf<live::SeatKey>>, &live::OwnSeats::seats>("seats", "At waiting or running tables."),
    member<Listed<KindOf<live::SeatKey>>, &live::OwnSeats::over>("over", "At tables with a finished game."));

template <>
inline constexpr auto kShape<live::BlockChange> = shape(
    "BlockChange", "POST /api/name/blocks", member<live::BlockedNames, &live::BlockChange::block>("block"),
    member<live::BlockedNames, &live::BlockChange::unblock>("unblock", "Done first."));

template <>
inline constexpr auto kShape<live::SeatOfOther> =
    shape("SeatOfOther", "POST /api/tables/ID/sitting",
          member<table::Token, &live::SeatOfOther::token>("token", "The token of the asking player's seat."),
          member<KindOf<Seat>, &live::SeatOfOther::seat>("seat", "The reported player."));

}  // namespace kuhhandel::codec

namespace kuhhandel::live {

struct OwnBlocks {
  std::vector<std::string> const& names;
};
struct SittingAs {
  std::string_view player;
  bool is_kept;
};

}  // namespace kuhhandel::live

namespace kuhhandel::codec {

template <>
inline constexpr auto kShape<live::OwnBlocks> =
    shape("OwnBlocks", "The names blocked by a name.",
          computed<Listed<Text>>("names", "The latest first.", [](live::OwnBlocks const& own, auto const&) {
            return std::vector<std::string_view>(own.names.begin(), own.names.end());
          }));

template <>
inline constexpr auto kShape<live::SittingAs> =
    shape("SittingAs", "The name of a player at a table.", member<Text, &live::SittingAs::player>("player"),
          member<&live::SittingAs::is_kept>("kept", "Whether it is registered on this server."));

}  // namespace kuhhandel::codec

namespace kuhhandel::live {

struct LobbyListing {
  std::vector<table::Table const*> tables;
  int people;
};

/// A table in a list; each has its own edition.
struct ListedTable {
  using Value = table::Table const*;
  static void write(codec::JsonText& json, table::Table const* table, auto const&) {
    codec::KindOf<table::Table>::write(json, *table, codec::InEdition{table->setup().edition});
  }
  static boost::json::value schema(auto& all) { return codec::KindOf<table::Table>::schema(all); }
};
struct EditionById {
  using Value = std::string_view;
  static void write(codec::JsonText& json, std::string_view id, auto const& words) {
    codec::EditionForPeople::write(json, *codec::edition_named(id), words);
  }
  static boost::json::value schema(auto& all) { return codec::EditionForPeople::schema(all); }
};
/// Returns the bots, strongest first.
std::vector<std::string_view> bots_from_the_strongest();

}  // namespace kuhhandel::live

namespace kuhhandel::codec {

template <>
inline constexpr auto kShape<live::LobbyListing> =
    shape("Lobby", "GET /api/lobby",
          computed<Listed<live::EditionById>>(
              "editions", {}, [](auto const&, auto const&) { return edition_ids(Purpose::play); }),
          computed<Listed<Text>>("bots", "From the strongest down.",
                                 [](auto const&, auto const&) { return live::bots_from_the_strongest(); }),
          member<Listed<live::ListedTable>, &live::LobbyListing::tables>(
              "tables", "Public tables with connected players, waiting or running, newest first."),
          computed<Counted>("people", "The players at this server's tables, including private ones.",
                            [](live::LobbyListing const& lobby, auto const&) { return lobby.people; }));

}  // namespace kuhhandel::codec

namespace kuhhandel::live {

struct LobbyError {
  std::string_view error;
  std::string_view message;
  std::string_view field;
  table::OperatorMessage word{};
  std::vector<codec::FileProblem> problems{};
};

}  // namespace kuhhandel::live

namespace kuhhandel::codec {

template <>
inline constexpr auto kShape<live::LobbyError> =
    shape("LobbyError", "The body of an answer with a 4xx or 5xx status.",
          member<Text, &live::LobbyError::error>("error"),
          member<Text, &live::LobbyError::message>("message", "A sentence in English."),
          member<IfAny<Text>, &live::LobbyError::field>("field", "The wrong field."),
          member<IfAny<table::LoggedText>, &live::LobbyError::word, &table::OperatorMessage::reason>(
              "reason", "For `banned` and `name_banned`: the operator's reason."),
          member<Maybe<table::Time>, &live::LobbyError::word, &table::OperatorMessage::until>(
              "until", "For these: the end of the ban; absent: never."),
          member<IfAny<Listed<KindOf<FileProblem>>>, &live::LobbyError::problems>(
              "problems", "For an import: the first problems of the table, at most 20."));

}  // namespace kuhhandel::codec

namespace kuhhandel::live {

using Days = codec::Whole<int, 0, 100'000>;

struct TableCode {
  std::string_view code;
  std::string_view address;
};
struct FoundTable {
  std::string_view table;
};
struct ScreenTable {
  std::string_view table;
  std::string_view screen_key;
};

struct Erased {
  bool erased = true;
};

struct Reported {
  bool reported = true;
};

}  // namespace kuhhandel::live

namespace kuhhandel::codec {

template <>
inline constexpr auto kShape<live::TableCode> =
    shape("TableCode", "GET /api/tables/ID/code: the short code of a table that waits or has a big screen.",
          member<Text, &live::TableCode::code>("code"),
          member<IfAny<Text>, &live::TableCode::address>(
              "address", "The address for phones in the same network, if the request was to `localhost`."));

template <>
inline constexpr auto kShape<live::FoundTable> =
    shape("FoundTable", "GET /api/codes/CODE: the id of the table with that code.",
          member<Text, &live::FoundTable::table>("table"));

template <>
inline constexpr auto kShape<live::ScreenTable> =
    shape("ScreenTable", "POST /api/tables of a big screen: the id of its table, and its key for orders.",
          member<Text, &live::ScreenTable::table>("table"),
          member<Text, &live::ScreenTable::screen_key>("screen_key"));

template <>
inline constexpr auto kShape<live::RetentionInfo> = shape(
    "KeptFor", "GET /api/keeping",
    member<live::Days, &live::RetentionInfo::finished_days>("finished_days",
                                                            "An unused table with a finished game."),
    member<live::Days, &live::RetentionInfo::idle_days>("idle_days", "Another unused table."),
    member<live::Days, &live::RetentionInfo::report_days>("report_days", "A report about a player."),
    member<live::Days, &live::RetentionInfo::daily_days>("daily_days", "The results of a deal of the day."),
    member<live::Days, &live::RetentionInfo::group_days>("group_days", "An unused group."),
    member<live::Days, &live::RetentionInfo::name_days>("name_days", "An unused registered name."));

template <>
inline constexpr auto kShape<live::Erased> =
    shape("Erased", "All its data is deleted.", member<IfTrue, &live::Erased::erased>("erased"));

template <>
inline constexpr auto kShape<live::Reported> =
    shape("Reported", "The operator will read it.", member<IfTrue, &live::Reported::reported>("reported"));

}  // namespace kuhhandel::codec
