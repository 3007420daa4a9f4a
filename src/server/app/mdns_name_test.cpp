#include "server/app/mdns_name.h"

#include <fcntl.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>

#include <chrono>
#include <cstdlib>
#include <fstream>
#include <future>

#include "tests/support/throwaway_folder.h"

namespace kuhhandel::server {
namespace {

constexpr std::chrono::seconds kLong{20};

/// A folder in PATH, before all others or alone.
class Programs {
 public:
  explicit Programs(bool alone) : before_(std::getenv("PATH")) {
    setenv("PATH", (folder_.path().string() + (alone ? "" : ":" + before_)).c_str(), 1);
  }
  Programs(Programs const&) = delete;
  Programs& operator=(Programs const&) = delete;
  ~Programs() { setenv("PATH", before_.c_str(), 1); }

  std::filesystem::path path() const { return folder_.path(); }

 private:
  ThrowawayFolder folder_;
  std::string before_;
};

/// Stand-in for Avahi's program: records its arguments, prints a given text, and holds a pipe open while it
/// runs.
class StandIn {
 public:
  explicit StandIn(std::string const& output) {
    mkfifo((programs_.path() / "alive").c_str(), 0600);
    alive_ = open((programs_.path() / "alive").c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC);
    auto const file = programs_.path() / "avahi-publish-address";
    std::ofstream(file) << "#!/bin/sh\ncd " << programs_.path().string()
                        << "\nexec 3>alive\necho \"$*\" >asked\n"
                        << "echo \"" << output << "\" >&2\nexec sleep 1000\n";
    std::filesystem::permissions(file, std::filesystem::perms::owner_all);
  }
  StandIn(StandIn const&) = delete;
  StandIn& operator=(StandIn const&) = delete;
  ~StandIn() { close(alive_); }

  std::string arguments() const {
    std::string line;
    std::getline(std::ifstream(programs_.path() / "asked") >> std::ws, line);
    return line;
  }
  /// Returns whether no process holds the pipe any more.
  bool has_ended() const {
    pollfd waiting{.fd = alive_, .events = POLLIN, .revents = 0};
    return poll(&waiting, 1, 20'000) == 1 && (waiting.revents & POLLHUP) != 0;
  }

 private:
  Programs programs_{false};
  int alive_ = -1;
};

TEST(MdnsName, IsReportedByAvahiAndWithdrawnWithItsOwner) {
  StandIn const avahi(
      "Name collision, picking new name 'kuhhandel-2.local'.\nEstablished under name 'kuhhandel-2.local'");
  std::promise<std::string> promise;
  {
    MdnsName const name("192.168.1.5", [&](std::string const& known) { promise.set_value(known); });
    auto known = promise.get_future();
    ASSERT_EQ(known.wait_for(kLong), std::future_status::ready);
    EXPECT_EQ(known.get(), "kuhhandel-2.local");
    EXPECT_EQ(avahi.arguments(), "--no-reverse kuhhandel.local 192.168.1.5");
  }
  EXPECT_TRUE(avahi.has_ended());
}

TEST(MdnsName, IsAbsentWithoutAvahi) {
  Programs const none(true);

  MdnsName const name("192.168.1.5", [](std::string const& known) { ADD_FAILURE() << known; });
}

}  // namespace
}  // namespace kuhhandel::server
