// The program before a terminal that is none: a pty, whose other end the test holds.
#include <gmock/gmock.h>
#include <poll.h>
#include <pty.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <termios.h>
#include <unistd.h>

#include <array>
#include <csignal>
#include <cstdlib>
#include <iostream>
#include <string>

#include "terminal/play.h"

namespace kuhhandel::terminal {
namespace {

using ::testing::HasSubstr;

class ATerminal {
 public:
  ATerminal() {
    winsize const size{.ws_row = 24, .ws_col = 80, .ws_xpixel = 0, .ws_ypixel = 0};
    child_ = forkpty(&end_, nullptr, nullptr, &size);
    if (child_ != 0) return;
    setenv("TERM", "xterm", 1);
    setenv("LC_ALL", "C.UTF-8", 1);
    auto const status =
        play_at_terminal({.bots = "random,random", .name = "Anna", .seed = "1"}, std::cin, std::cout);
    std::cout.flush();
    _exit(status);
  }
  ATerminal(ATerminal const&) = delete;
  ATerminal& operator=(ATerminal const&) = delete;
  ~ATerminal() {
    if (child_ > 0) ::kill(child_, SIGKILL);
    if (child_ > 0) waitpid(child_, nullptr, 0);
    close(end_);
  }

  /// Reads until that was written, or the program ended, or for ten seconds.
  bool shows(std::string const& text) {
    auto const from = shown_.size();
    std::array<char, 4096> some{};
    for (int tries = 0; shown_.find(text, from) == std::string::npos && tries < 500; ++tries) {
      pollfd waiting{.fd = end_, .events = POLLIN, .revents = 0};
      if (poll(&waiting, 1, 20) <= 0) continue;
      auto const bytes = read(end_, some.data(), some.size());
      if (bytes <= 0) break;
      shown_.append(some.data(), static_cast<std::size_t>(bytes));
    }
    return shown_.find(text, from) != std::string::npos;
  }
  void type(std::string_view keys) {
    EXPECT_EQ(::write(end_, keys.data(), keys.size()), static_cast<ssize_t>(keys.size()));
  }
  void resize(unsigned short columns, unsigned short rows) {
    winsize const size{.ws_row = rows, .ws_col = columns, .ws_xpixel = 0, .ws_ypixel = 0};
    ioctl(end_, TIOCSWINSZ, &size);
  }
  bool echoes() const {
    termios settings{};
    tcgetattr(end_, &settings);
    return (settings.c_lflag & static_cast<tcflag_t>(ECHO)) != 0;
  }
  /// The exit status, or -1 where a signal ended it.
  int end() {
    shows("\x01");  // until the program has ended: it writes no such thing
    int status = 0;
    waitpid(std::exchange(child_, 0), &status, 0);
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
  }
  std::string const& shown() const { return shown_; }

 private:
  int end_ = -1;
  pid_t child_ = 0;
  std::string shown_;
};

constexpr auto kScreenOn = "\x1b[?1049h";
constexpr auto kScreenOff = "\x1b[?1049l";

TEST(FullScreen, ShowsTheTableAndRestoresTheTerminal) {
  ATerminal terminal;

  ASSERT_TRUE(terminal.shows("rooster goose cat dog sheep"));
  EXPECT_THAT(terminal.shown(), HasSubstr(kScreenOn));
  EXPECT_FALSE(terminal.echoes());
  terminal.type("qq");

  EXPECT_EQ(terminal.end(), 0);
  EXPECT_THAT(terminal.shown(), HasSubstr(kScreenOff));
  EXPECT_THAT(terminal.shown(), HasSubstr("You leave the table. Goodbye."));
  EXPECT_TRUE(terminal.echoes());
}

TEST(FullScreen, QuitsOnCtrlCAndRestoresTheTerminal) {
  ATerminal terminal;
  ASSERT_TRUE(terminal.shows("q leave"));

  terminal.type("\x03");

  EXPECT_EQ(terminal.end(), 0);
  EXPECT_THAT(terminal.shown(), HasSubstr(kScreenOff));
  EXPECT_TRUE(terminal.echoes());
}

TEST(FullScreen, FollowsTheSizeOfTheWindow) {
  ATerminal terminal;
  ASSERT_TRUE(terminal.shows("q leave"));

  terminal.resize(60, 20);
  EXPECT_TRUE(terminal.shows("This window has 60 columns and 20 rows"));
  terminal.resize(100, 30);

  EXPECT_TRUE(terminal.shows("q leave"));
}

}  // namespace
}  // namespace kuhhandel::terminal
