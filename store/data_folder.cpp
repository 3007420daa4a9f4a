#include "store/data_folder.h"

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
  // A relative one is to be ignored (XDG Base Directory Specification).
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

}  // namespace kuhhandel::store
