// `kuhhandel backup`: a copy of the data folder's database, also while the server runs.
#pragma once

#include <filesystem>
#include <ostream>

namespace kuhhandel::store {

struct BackupOptions {
  std::filesystem::path data = {};
  std::filesystem::path to;  // a file that does not exist yet
};

/// Writes a consistent copy and moves it into place only when it is complete. Returns the exit status.
int backup(BackupOptions const& options, std::ostream& out, std::ostream& err);

}  // namespace kuhhandel::store
