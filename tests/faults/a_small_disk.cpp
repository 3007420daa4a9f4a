#include "tests/faults/a_small_disk.h"

#include <sys/mount.h>
#include <sys/statvfs.h>

#include <cerrno>
#include <cstring>
#include <stdexcept>
#include <string>
#include <utility>

namespace kuhhandel {
namespace {

constexpr std::uint64_t kSize = 6ULL << 30U;
constexpr std::uint64_t kLeft = 16ULL << 10U;

std::string options_of(std::uint64_t size) { return "size=" + std::to_string(size); }

void must(int result, std::filesystem::path const& path) {
  if (result != 0) throw std::runtime_error("the disk at " + path.string() + ": " + std::strerror(errno));
}

}  // namespace

ASmallDisk::ASmallDisk(std::filesystem::path at) : path_(std::move(at)) {
  std::filesystem::create_directories(path_);
  must(mount("none", path_.c_str(), "tmpfs", 0, options_of(kSize).c_str()), path_);
}

ASmallDisk::~ASmallDisk() { umount2(path_.c_str(), MNT_DETACH); }

void ASmallDisk::fill() {
  // Concurrent writes fail until less than that is left.
  for (int tries = 0; tries < 100; ++tries) {
    struct statvfs now{};
    must(statvfs(path_.c_str(), &now), path_);
    auto const used = (now.f_blocks - now.f_bfree) * now.f_frsize;
    if (mount("none", path_.c_str(), nullptr, MS_REMOUNT, options_of(used + kLeft).c_str()) == 0) return;
  }
  throw std::runtime_error("the disk at " + path_.string() + " cannot be filled");
}

void ASmallDisk::make_room() { resize(kSize); }

void ASmallDisk::resize(std::uint64_t bytes) const {
  must(mount("none", path_.c_str(), nullptr, MS_REMOUNT, options_of(bytes).c_str()), path_);
}

}  // namespace kuhhandel
