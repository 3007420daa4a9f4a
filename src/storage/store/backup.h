// `kuhhandel backup`: a copy of the data folder's database, also while the server runs.
#pragma once

#include <filesystem>
#include <ostream>

namespace kuhhandel::store {

struct BackupOptions {
  std::filesystem::path data = {};
  std::filesystem::path to;  // a file that is not there yet
};

/// The exit status. The copy is of one moment and whole; it is put in its place only when it is finished.
int backup(BackupOptions const& options, std::ostream& out, std::ostream& err);

}  // namespace kuhhandel::store
