// The one database of a data folder.
#pragma once

#include <SQLiteCpp/SQLiteCpp.h>

#include <filesystem>

namespace kuhhandel::store {

/// Opens or makes `folder`/kuhhandel.db, with the tables of this version; std::runtime_error with a sentence
/// where that cannot be.
SQLite::Database open_database(std::filesystem::path const& folder);

/// A further connection to a database that is open, for carrying its log over; it leaves the log where it is.
SQLite::Database open_beside(std::filesystem::path const& folder);

/// A further connection to a database that is open, for reading only.
SQLite::Database open_for_reading(std::filesystem::path const& folder);

}  // namespace kuhhandel::store
