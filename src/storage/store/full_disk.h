// Whether a disk has room, and whether an error says that it has none.
#pragma once

#include <SQLiteCpp/Exception.h>

#include <cstdint>
#include <filesystem>

namespace kuhhandel::store {

/// With so much, in bytes, running games can go on for a while. Nothing new begins below DiskBounds.
inline constexpr std::uint64_t kMinFreeSpace = std::uint64_t{8} * 1024 * 1024;

/// Whether a file of that size can be created in the folder, also within a quota. It is removed at once.
bool has_free_space(std::filesystem::path const& folder, std::uint64_t bytes = kMinFreeSpace);

/// Whether the error is due to a full disk under that folder.
bool is_full_disk(SQLite::Exception const& error, std::filesystem::path const& folder);

}  // namespace kuhhandel::store
