#include "store/full_disk.h"

#include <fcntl.h>
#include <sqlite3.h>
#include <unistd.h>

namespace kuhhandel::store {

bool has_free_space(std::filesystem::path const& folder, std::uint64_t bytes) {
  auto const file = folder / "kuhhandel.room";
  auto const descriptor = open(file.c_str(), O_WRONLY | O_CREAT | O_CLOEXEC, S_IRUSR | S_IWUSR);
  if (descriptor < 0) return false;
  bool const has = posix_fallocate(descriptor, 0, static_cast<off_t>(bytes)) == 0;
  unlink(file.c_str());
  close(descriptor);
  return has;
}

bool is_full_disk(SQLite::Exception const& error, std::filesystem::path const& folder) {
  auto const code = error.getErrorCode();
  if (code == SQLITE_FULL) return true;
  // A quota, or no room for another file that SQLite needs.
  return (code == SQLITE_IOERR || code == SQLITE_CANTOPEN) && !has_free_space(folder);
}

}  // namespace kuhhandel::store
