#include "store/backup.h"

#include <SQLiteCpp/Backup.h>
#include <SQLiteCpp/SQLiteCpp.h>

#include <exception>
#include <stdexcept>
#include <string>

#include "store/data_folder.h"
#include "store/database.h"

namespace kuhhandel::store {
namespace {

namespace fs = std::filesystem;

constexpr int kPatience = 10'000;  // milliseconds, while the server writes

void copy_database(fs::path const& from, fs::path const& to) {
  refuse_foreign_log(from);
  SQLite::Database source(from.string(), SQLite::OPEN_READONLY, kPatience);
  create_private_file(to);
  SQLite::Database target(to.string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE, kPatience);
  {
    SQLite::Backup copying(target, source);
    // In one step: the server's writes meanwhile go to the write-ahead log, so nobody waits.
    copying.executeStep(-1);
  }
  // A single file without a write-ahead log, marked as a backup.
  target.exec("PRAGMA journal_mode = DELETE");
  target.exec("PRAGMA application_id = " + std::to_string(kBackupId));
}

}  // namespace

int backup(BackupOptions const& options, std::ostream& out, std::ostream& err) {
  auto const source = options.data / "kuhhandel.db";
  auto const unfinished = fs::path(options.to).concat(".unfinished");
  try {
    if (!fs::is_regular_file(source)) throw std::runtime_error("There is no " + source.string() + ".");
    if (fs::exists(options.to)) throw std::runtime_error(options.to.string() + " is there already.");
    fs::remove(unfinished);
    copy_database(source, unfinished);
    fs::rename(unfinished, options.to);
    out << "Saved " << source.string() << " to " << options.to.string() << " ("
        << fs::file_size(options.to) / 1024 << " kB).\n";
    return 0;
  } catch (std::exception const& error) {
    err << "No backup was made: " << error.what() << '\n';
    return 1;
  }
}

}  // namespace kuhhandel::store
