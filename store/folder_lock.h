// A data folder has one server at a time.
#pragma once

#include <filesystem>

namespace kuhhandel::store {

/// std::runtime_error with a sentence where there is no such folder.
void refuse_missing(std::filesystem::path const& folder);

class FolderLock {
 public:
  /// Holds `folder` until it ends, or its process does; std::runtime_error with a sentence where another
  /// server has it or where it cannot be written.
  explicit FolderLock(std::filesystem::path const& folder);
  FolderLock(FolderLock const&) = delete;
  FolderLock& operator=(FolderLock const&) = delete;
  ~FolderLock();

 private:
  int file_ = -1;
};

}  // namespace kuhhandel::store
