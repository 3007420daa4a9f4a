// A machine whose clock jumps by days in both directions, and that is switched off at any moment. Players of
// a correspondence table still have their full time, which runs exactly while a server runs.
#include <gtest/gtest.h>

#include "tests/support/a_server.h"
#include "tests/support/laws.h"
#include "tests/support/whole_log.h"

namespace kuhhandel {
namespace {

using std::chrono::days;
using std::chrono::hours;
using std::chrono::minutes;

constexpr int kRuns = 6;
constexpr auto kToAnswer = hours{24};
constexpr auto kUnknownOfARun = minutes{5};  // where the server was killed

/// Anna has begun a game by letters with two bots, and it is for them to say something.
struct Letters {
  AServer server;
  live::SeatKey anna;
  table::Duration running{0};  // since the table asks
  table::Duration unknown{0};
  std::uint64_t first_version = 0;

  Letters() {
    server.now = server.directory().begin_run(server.now);
    anna = *server.directory().open_table({.id = {},
                                           .name = "Letters",
                                           .edition = second(),
                                           .seats = 3,
                                           .speed = table::Speed{0},
                                           .answer_within = kToAnswer},
                                          {"Anna"}, server.now);
    Guest guest(server, anna);
    guest.hello(anna.token);
    for (auto const* const order : {R"({"do":"add_bot","seat":1,"bot":"farmer"})",
                                    R"({"do":"add_bot","seat":2,"bot":"farmer"})", R"({"do":"start"})"})
      guest.order(order);
    guest.leave();
    until_anna_is_asked();
  }

  table::Table const& table() { return server.live(anna).table(); }
  Seat whose_limit() {
    auto const* const limit = std::get_if<table::Limit>(&table().schedule().clock());
    return limit == nullptr ? seat_at(1) : limit->seat;
  }
  bool waits_for_anna() { return whose_limit() == seat_at(0); }
  void until_anna_is_asked() {
    while (!waits_for_anna()) server.wait();
    first_version = table().version();
    running = unknown = {};
  }
  /// Until then, or until the clock has chosen for Anna.
  void run_for(table::Duration time) {
    auto const until = server.now + time;
    while (server.directory().next_due() && *server.directory().next_due() <= until) {
      auto const before = server.now;
      server.wait();
      running += server.now - before;
      if (has_slept()) return;
    }
    running += until - server.now;
    server.now = until;
    server.directory().pass_time(server.now);
  }
  bool has_slept() {
    auto const log = whole_log(server.store(), table().setup());
    return std::ranges::any_of(
        log.begin() + static_cast<std::ptrdiff_t>(first_version), log.end(), [](table::Entry const& entry) {
          auto const* const played = std::get_if<table::fact::Played>(&entry.fact);
          auto const* const silent = std::get_if<table::fact::Silent>(&entry.fact);
          return (played != nullptr && played->timed_out) || (silent != nullptr && silent->timed_out);
        });
  }
  /// The power fails, and comes back while the machine's clock shows anything.
  void power_fails(table::Instant wall) {
    auto const before = server.now;
    server.restart();
    server.now = server.directory().begin_run(wall);
    EXPECT_GE(server.now + kUnknownOfARun, before) << "time does not run backwards";
    unknown += kUnknownOfARun;
    // A client connects.
    server.directory().on_first_connection(server.live(anna), server.now);
    server.directory().after_change(server.live(anna));
  }
};

table::Instant any_clock(table::Instant right) {
  switch (any_number(0, 3)) {
    case 0:
      return table::Instant{0};  // a machine without one
    case 1:
      return right + days{30};
    case 2:
      return right - days{30};
    default:
      return right + hours{any_number(0, 9)};
  }
}

TEST(JumpingClock, GivesEveryPlayerTheFullTimeToAnswer) {
  int power_cuts = 0;
  check_law(kRuns, [&] {
    Letters letters;
    while (!letters.has_slept()) {
      letters.run_for(minutes{any_number(1, 400)});
      if (letters.has_slept()) break;
      RC_ASSERT(letters.running < kToAnswer + letters.unknown);
      letters.power_fails(any_clock(letters.server.now));
      ++power_cuts;
    }
    RC_ASSERT(letters.running >= kToAnswer);
    RC_ASSERT(letters.running <= kToAnswer + letters.unknown);
  });
  EXPECT_GT(power_cuts, kRuns);
}

}  // namespace
}  // namespace kuhhandel
