// The one database of a data folder.
#pragma once

#include <SQLiteCpp/SQLiteCpp.h>

#include <cstdint>
#include <filesystem>

namespace kuhhandel::store {

/// The `application_id` of a backup that no server has opened yet: "KHBK".
inline constexpr std::int32_t kBackupId = 0x4B48424B;

/// Throws std::runtime_error if `file` is a backup that was restored beside the write-ahead log of the
/// database before it: SQLite would apply that log to the backup.
void refuse_foreign_log(std::filesystem::path const& file);

/// Opens or makes `folder`/kuhhandel.db, with the tables of this version; std::runtime_error with a sentence
/// where that cannot be.
SQLite::Database open_database(std::filesystem::path const& folder);

/// A further connection to a database that is open, for carrying its log over; it leaves the log where it is.
SQLite::Database open_second_connection(std::filesystem::path const& folder);

/// A further connection to a database that is open, for reading only.
SQLite::Database open_for_reading(std::filesystem::path const& folder);

/// Opens a database that nobody has open, without writing: also when the disk has no room for SQLite's own
/// files. Throws std::runtime_error if an earlier or later version wrote it.
SQLite::Database open_read_only(std::filesystem::path const& folder);

}  // namespace kuhhandel::store
