// Checks for free disk space, and recognizes errors caused by a full disk.
#pragma once

#include <SQLiteCpp/Exception.h>

#include <cstdint>
#include <filesystem>

namespace kuhhandel::store {

/// Free space in bytes with which running games can continue for a while. DiskBounds limits new tables
/// earlier.
inline constexpr std::uint64_t kMinFreeSpace = std::uint64_t{8} * 1024 * 1024;

/// Returns true if a file of that size can be created in the folder, also within a quota. The file is deleted
/// at once.
bool has_free_space(std::filesystem::path const& folder, std::uint64_t bytes = kMinFreeSpace);

/// Returns true if the error was caused by a full disk under that folder.
bool is_full_disk(SQLite::Exception const& error, std::filesystem::path const& folder);

}  // namespace kuhhandel::store
