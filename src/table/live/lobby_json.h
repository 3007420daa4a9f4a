// The bodies of lobby requests and answers (docs/PROTOCOL.md).
#pragma once

#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "codec/format_error.h"
#include "codec/record.h"
#include "table/operator_message.h"
#include "table/table.h"

namespace kuhhandel::live {

/// What a person needs to take their seat again from anywhere.
struct SeatKey {
  std::string table;
  Seat seat;
  std::string token;
};

struct OpenTableRequest {
  table::TableSetup setup;  // its id is still empty
  std::string player;
  std::string group;  // the key of the group that its games enter; empty where it has none
};

std::expected<OpenTableRequest, codec::FormatError> read_open_table(std::string_view body);

/// So many may one person block.
inline constexpr std::size_t kMaxBlocked = 150;

/// With whom somebody wants to play now; what is left open may be any.
struct PlayRequest {
  std::string player;
  std::optional<Edition> edition{};
  std::optional<int> seats{};
  std::optional<table::Speed> speed{};
  table::Strangers strangers{};        // whether bots may come, and their own language
  std::vector<std::string> blocked{};  // of one who keeps no name: the names that they block
  std::vector<std::string> not_at{};   // tables at which they block a guest
  std::string waits_at{};              // the table where they wait already; empty where they come new
  std::string token{};                 // of their seat there
};

/// What is played where nothing else is wanted.
Edition const& usual_edition();

std::expected<PlayRequest, codec::FormatError> read_play_request(std::string_view body);

/// The name that a person is to go by.
std::expected<std::string, codec::FormatError> read_player(std::string_view body);

/// Who wants a seat, and which; any, where none is named.
struct NewSeat {
  std::string player;
  std::optional<Seat> seat{};
};
std::expected<NewSeat, codec::FormatError> read_new_seat(std::string_view body);

/// By which name who has that key of a seat wants to go at the table.
struct NameAtTable {
  std::string player;
  std::string token;
};
std::expected<NameAtTable, codec::FormatError> read_name_at_table(std::string_view body);

/// What who has that key of a seat reports of whoever sits on another.
struct PlayerReport {
  std::string token;
  Seat seat;
  std::string words;  // may be empty
};
std::expected<PlayerReport, codec::FormatError> read_player_report(std::string_view body);

/// A seat that somebody has and brings to their name.
struct KnownSeat {
  std::string table;
  std::string token;
};
std::expected<KnownSeat, codec::FormatError> read_known_seat(std::string_view body);

/// Whom somebody, by their own name, blocks from now on, and whom no longer.
struct BlockChange {
  std::vector<std::string> block{};
  std::vector<std::string> unblock{};
};
std::expected<BlockChange, codec::FormatError> read_block_change(std::string_view body);

/// Who has that key of a seat asks after whoever sits on another.
struct SeatOfOther {
  std::string token;
  Seat seat;
};
std::expected<SeatOfOther, codec::FormatError> read_seat_of_other(std::string_view body);

/// `people`: how many are at all tables together.
std::string lobby_text(std::vector<table::Table const*> const& listed, int people);
std::string seat_key_text(SeatKey const& key);
std::string name_key_text(std::string_view name, std::string_view key);
std::string own_seats_text(std::string_view name, std::vector<SeatKey> const& seats,
                           std::vector<SeatKey> const& over);
std::string table_info_text(table::Table const& table);
/// What a table goes by while it waits for players; `address` as TableCode has it.
std::string table_code_text(std::string_view code, std::string_view address);
/// The id of the table that goes by a code.
std::string found_table_text(std::string_view id);

/// The record of the finished game; its text has the verdicts of the races too.
codec::Record record_of(table::Table const& table);
std::string record_text(table::Table const& table);

/// A game so far, step by step, as that seat saw it.
std::string look_back_text(codec::Record const& so_far, Seat seat);

std::string blocks_text(std::vector<std::string> const& names);
/// By which name somebody sits at a table, and whether it is their own on this server.
std::string sitting_as_text(std::string_view player, bool is_kept);

/// `field` is left out where it is empty.
std::string error_text(std::string_view name, std::string_view message, std::string_view field = {},
                       table::OperatorMessage const& word = {});

/// Everything of it is gone.
std::string erased_text();
/// A report is kept.
std::string reported_text();

/// For how long a server keeps what, in days.
struct RetentionInfo {
  int finished_days = 0;  // a table whose game is over and that nobody uses
  int idle_days = 0;      // another that nobody uses
  int report_days = 0;    // a report about somebody
  int daily_days = 0;     // how a deal of the day went
  int group_days = 0;     // a group that nobody opens or changes
  int name_days = 0;      // a registered name that nobody uses
};
std::string retention_text(RetentionInfo const& kept);

}  // namespace kuhhandel::live
