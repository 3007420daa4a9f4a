// Opens the database of a data folder.
#pragma once

#include <SQLiteCpp/SQLiteCpp.h>

#include <cstdint>
#include <filesystem>

namespace kuhhandel::store {

/// The `application_id` of a backup that no server has opened yet: "KHBK".
inline constexpr std::int32_t kBackupId = 0x4B48424B;

/// Throws std::runtime_error if `file` is a restored backup, but the write-ahead log of the previous database
/// still exists: SQLite would apply that log to the backup.
void refuse_foreign_log(std::filesystem::path const& file);

/// Opens or creates `folder`/kuhhandel.db with the current schema. Throws std::runtime_error with a message
/// if that fails.
SQLite::Database open_database(std::filesystem::path const& folder);

/// Opens another connection for checkpoints to a database that is already open; closing it does not
/// checkpoint.
SQLite::Database open_second_connection(std::filesystem::path const& folder);

/// Opens another, read-only connection to a database that is already open.
SQLite::Database open_for_reading(std::filesystem::path const& folder);

/// Opens a database that no process has open, without writing: works even if the disk has no room for
/// SQLite's own files. Throws std::runtime_error if an earlier or later version wrote it.
SQLite::Database open_read_only(std::filesystem::path const& folder);

}  // namespace kuhhandel::store
