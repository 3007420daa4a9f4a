#include "store/folder_lock.h"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <cerrno>
#include <stdexcept>
#include <system_error>

namespace kuhhandel::store {

void refuse_missing(std::filesystem::path const& folder) {
  if (std::filesystem::is_directory(folder)) return;
  throw std::runtime_error("The data folder " + folder.string() +
                           " does not exist; make it or name another with --data.");
}

FolderLock::FolderLock(std::filesystem::path const& folder) {
  refuse_missing(folder);
  file_ = open((folder / "kuhhandel.lock").c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
  if (file_ >= 0 && flock(file_, LOCK_EX | LOCK_NB) == 0) return;
  auto const error = errno;
  if (file_ >= 0) close(file_);
  if (error == EWOULDBLOCK) {
    throw std::runtime_error("The data folder " + folder.string() +
                             " is in use by another server; stop that or name another with --data.");
  }
  throw std::runtime_error("The data folder " + folder.string() +
                           " cannot be locked: " + std::generic_category().message(error) + ".");
}

// The kernel lets go of it with the file. That stays: whoever removed it could remove another server's.
FolderLock::~FolderLock() { close(file_); }

}  // namespace kuhhandel::store
