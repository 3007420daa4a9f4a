// Exclusive lock of a data folder by one server.
#pragma once

#include <filesystem>
#include <stdexcept>
#include <string>

namespace kuhhandel::store {

/// Throws std::runtime_error with a message if the folder does not exist.
void refuse_missing(std::filesystem::path const& folder);

/// Another server uses the folder.
class FolderInUse : public std::runtime_error {
 public:
  FolderInUse(std::filesystem::path const& folder, std::string address);

  /// Returns that server's address for a browser on this machine; empty if unknown.
  std::string const& address() const { return address_; }

 private:
  std::string address_;
};

class FolderLock {
 public:
  /// Holds the lock until destruction or the end of the process. Throws FolderInUse if another server has it,
  /// std::runtime_error with a message if the folder is not writable.
  explicit FolderLock(std::filesystem::path const& folder);
  FolderLock(FolderLock const&) = delete;
  FolderLock& operator=(FolderLock const&) = delete;
  ~FolderLock();

  /// Publishes this server's address for other processes that try to lock the folder.
  void write_address(std::string const& address) const;

 private:
  int file_ = -1;
};

}  // namespace kuhhandel::store
