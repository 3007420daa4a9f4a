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
    object.add("edition", "The wanted edition's id; absent: any.", codec::Text::schema(object.all()), false);
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
    object.add("seats", "The wanted number of seats; absent: any.", codec::whole_number(2, kMaxSeats), false);
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
    "PlayRequest", "A request to play now (POST /api/play).",
    member<PlayerName, &live::PlayRequest::player>("player"),
    member<live::WantedFace, &live::PlayRequest::face>("face", live::kWantedFaceSays), live::EditionIfAny{},
    live::SeatsIfAny{},
    member<Maybe<KindOf<table::Speed>>, &live::PlayRequest::speed>("speed", "The wanted speed; absent: any."),
    member<live::TrueByDefault, &live::PlayRequest::strangers, &table::Strangers::bots>(
        "bots", "Whether bots take empty seats after 30 s."),
    member<live::LanguageIfAny, &live::PlayRequest::strangers, &table::Strangers::language>(
        "language", "The player's language; tables in the same language are preferred."),
    member<live::BlockedNames, &live::PlayRequest::blocked>(
        "blocked", "The registered names that a player without one blocks."),
    member<live::TablesAvoided, &live::PlayRequest::not_at>("not_at",
                                                            "The tables at which the player blocks a guest."),
    member<IfAny<TextUpTo<100>>, &live::PlayRequest::waits_at>(
        "waits_at", "The table at which the player waits; they leave it only for more people."),
    member<IfAny<TextUpTo<100>>, &live::PlayRequest::token>("token",
                                                            "The token of the player's seat at `waits_at`."));

}  // namespace kuhhandel::codec

namespace kuhhandel::live {

struct NewName {
  std::string player;
};

}  // namespace kuhhandel::live

namespace kuhhandel::codec {

template <>
inline constexpr auto kShape<live::NewName> = shape("NewName", "A name (POST /api/names and /api/ratings).",
                                                    member<PlayerName, &live::NewName::player>("player"));

template <>
inline constexpr auto kShape<live::NewSeat> =
    shape("NewSeat", "A request for a seat (POST /api/tables/ID/seats).",
          member<PlayerName, &live::NewSeat::player>("player"),
          member<Maybe<KindOf<Seat>>, &live::NewSeat::seat>("seat", "The wanted seat."),
          member<live::WantedFace, &live::NewSeat::face>("face", live::kWantedFaceSays));

template <>
inline constexpr auto kShape<live::NameAtTable> =
    shape("NameAtTable", "A new name (PUT /api/tables/ID/name).",
          member<PlayerName, &live::NameAtTable::player>("player"),
          member<table::Token, &live::NameAtTable::token>("token", "The seat's token."));

template <>
inline constexpr auto kShape<live::FaceAtTable> =
    shape("FaceAtTable", "A new face (PUT /api/tables/ID/face).",
          member<&live::FaceAtTable::face>("face", "The new face; null: none, so the seat shows its emblem."),
          member<table::Token, &live::FaceAtTable::token>("token", "The seat's token."));

template <>
inline constexpr auto kShape<live::PlayerReport> = shape(
    "PlayerReport", "A report (POST /api/tables/ID/reports).",
    member<table::Token, &live::PlayerReport::token>("token", "The token of the reporter's seat."),
    member<KindOf<Seat>, &live::PlayerReport::seat>("seat", "The reported player's seat."),
    member<WrittenUpTo<500>, &live::PlayerReport::words>("words", "The text of the report; may be empty."));

template <>
inline constexpr auto kShape<live::KnownSeat> =
    shape("KnownSeat", "A seat with its token (POST /api/name/seats).",
          member<TextUpTo<100>, &live::KnownSeat::table>("table"),
          member<table::Token, &live::KnownSeat::token>("token"));

template <>
inline constexpr auto kShape<live::SeatKey> =
    shape("SeatKey", "A seat with its token, which opens the seat.",
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
inline constexpr auto kShape<live::NameKey> =
    shape("NameKey", "A registered name and its key of 128 bits.", member<Text, &live::NameKey::name>("name"),
          member<live::NameKeyDigits, &live::NameKey::key>("key"));

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
inline constexpr auto kShape<live::OwnSeats> =
    shape("OwnSeats", "A name's seats, newest first.", member<Text, &live::OwnSeats::name>("name"),
          member<Listed<KindOf<live::SeatKey>>, &live::OwnSeats::seats>(
              "seats", "The seats at waiting or running tables."),
          member<Listed<KindOf<live::SeatKey>>, &live::OwnSeats::over>(
              "over", "The seats at tables with a finished game."));

template <>
inline constexpr auto kShape<live::BlockChange> =
    shape("BlockChange", "Names to block and unblock (POST /api/name/blocks).",
          member<live::BlockedNames, &live::BlockChange::block>("block"),
          member<live::BlockedNames, &live::BlockChange::unblock>(
              "unblock", "Names to unblock, before the others are blocked."));

template <>
inline constexpr auto kShape<live::SeatOfOther> =
    shape("SeatOfOther", "A question about another player's name (POST /api/tables/ID/sitting).",
          member<table::Token, &live::SeatOfOther::token>("token", "The token of the asking player's seat."),
          member<KindOf<Seat>, &live::SeatOfOther::seat>("seat", "The other player's seat."));

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
          computed<Listed<Text>>("names", "The blocked names, latest first.",
                                 [](live::OwnBlocks const& own, auto const&) {
                                   return std::vector<std::string_view>(own.names.begin(), own.names.end());
                                 }));

template <>
inline constexpr auto kShape<live::SittingAs> =
    shape("SittingAs", "The name of a player at a table.", member<Text, &live::SittingAs::player>("player"),
          member<&live::SittingAs::is_kept>("kept", "Whether the name is registered on this server."));

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
    shape("Lobby", "The lobby (GET /api/lobby).",
          computed<Listed<live::EditionById>>(
              "editions", {}, [](auto const&, auto const&) { return edition_ids(Purpose::play); }),
          computed<Listed<Text>>("bots", "The kinds of bots, strongest first.",
                                 [](auto const&, auto const&) { return live::bots_from_the_strongest(); }),
          member<Listed<live::ListedTable>, &live::LobbyListing::tables>(
              "tables", "Public tables with connected players, waiting or running, newest first."),
          computed<Counted>("people", "The number of players at this server's tables, also private ones.",
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
    shape("LobbyError", "Body of a response with a 4xx or 5xx status.",
          member<Text, &live::LobbyError::error>("error"),
          member<Text, &live::LobbyError::message>("message", "The error as an English sentence."),
          member<IfAny<Text>, &live::LobbyError::field>("field", "The name of the wrong field."),
          member<IfAny<table::LoggedText>, &live::LobbyError::word, &table::OperatorMessage::reason>(
              "reason", "For `banned` and `name_banned`: the operator's reason."),
          member<Maybe<table::Time>, &live::LobbyError::word, &table::OperatorMessage::until>(
              "until", "The ban's end; absent if permanent."),
          member<IfAny<Listed<KindOf<FileProblem>>>, &live::LobbyError::problems>(
              "problems", "For an import: the file's first problems, at most 20."));

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
    shape("TableCode", "A table's short code (GET /api/tables/ID/code).",
          member<Text, &live::TableCode::code>("code"),
          member<IfAny<Text>, &live::TableCode::address>(
              "address", "The address for phones in the same network, if the request was to `localhost`."));

template <>
inline constexpr auto kShape<live::FoundTable> =
    shape("FoundTable", "The id of the table that has the code (GET /api/codes/CODE).",
          member<Text, &live::FoundTable::table>("table"));

template <>
inline constexpr auto kShape<live::ScreenTable> =
    shape("ScreenTable", "A big screen's table, and its key for orders (POST /api/tables).",
          member<Text, &live::ScreenTable::table>("table"),
          member<Text, &live::ScreenTable::screen_key>("screen_key"));

template <>
inline constexpr auto kShape<live::RetentionInfo> = shape(
    "KeptFor", "Storage times in days (GET /api/keeping).",
    member<live::Days, &live::RetentionInfo::finished_days>(
        "finished_days", "Days to store an unused table with a finished game."),
    member<live::Days, &live::RetentionInfo::idle_days>("idle_days", "Days to store any other unused table."),
    member<live::Days, &live::RetentionInfo::report_days>("report_days",
                                                          "Days to store a report about a player."),
    member<live::Days, &live::RetentionInfo::daily_days>("daily_days",
                                                         "Days to store the results of a deal of the day."),
    member<live::Days, &live::RetentionInfo::group_days>("group_days", "Days to store an unused group."),
    member<live::Days, &live::RetentionInfo::name_days>("name_days",
                                                        "Days to store an unused registered name."));

template <>
inline constexpr auto kShape<live::Erased> = shape("Erased", "All data of the name or group is deleted.",
                                                   member<IfTrue, &live::Erased::erased>("erased"));

template <>
inline constexpr auto kShape<live::Reported> = shape("Reported", "The report was stored for the operator.",
                                                     member<IfTrue, &live::Reported::reported>("reported"));

}  // namespace kuhhandel::codec
