// Bodies of the lobby's requests and responses (docs/HTTP_API.md).
#pragma once

#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "codec/file_problem.h"
#include "codec/records/record.h"
#include "codec/text/format_error.h"
#include "live/open_table.h"
#include "table/messages/operator_message.h"
#include "table/table.h"

namespace kuhhandel::live {

/// Allows a player to take their seat again from any device.
struct SeatKey {
  std::string table;
  Seat seat;
  std::string token;
};

std::expected<OpenTableRequest, codec::FormatError> read_open_table(std::string_view body);

/// Maximum number of names that a player may block.
inline constexpr std::size_t kMaxBlocked = 150;

/// A matchmaking request; omitted members match anything.
struct PlayRequest {
  std::string player;
  std::optional<codec::Face> face{};
  std::optional<Edition> edition{};
  std::optional<int> seats{};
  std::optional<table::Speed> speed{};
  table::Strangers strangers{};        // whether bots may join, and the player's language
  std::vector<std::string> blocked{};  // names blocked by a player without a registered name
  std::vector<std::string> not_at{};   // tables at which they block a guest
  std::string waits_at{};              // the table where they already wait; empty for a new request
  std::string token{};                 // of their seat at `waits_at`
};

/// Returns the default edition.
Edition const& usual_edition();

std::expected<PlayRequest, codec::FormatError> read_play_request(std::string_view body);

/// Returns the player name in the body.
std::expected<std::string, codec::FormatError> read_player(std::string_view body);

/// A request for a seat; any seat if none is named.
struct NewSeat {
  std::string player;
  std::optional<Seat> seat{};
  std::optional<codec::Face> face{};
};
std::expected<NewSeat, codec::FormatError> read_new_seat(std::string_view body);

/// A new name at the table for the seat with that token.
struct NameAtTable {
  std::string player;
  std::string token;
};
std::expected<NameAtTable, codec::FormatError> read_name_at_table(std::string_view body);

/// A new face at the table for the player with that token; nullopt: none.
struct FaceAtTable {
  std::optional<codec::Face> face;
  std::string token;
};
std::expected<FaceAtTable, codec::FormatError> read_face_at_table(std::string_view body);

/// A report by the player with `token` about the player on `seat`.
struct PlayerReport {
  std::string token;
  Seat seat;
  std::string words;  // may be empty
};
std::expected<PlayerReport, codec::FormatError> read_player_report(std::string_view body);

/// A seat that a player adds to their registered name.
struct KnownSeat {
  std::string table;
  std::string token;
};
std::expected<KnownSeat, codec::FormatError> read_known_seat(std::string_view body);

/// Names that the owner of a registered name blocks and unblocks.
struct BlockChange {
  std::vector<std::string> block{};
  std::vector<std::string> unblock{};
};
std::expected<BlockChange, codec::FormatError> read_block_change(std::string_view body);

/// A request by the player with `token` about the player on `seat`.
struct SeatOfOther {
  std::string token;
  Seat seat;
};
std::expected<SeatOfOther, codec::FormatError> read_seat_of_other(std::string_view body);

/// `people`: number of people at all tables.
std::string lobby_text(std::vector<table::Table const*> const& listed, int people);
std::string seat_key_text(SeatKey const& key);
std::string name_key_text(std::string_view name, std::string_view key);
std::string own_seats_text(std::string_view name, std::vector<SeatKey> const& seats,
                           std::vector<SeatKey> const& over);
std::string table_info_text(table::Table const& table);
/// Returns the code of a table that waits for players; `address` as TableCode formats it.
std::string table_code_text(std::string_view code, std::string_view address);
/// Returns the id of the table with a code.
std::string found_table_text(std::string_view id);
/// Returns the table that a big screen has opened, and the key with which the screen gives orders.
std::string screen_table_text(std::string_view id, std::string_view screen_key);

/// Returns the record of the current or last game. record_text() also has the verdicts of the races.
codec::Record record_of(table::Table const& table);
std::string record_text(table::Table const& table);

/// Returns the game so far, step by step, as that seat saw it.
std::string look_back_text(codec::Record const& so_far, Seat seat);

std::string blocks_text(std::vector<std::string> const& names);
/// Returns the player's name at a table, and whether it is their registered name on this server.
std::string sitting_as_text(std::string_view player, bool is_kept);

/// Omits `field` if it is empty.
std::string error_text(std::string_view name, std::string_view message, std::string_view field = {},
                       table::OperatorMessage const& word = {});
/// The same for a table of an import.
std::string import_error_text(std::string_view name, std::string_view message,
                              std::vector<codec::FileProblem> problems);

/// Confirms that all data was deleted.
std::string erased_text();
/// Confirms that a report was stored.
std::string reported_text();

/// Retention periods of a server, in days.
struct RetentionInfo {
  int finished_days = 0;  // tables with a finished game, after their last use
  int idle_days = 0;      // other tables, after their last use
  int report_days = 0;    // reports about players
  int daily_days = 0;     // results of deals of the day
  int group_days = 0;     // groups, after they were last opened or changed
  int name_days = 0;      // registered names, after their last use
};
std::string retention_text(RetentionInfo const& kept);

}  // namespace kuhhandel::live
