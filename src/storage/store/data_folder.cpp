#include "store/data_folder.h"

#include <fcntl.h>
#include <unistd.h>

#include <cstdlib>
#include <stdexcept>
#include <system_error>

namespace kuhhandel::store {
namespace {

namespace fs = std::filesystem;

fs::path named_by(char const* variable) {
  auto const* const value = std::getenv(variable);
  return value == nullptr ? fs::path{} : fs::path(value);
}

}  // namespace

fs::path usual_data_folder() {
  if (auto const state = named_by("STATE_DIRECTORY"); !state.empty()) return state;
  // A relative path must be ignored (XDG Base Directory Specification).
  if (auto const data = named_by("XDG_DATA_HOME"); data.is_absolute()) return data / "kuhhandel";
  if (auto const home = named_by("HOME"); !home.empty()) return home / ".local/share/kuhhandel";
  return {};
}

fs::path make_usual_data_folder() {
  auto folder = usual_data_folder();
  if (folder.empty()) {
    throw std::runtime_error("No folder for the data is known (HOME is not set); name one with --data.");
  }
  std::error_code error;
  if (fs::create_directories(folder, error)) {
    fs::permissions(folder, fs::perms::owner_all, error);
  }
  if (error) {
    throw std::runtime_error("The data folder " + folder.string() + " cannot be made: " + error.message() +
                             "; name another with --data.");
  }
  return folder;
}

void create_private_file(fs::path const& file) {
  auto const descriptor = open(file.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, S_IRUSR | S_IWUSR);
  if (descriptor >= 0) close(descriptor);
}

bool is_open_to_others(fs::path const& file) {
  using fs::perms;
  constexpr auto kByOthers =
      perms::group_read | perms::group_write | perms::others_read | perms::others_write;
  std::error_code missing;
  auto const status = fs::status(file, missing);
  return fs::exists(status) && (status.permissions() & kByOthers) != perms::none;
}

}  // namespace kuhhandel::store
