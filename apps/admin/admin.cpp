#include "apps/admin/admin.h"

#include <ctime>
#include <iomanip>
#include <sstream>
#include <stdexcept>
#include <utility>

#include "moderation/closings.h"
#include "moderation/reports.h"
#include "server/household_name.h"
#include "store/database.h"
#include "store/migrations.h"
#include "store/table_reader.h"
#include "store/unreadable.h"

namespace kuhhandel::apps {
namespace {

constexpr int kPatience = 10'000;  // milliseconds, while the server writes
constexpr int kMostTables = 100;

SQLite::Database open(std::filesystem::path const& folder) {
  if (!std::filesystem::is_regular_file(folder / "kuhhandel.db"))
    throw std::runtime_error("There is no " + (folder / "kuhhandel.db").string() + ".");
  auto database = store::open_beside(folder);
  database.setBusyTimeout(kPatience);
  store::refuse_later_schema(database);
  if (database.execAndGet("PRAGMA user_version").getInt() != store::schema_version())
    throw std::runtime_error("The data is of an earlier version; start the server once.");
  return database;
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

/// Whoever sits somewhere, or nobody.
std::string seat_text(table::Occupant const& occupant) {
  auto const name = table::player_name(occupant);
  if (name.empty()) return "nobody";
  return std::string(name) + (std::holds_alternative<table::BotPlayer>(occupant) ? " (bot)" : "");
}

void tell(std::ostream& out, store::StoredTable const& stored) {
  table::Table table(stored.setup);
  for (auto const& entry : stored.log) table.apply(entry);
  auto const& setup = table.setup();
  out << setup.id << "  " << setup.name << " (" << (setup.is_public ? "public" : "private") << ", "
      << word_of(table.state()) << "): ";
  std::string_view between;
  for (auto const& occupant : table.presence().occupants()) {
    out << between << seat_text(occupant);
    between = ", ";
  }
  out << '\n';
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
std::string named(moderation::Banned what, std::string const& text) {
  if (what == moderation::Banned::name) return text;
  if (auto household = server::household_named(text)) return *std::move(household);
  throw std::runtime_error("'" + text + "' is not an IP address.");
}

struct Administering {
  SQLite::Database& database;
  std::ostream& out;

  void operator()(admin::ListTables const&) const {
    store::TableReader const tables(database);
    SQLite::Statement query(database, "SELECT id FROM tables ORDER BY used_in DESC, made DESC LIMIT ?");
    query.bind(1, kMostTables);
    while (query.executeStep()) {
      auto const id = query.getColumn(0).getString();
      try {
        if (auto const stored = tables.load(id)) tell(out, *stored);
      } catch (store::Unreadable const&) {
        out << id << "  cannot be read\n";
      }
    }
  }
  void operator()(admin::CloseTable const& close) const {
    if (!moderation::close_table(database, close.table))
      throw std::runtime_error("There is no table " + close.table + ".");
    out << "The server that runs closes it within seconds; else the next one does.\n";
  }
  void operator()(admin::ListReports const&) const {
    for (auto const& report : moderation::Reports(database).all()) {
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
    auto const bans = moderation::bans_in(database);
    for (auto const& name : bans.names) out << "name " << name << '\n';
    for (auto const& address : bans.addresses) out << "address " << address << '\n';
  }
  void operator()(admin::Ban const& ban) const {
    moderation::ban(database, ban.what, named(ban.what, ban.text));
  }
  void operator()(admin::Unban const& unban) const {
    if (!moderation::unban(database, unban.what, named(unban.what, unban.text)))
      throw std::runtime_error("'" + unban.text + "' is not banned.");
  }
};

}  // namespace

int administer(AdminOptions const& options, std::ostream& out, std::ostream& err) {
  try {
    auto database = open(options.data);
    std::visit(Administering{database, out}, options.what);
    return 0;
  } catch (std::exception const& error) {
    err << error.what() << '\n';
    return 1;
  }
}

}  // namespace kuhhandel::apps
