// A data folder has one server at a time.
#pragma once

#include <filesystem>
#include <stdexcept>
#include <string>

namespace kuhhandel::store {

/// std::runtime_error with a sentence where there is no such folder.
void refuse_missing(std::filesystem::path const& folder);

/// Another server has the folder.
class FolderInUse : public std::runtime_error {
 public:
  FolderInUse(std::filesystem::path const& folder, std::string address);

  /// Where a browser of this machine finds that server; empty where it has not said so.
  std::string const& address() const { return address_; }

 private:
  std::string address_;
};

class FolderLock {
 public:
  /// Holds `folder` until it ends, or its process does; FolderInUse where another server has it, and
  /// std::runtime_error with a sentence where it cannot be written.
  explicit FolderLock(std::filesystem::path const& folder);
  FolderLock(FolderLock const&) = delete;
  FolderLock& operator=(FolderLock const&) = delete;
  ~FolderLock();

  /// Says to whoever comes to the folder next where this server is found.
  void write_address(std::string const& address) const;

 private:
  int file_ = -1;
};

}  // namespace kuhhandel::store
