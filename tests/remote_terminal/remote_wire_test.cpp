// Games over real sockets, against a server in a process of its own.
#include "terminal/wire/remote_wire.h"

#include <gmock/gmock.h>

#include <cstdlib>
#include <fstream>
#include <iostream>
#include <optional>

#include "load/server_process.h"
#include "load/table_opener.h"
#include "server/app/serve.h"
#include "tests/support/a_certificate.h"
#include "tests/support/a_running_server.h"

namespace kuhhandel {
namespace {

using ::testing::HasSubstr;

/// A server that can be killed and comes back on the same port.
class AFarServer {
 public:
  AFarServer() {
    std::ofstream(folder_.path() / "index.html") << "<!doctype html>";
    begin();
  }
  void begin() {
    process_.emplace([this](std::ostream& out) {
      server::serve(
          {.port = port_, .address = "127.0.0.1", .data = folder_.path(), .web = folder_.path(), .seed = "1"},
          out, std::cerr);
    });
    port_ = process_->port();
  }
  void kill() {
    process_->kill();
    process_.reset();
  }
  std::uint16_t port() const { return port_; }
  terminal::TableLink seat(load::TableKeys const& keys, std::size_t seat) const {
    return {.secure = false,
            .host = "127.0.0.1",
            .port = std::to_string(port_),
            .table = keys.table,
            .token = keys.tokens[seat]};
  }

 private:
  load::ScratchFolder folder_;
  std::uint16_t port_ = 0;
  std::optional<load::ServerProcess> process_;
};

MoneyCards smallest_card(MoneyCards hand) { return MoneyCards::of(cheapest_of(hand)); }

/// Somebody at a table far away, who answers every question the shortest way.
struct APlayer {
  terminal::RemoteWire wire;
  terminal::TerminalClient client;
  std::uint64_t answered = 0;
  table::Instant answered_at{0};

  explicit APlayer(terminal::TableLink const& seat)
      : wire(seat), client({.token = seat.token, .ids = "p", .orders = {}}) {}

  void exchange() { wire.exchange(client, table::Duration{2}); }
  void press(terminal::Key key) { client.press(key, terminal::local_now()); }
  /// Once for each version of the table, and again where that was too hasty for the server.
  void answer() {
    auto const& model = client.model();
    bool const waits =
        model.version == answered && terminal::local_now() - answered_at < table::Duration{400};
    if (!model.game || model.game->options.empty() || waits) return;
    answered = model.version;
    answered_at = terminal::local_now();
    auto const& first = model.game->options[0];
    if (std::holds_alternative<option::Bid>(first)) return press('b');
    if (std::holds_alternative<option::Accept>(first)) return press('a');
    if (std::holds_alternative<option::Take>(first)) return press('t');
    if (std::holds_alternative<option::Offer>(first)) {
      for (char const letter : terminal::cards_text(smallest_card(model.game->view.hand))) press(letter);
      return press(terminal::SpecialKey::enter);
    }
    bool const pays =
        std::holds_alternative<option::Pay>(first) || std::holds_alternative<option::PayCards>(first);
    press(pays ? terminal::Key{terminal::SpecialKey::tab} : terminal::Key{'1'});
    press(terminal::SpecialKey::enter);
  }
  std::string screen() const {
    std::string text;
    for (auto const& line : client.screen(terminal::kLeastScreen, terminal::local_now())) {
      for (auto const& piece : line) text += piece.text;
      text += '\n';
    }
    return text;
  }
  bool plays() const { return client.model().table.state == table::TableState::running; }
  bool is_over() const { return client.model().table.state == table::TableState::finished; }
};

/// So that a test ends where a server does not answer.
struct APatience {
  table::Instant const end = terminal::local_now() + table::Duration{60'000};
  bool lasts() const { return terminal::local_now() < end; }
};

TEST(RemoteWire, PlaysAGameOfTwoOverRealSockets) {
  AFarServer server;
  auto const keys = load::TableOpener(server.port()).open_table({.edition = "duel", .seats = 2});
  APlayer anna(server.seat(keys, 0));
  APlayer ben(server.seat(keys, 1));

  bool begun = false;
  for (APatience patience; !(anna.is_over() && ben.is_over()) && patience.lasts();) {
    for (auto* const player : {&anna, &ben}) {
      player->exchange();
      player->answer();
    }
    if (!begun && anna.client.model().version > 0) anna.press('g');
    begun = anna.client.model().version > 0;
  }

  ASSERT_TRUE(anna.is_over() && ben.is_over()) << anna.screen() << ben.screen();
  EXPECT_EQ(anna.client.model().version, ben.client.model().version);
}

TEST(RemoteWire, DeliversChatToTheOtherPlayer) {
  AFarServer server;
  auto const keys = load::TableOpener(server.port()).open_table({.edition = "duel", .seats = 2});
  APlayer anna(server.seat(keys, 0));
  APlayer ben(server.seat(keys, 1));
  APatience const patience;
  auto const knows = [](APlayer const& player) { return player.client.model().version > 0; };
  while (!(knows(anna) && knows(ben)) && patience.lasts()) {
    for (auto* const player : {&anna, &ben}) player->exchange();
  }

  for (char const letter : std::string_view("sGrüß dich")) anna.press(letter);
  anna.press(terminal::SpecialKey::enter);
  while (ben.screen().find(": Grüß dich") == std::string::npos && patience.lasts()) {
    for (auto* const player : {&anna, &ben}) player->exchange();
  }

  EXPECT_THAT(ben.screen(), HasSubstr(": Grüß dich"));
}

TEST(RemoteWire, ReconnectsAfterTheServerWasKilled) {
  AFarServer server;
  auto const keys = load::TableOpener(server.port()).open_table({.edition = "duel", .seats = 2});
  APlayer anna(server.seat(keys, 0));
  APlayer ben(server.seat(keys, 1));
  APatience const patience;
  while (anna.client.model().version == 0 && patience.lasts()) anna.exchange();
  anna.press('g');
  auto const play_on = [&](std::uint64_t version) {
    while (anna.client.model().version < version && patience.lasts()) {
      for (auto* const player : {&anna, &ben}) {
        player->exchange();
        player->answer();
      }
    }
  };
  play_on(20);

  server.kill();
  anna.exchange();
  server.begin();
  play_on(60);

  EXPECT_GE(anna.client.model().version, 60U);
  EXPECT_TRUE(anna.plays());
}

TEST(RemoteWire, TakesTheLowestEmptySeatByInvitation) {
  ARunningServer const server;
  terminal::TableLink const invitation{.secure = false,
                                       .host = "127.0.0.1",
                                       .port = std::to_string(server.endpoint().port()),
                                       .table = server.anna().table,
                                       .token = {}};

  auto const seat = terminal::take_seat(invitation, "Ben");

  ASSERT_TRUE(seat.has_value());
  APlayer ben(*seat);
  for (APatience patience; ben.client.model().version == 0 && patience.lasts();) ben.exchange();
  EXPECT_EQ(ben.client.model().me, kBen);
}

/// A server that is spoken to in secret; its certificate is none that this machine knows.
struct ASecretServer {
  ThrowawayFolder folder;
  server::TlsFiles files = a_certificate(folder.path());
  ARunningServer server{files};

  terminal::TableLink link(std::string token) const {
    return {.secure = true,
            .host = "127.0.0.1",
            .port = std::to_string(server.endpoint().port()),
            .table = server.anna().table,
            .token = std::move(token)};
  }
};

/// Certificates of that file are trusted, as where a house has its own.
class Trusting {
 public:
  explicit Trusting(std::string const& file) { setenv("SSL_CERT_FILE", file.c_str(), 1); }
  Trusting(Trusting const&) = delete;
  Trusting& operator=(Trusting const&) = delete;
  ~Trusting() { unsetenv("SSL_CERT_FILE"); }
};

TEST(RemoteWire, TakesASeatOverTls) {
  ASecretServer const secret;
  Trusting const its(secret.files.certificate);

  auto const seat = terminal::take_seat(secret.link({}), "Ben");

  ASSERT_TRUE(seat.has_value()) << seat.error();
  EXPECT_TRUE(seat->secure);
  APlayer ben(*seat);
  for (APatience patience; ben.client.model().version == 0 && patience.lasts();) ben.exchange();
  EXPECT_EQ(ben.client.model().me, kBen);
}

TEST(RemoteWire, RefusesAnUntrustedCertificate) {
  ASecretServer const secret;

  EXPECT_FALSE(terminal::take_seat(secret.link({}), "Ben").has_value());
}

TEST(RemoteWire, ReportsWhyThereIsNoSeat) {
  ARunningServer const server;
  terminal::TableLink const nowhere{.secure = false,
                                    .host = "127.0.0.1",
                                    .port = std::to_string(server.endpoint().port()),
                                    .table = "nowhere",
                                    .token = {}};

  EXPECT_THAT(terminal::take_seat(nowhere, "Ben").error(), HasSubstr("table"));
}

TEST(RemoteWire, ExitsForAnInvalidSeatKey) {
  ARunningServer const server;
  terminal::TableLink const seat{.secure = false,
                                 .host = "127.0.0.1",
                                 .port = std::to_string(server.endpoint().port()),
                                 .table = server.anna().table,
                                 .token = "0123456789abcdef"};
  APlayer nobody(seat);

  for (APatience patience; !nobody.client.has_left() && patience.lasts();) nobody.exchange();

  EXPECT_THAT(nobody.client.farewell(), HasSubstr("key"));
}

}  // namespace
}  // namespace kuhhandel
