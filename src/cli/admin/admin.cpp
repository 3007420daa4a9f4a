#include "cli/admin/admin.h"

#include <SQLiteCpp/SQLiteCpp.h>

#include <chrono>
#include <ctime>
#include <iomanip>
#include <limits>
#include <ostream>
#include <sstream>
#include <stdexcept>
#include <string>
#include <utility>

#include "codec/text/written_text.h"
#include "groups/calendar/utc.h"
#include "groups/groups.h"
#include "moderation/reports.h"
#include "moderation/table_listing.h"
#include "moderation/takedowns.h"
#include "names/names.h"
#include "server/limits/server_limits_store.h"
#include "server/operator/ban_request.h"
#include "store/database.h"
#include "store/folder_lock.h"
#include "store/migrations.h"
#include "store/tables/table_reader.h"
#include "store/uptime/clock_reset.h"
#include "table/log/log_json.h"

namespace kuhhandel::cli {
namespace {

constexpr std::size_t kLongestReason = 200;  // letters, as on the operator's page
constexpr int kPatience = 10'000;            // milliseconds, while the server writes

SQLite::Database open(std::filesystem::path const& folder) {
  if (!std::filesystem::is_regular_file(folder / "kuhhandel.db"))
    throw std::runtime_error("There is no " + (folder / "kuhhandel.db").string() + ".");
  auto database = store::open_second_connection(folder);
  database.setBusyTimeout(kPatience);
  store::refuse_later_schema(database);
  if (database.execAndGet("PRAGMA user_version").getInt() != store::schema_version())
    throw std::runtime_error("The data is of an earlier version; start the server once.");
  return database;
}

/// Limits are this machine's own.
bool changes_what_a_ledger_keeps(decltype(AdminOptions::what) const& what) {
  return std::holds_alternative<admin::CloseTable>(what) || std::holds_alternative<admin::DropReport>(what) ||
         std::holds_alternative<admin::Ban>(what) || std::holds_alternative<admin::Unban>(what) ||
         std::holds_alternative<admin::RemoveGroup>(what) || std::holds_alternative<admin::FreeName>(what);
}

/// A standby server has no address there.
bool is_served(std::filesystem::path const& folder) {
  try {
    store::FolderLock const nobody(folder);
    return false;
  } catch (store::FolderInUse const& server) {
    return !server.address().empty();
  }
}

/// The server that owns the tables applies orders to its ledger; an order in a copy would be lost.
void refuse_in_copy(SQLite::Database& database, std::filesystem::path const& folder) {
  bool const is_copy = database.execAndGet("SELECT EXISTS (SELECT 1 FROM copied_from)").getInt() != 0;
  if (is_copy && !is_served(folder))
    throw std::runtime_error(
        "The data folder " + folder.string() +
        " is a copy of a ledger. Give this order on the machine of the server that owns the tables.");
}

std::string_view word_of(table::TableState state) {
  switch (state) {
    case table::TableState::waiting:
      return "waits";
    case table::TableState::running:
      return "plays";
    case table::TableState::finished:
      return "is over";
  }
  std::unreachable();
}

/// Returns the player on a seat as text.
std::string seat_text(moderation::SeatOccupant const& seated) {
  if (seated.name.empty()) return "nobody";
  return seated.name + (seated.is_bot ? " (bot)" : "");
}

void print_table(std::ostream& out, moderation::ListedTable const& table) {
  out << table.id << "  ";
  if (!table.summary) {
    out << "cannot be read\n";
    return;
  }
  auto const& seen = *table.summary;
  out << seen.name << " (" << (seen.is_public ? "public" : "private") << ", " << word_of(seen.state) << "): ";
  std::string_view between;
  for (auto const& seated : seen.seats) {
    out << between << seat_text(seated);
    between = ", ";
  }
  out << (table.is_taken_down ? "; closes\n" : "\n");
}

std::string local_time(table::Instant at) {
  auto const seconds = static_cast<std::time_t>(std::chrono::duration_cast<std::chrono::seconds>(at).count());
  std::tm local{};
  localtime_r(&seconds, &local);
  std::ostringstream text;
  text << std::put_time(&local, "%Y-%m-%d %H:%M");
  return std::move(text).str();
}

/// As the server compares it.
std::string named(moderation::BanKind what, std::string const& text) {
  auto named = server::parse_banned(what, text);
  if (!named) throw std::runtime_error(named.error());
  return *std::move(named);
}

std::string reason_in(std::string const& text) {
  auto reason = codec::written_text(text, kLongestReason);
  if (!reason) throw std::runtime_error("--reason " + reason.error() + ".");
  return *std::move(reason);
}

table::Instant now() {
  return std::chrono::duration_cast<table::Instant>(std::chrono::system_clock::now().time_since_epoch());
}

void print_ban(std::ostream& out, moderation::Ban const& ban) {
  out << moderation::word_of(ban.kind) << ' ' << ban.text;
  if (ban.until) out << " until " << local_time(*ban.until);
  if (!ban.reason.empty()) out << ": " << ban.reason;
  out << '\n';
}

/// And whose word it is.
template <class Number>
void print_limit(std::ostream& out, std::string_view what, Number in_force, Number usual, bool is_set) {
  auto const* const by = is_set ? "set by admin" : in_force == usual ? "as usual" : "as serve was started";
  out << what << ": " << in_force << ", " << by << '\n';
}

void print_limits(std::ostream& out, server::StoredLimits const& kept) {
  auto const limits = kept.in_force();
  server::ServerLimits const usual;
  auto const& set = kept.set;
  print_limit(out, "connections in all", limits.connections, usual.connections, set.connections.has_value());
  print_limit(out, "tables in memory", limits.tables, usual.tables, set.tables.has_value());
  print_limit(out, "times as much per address", limits.per_address, usual.per_address,
              set.per_address.has_value());
}

/// In days on which the server ran.
std::string days_ago(std::int64_t days) {
  if (days <= 0) return "today";
  return std::to_string(days) + (days == 1 ? " day ago" : " days ago");
}

void print_clock(SQLite::Database& database, std::ostream& out) {
  auto const ahead = store::clock_lead(database, now());
  if (!ahead) {
    out << "The server's time is not ahead of the system's.\n";
    return;
  }
  out << "The server's time was " << groups::utc_readable(*ahead) << " when it ran last; the system's is "
      << groups::utc_readable(now()) << ". A server that starts continues from its own time.\n";
}

/// Resets the clock, so that no server continues with an older time.
void reset_clock(SQLite::Database& database, std::filesystem::path const& folder, std::ostream& out) {
  store::FolderLock const nobody(folder);
  if (database.execAndGet("SELECT EXISTS (SELECT 1 FROM copied_from)").getInt() != 0)
    throw std::runtime_error("The data folder " + folder.string() +
                             " is a copy of what a ledger keeps; its time is the ledger's.");
  auto const facts = store::set_clock_back(database, now());
  out << "The server's time is the system's again: " << groups::utc_readable(now()) << ". " << facts
      << " facts in logs were later and have that time now. The time limits of open questions "
         "start again.\n";
}

void warn_of_clock(SQLite::Database& database, std::ostream& err) {
  if (store::clock_lead(database, now()))
    err << "The server's time is ahead of the system's by more than a day; see kuhhandel admin clock.\n";
}

void write_table(store::StoredTable const& table, std::ostream& out) {
  out << R"({"table":)" << table::setup_text(table.setup) << "}\n";
  table::FactWriter facts(table.setup.edition);
  for (auto const& entry : table.log)
    out << R"({"at":)" << entry.at.count() << R"(,"fact":)" << facts.text(entry.fact) << "}\n";
}

void write_game(store::PastGame const& game, std::string const& record, std::ostream& out) {
  out << R"({"game":)" << game.number;
  if (game.began) out << R"(,"began":)" << game.began->count();
  out << R"(,"ended":)" << game.ended.count() << R"(,"record":)" << record << "}\n";
}

/// Writes a JSON object per line: the setup of the table, its log of facts since its game began, each with
/// its time, and each finished game with its record (docs/OPERATIONS.md). No keys. Returns false if nothing
/// is stored about that table. Throws store::CorruptData if its data is damaged.
bool export_table(SQLite::Database& database, std::string const& table, std::ostream& out) {
  store::TableReader const tables(database);
  auto const stored = tables.load(table);
  auto const games = tables.latest_games(table, std::numeric_limits<int>::max());
  if (stored) write_table(*stored, out);
  for (auto game = games.rbegin(); game != games.rend(); ++game)
    if (auto const record = tables.game(table, game->number)) write_game(*game, *record, out);
  return stored || !games.empty();
}

struct Administering {
  SQLite::Database& database;
  std::filesystem::path const& folder;
  std::ostream& out;

  void operator()(admin::ListTables const&) const {
    for (auto const& table : moderation::list_tables(database)) print_table(out, table);
  }
  void operator()(admin::ExportTable const& table) const {
    if (!export_table(database, table.table, out))
      throw std::runtime_error("There is no table " + table.table + ".");
  }
  void operator()(admin::CloseTable const& close) const {
    if (!moderation::request_takedown(database, close.table, reason_in(close.reason)))
      throw std::runtime_error("There is no table " + close.table + ".");
    out << "The server that runs closes it within seconds; else the next one does.\n";
  }
  void operator()(admin::ListReports const&) const {
    for (auto const& report : moderation::Reports(database).latest()) {
      out << '#' << report.number << "  " << local_time(report.at) << "  table " << report.table << ": "
          << report.by << " reports " << report.reported << ": " << report.words << '\n';
      std::istringstream talk(report.talk);
      for (std::string line; std::getline(talk, line);) out << "    " << line << '\n';
    }
  }
  void operator()(admin::DropReport const& drop) const {
    if (!moderation::Reports(database).remove(drop.number))
      throw std::runtime_error("There is no report #" + std::to_string(drop.number) + ".");
  }
  void operator()(admin::ListBans const&) const {
    for (auto const& ban : moderation::all_bans(database, now())) print_ban(out, ban);
  }
  void operator()(admin::Ban const& ban) const {
    moderation::ban(database, {ban.what, named(ban.what, ban.text), server::end_of_ban(ban.days, now()),
                               reason_in(ban.reason)});
  }
  void operator()(admin::Unban const& unban) const {
    if (!moderation::unban(database, unban.what, named(unban.what, unban.text)))
      throw std::runtime_error("'" + unban.text + "' is not banned.");
  }
  void operator()(admin::ListGroups const&) const {
    for (auto const& group : groups::Groups(database).all())
      out << '#' << static_cast<std::int64_t>(group.id) << "  " << group.name << ": " << group.players
          << " players, " << group.games << " games, " << (group.bytes + 1023) / 1024 << " kB, used "
          << days_ago(group.idle_days) << '\n';
  }
  void operator()(admin::RemoveGroup const& remove) const {
    if (!groups::Groups(database).erase(groups::GroupId{remove.number}))
      throw std::runtime_error("There is no group #" + std::to_string(remove.number) + ".");
    out << "The group is removed; the server that runs deletes its games within minutes.\n";
  }
  void operator()(admin::ListNames const&) const {
    for (auto const& name : names::all_names(database))
      out << name.name << ": claimed " << local_time(name.claimed) << ", "
          << (name.has_played ? "used " : "not played by, used ") << days_ago(name.idle_days) << '\n';
  }
  void operator()(admin::FreeName const& free) const {
    if (!names::free_name(database, free.name))
      throw std::runtime_error("Nobody has the name '" + free.name + "'.");
  }
  void operator()(admin::Clock const& clock) const {
    if (clock.reset) return reset_clock(database, folder, out);
    print_clock(database, out);
  }
  void operator()(admin::Limits const& limits) const {
    if (limits.unset) server::unset_limits(database);
    if (limits.set != server::LimitsPatch{}) server::set_limits(database, limits.set);
    print_limits(out, server::stored_limits(database));
  }
};

}  // namespace

int administer(AdminOptions const& options, std::ostream& out, std::ostream& err) {
  try {
    auto database = open(options.data);
    if (changes_what_a_ledger_keeps(options.what)) refuse_in_copy(database, options.data);
    if (!std::holds_alternative<admin::Clock>(options.what)) warn_of_clock(database, err);
    std::visit(Administering{database, options.data, out}, options.what);
    return 0;
  } catch (std::exception const& error) {
    err << error.what() << '\n';
    return 1;
  }
}

}  // namespace kuhhandel::cli
