// A folder for what a test writes.
#pragma once

#include <cstdlib>
#include <filesystem>

namespace kuhhandel {

/// A folder that is gone after the test.
class ThrowawayFolder {
 public:
  ThrowawayFolder() {
    auto pattern = (std::filesystem::temp_directory_path() / "kuhhandel-XXXXXX").string();
    path_ = mkdtemp(pattern.data());
  }
  ThrowawayFolder(ThrowawayFolder const&) = delete;
  ThrowawayFolder& operator=(ThrowawayFolder const&) = delete;
  ~ThrowawayFolder() { std::filesystem::remove_all(path_); }
  std::filesystem::path const& path() const { return path_; }

 private:
  std::filesystem::path path_;
};

}  // namespace kuhhandel
