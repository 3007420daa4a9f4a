#include "store/data_folder.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <stdexcept>
#include <string>

#include "tests/support/throwaway_folder.h"

namespace kuhhandel::store {
namespace {

/// Sets the environment variables of the data folder; restores them on destruction.
class Environment {
 public:
  Environment(std::string const& state, std::string const& data, std::string const& home) {
    set("STATE_DIRECTORY", state);
    set("XDG_DATA_HOME", data);
    set("HOME", home);
  }
  Environment(Environment const&) = delete;
  Environment& operator=(Environment const&) = delete;
  ~Environment() {
    unsetenv("STATE_DIRECTORY");
    unsetenv("XDG_DATA_HOME");
    setenv("HOME", home_.c_str(), 1);
  }

 private:
  static void set(char const* name, std::string const& value) {
    if (value.empty())
      unsetenv(name);
    else
      setenv(name, value.c_str(), 1);
  }
  std::string home_ = std::getenv("HOME") == nullptr ? "" : std::getenv("HOME");
};

TEST(DataFolder, IsThatOfTheServiceOrElseOfTheUser) {
  EXPECT_EQ((Environment("/var/lib/kuhhandel", "/data", "/home/anna"), usual_data_folder()),
            "/var/lib/kuhhandel");
  EXPECT_EQ((Environment("", "/data", "/home/anna"), usual_data_folder()), "/data/kuhhandel");
  EXPECT_EQ((Environment("", "data", "/home/anna"), usual_data_folder()),
            "/home/anna/.local/share/kuhhandel");
  EXPECT_EQ((Environment("", "", ""), usual_data_folder()), "");
}

TEST(DataFolder, IsCreatedAccessibleOnlyByItsOwner) {
  ThrowawayFolder const home;
  Environment const environment("", "", home.path());

  auto const folder = make_usual_data_folder();

  EXPECT_EQ(folder, home.path() / ".local/share/kuhhandel");
  EXPECT_EQ(std::filesystem::status(folder).permissions(), std::filesystem::perms::owner_all);
  EXPECT_EQ(make_usual_data_folder(), folder) << "it is there already";
}

TEST(DataFolder, ReportsAnUnknownLocation) {
  Environment const environment("", "", "");

  EXPECT_THROW(make_usual_data_folder(), std::runtime_error);
}

}  // namespace
}  // namespace kuhhandel::store
