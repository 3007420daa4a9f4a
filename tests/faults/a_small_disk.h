// A small disk for tests that can be filled up.
#pragma once

#include <filesystem>

namespace kuhhandel {

/// In memory, so what it forgets at a loss of power is not tried here.
class ASmallDisk {
 public:
  /// Mounts it there; std::runtime_error where that cannot be.
  explicit ASmallDisk(std::filesystem::path at);
  ASmallDisk(ASmallDisk const&) = delete;
  ASmallDisk& operator=(ASmallDisk const&) = delete;
  ~ASmallDisk();

  /// Fills the disk except for a few kilobytes.
  void fill();
  void make_room();
  std::filesystem::path const& path() const { return path_; }

 private:
  void resize(std::uint64_t bytes) const;

  std::filesystem::path path_;
};

}  // namespace kuhhandel
