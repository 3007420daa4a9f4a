#include "store/folder_lock.h"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <string_view>
#include <system_error>
#include <utility>

namespace kuhhandel::store {
namespace {

/// Returns the address that the server with the lock has published; empty if it is not a page's address.
std::string address_in(int file) {
  std::array<char, 200> text{};
  auto const size = pread(file, text.data(), text.size(), 0);
  std::string_view const address(text.data(), size < 0 ? 0 : static_cast<std::size_t>(size));
  bool const is_page = address.starts_with("http://") || address.starts_with("https://");
  bool const is_plain = std::ranges::all_of(address, [](char sign) { return sign > ' ' && sign < 127; });
  return is_page && is_plain ? std::string(address) : std::string();
}

}  // namespace

FolderInUse::FolderInUse(std::filesystem::path const& folder, std::string address)
    : std::runtime_error("The data folder " + folder.string() + " is in use by another server" +
                         (address.empty() ? "" : ", " + address) +
                         "; stop that or name another with --data."),
      address_(std::move(address)) {}

void refuse_missing(std::filesystem::path const& folder) {
  if (std::filesystem::is_directory(folder)) return;
  throw std::runtime_error("The data folder " + folder.string() +
                           " does not exist; make it or name another with --data.");
}

FolderLock::FolderLock(std::filesystem::path const& folder) {
  refuse_missing(folder);
  file_ = open((folder / "kuhhandel.lock").c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
  if (file_ >= 0 && flock(file_, LOCK_EX | LOCK_NB) == 0) {
    write_address({});
    return;
  }
  auto const error = errno;
  auto address = file_ >= 0 ? address_in(file_) : std::string();
  if (file_ >= 0) close(file_);
  if (error == EWOULDBLOCK) throw FolderInUse(folder, std::move(address));
  throw std::runtime_error("The data folder " + folder.string() +
                           " cannot be locked: " + std::generic_category().message(error) + ".");
}

// Closing the file releases the lock. The file stays: deleting it could delete another server's lock.
FolderLock::~FolderLock() { close(file_); }

void FolderLock::write_address(std::string const& address) const {
  // On a full disk nothing is published; FolderInUse then has no current address.
  if (ftruncate(file_, 0) != 0) return;
  [[maybe_unused]] auto const written = pwrite(file_, address.data(), address.size(), 0);
}

}  // namespace kuhhandel::store
