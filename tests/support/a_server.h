// For the server's tests: a lobby with a throwaway data folder, its own time, and connections that keep what
// they were sent.
#pragma once

#include <algorithm>
#include <boost/json/parse.hpp>
#include <boost/json/value.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "engine/legal_actions.h"
#include "groups/groups.h"
#include "names/names.h"
#include "server/api/idempotency.h"
#include "server/background/outbox_consumer.h"
#include "server/ledger/read_only_db.h"
#include "server/ledger/sqlite_ledger.h"
#include "server/tables/table_directory.h"
#include "server/websocket/client_session.h"
#include "table/modes/solo_game.h"
#include "tests/support/a_faulty_ledger.h"
#include "tests/support/throwaway_folder.h"
#include "tests/support/words.h"

namespace kuhhandel {

struct RecordingConnection final : live::Connection {
  std::vector<boost::json::value> messages;
  std::optional<table::Duration> measured;

  void send(std::string const& message) override { messages.push_back(boost::json::parse(message)); }
  std::optional<table::Duration> round_trip() override { return measured; }
  boost::json::object const& last() const { return messages.back().as_object(); }
  std::string_view last_type() const { return last().at("type").as_string(); }
};

/// A server that can be killed: `restart` begins a new one on the same data.
class AServer {
 public:
  explicit AServer(std::string seed = "test") : seed_(std::move(seed)) { restart(); }

  /// Ends it like the end of its process.
  void stop() {
    read_db_.reset();
    consumer_.reset();
    idempotency_.reset();
    directory_.reset();
    faulty_.reset();
    ledger_.reset();
    names_.reset();
    groups_.reset();
    store_.reset();
  }

  void restart() {
    stop();
    store_ = std::make_unique<store::Store>(folder_.path(), options);
    groups_ = std::make_unique<groups::Groups>(store_->database());
    groups_->rollback_imports();
    names_ = std::make_unique<names::Names>(*store_, names::ProfanityFilter({"en"}));
    read_db_ = std::make_unique<server::ReadOnlyDb>(folder_.path());
    ledger_ = std::make_unique<server::SqliteLedger>(*store_);
    faulty_ = std::make_unique<FaultyLedger>(*ledger_, faults);
    directory_ = std::make_unique<server::TableDirectory>(*faulty_, chance());
    idempotency_ = std::make_unique<server::IdempotencyService>(*faulty_, *store_);
    set_push_notifier(nullptr);
  }
  /// nullptr: no notifications.
  void set_push_notifier(server::PushNotifier* push_notifier) {
    consumer_ = std::make_unique<server::OutboxConsumer>(*store_, *ledger_, *groups_, push_notifier);
  }

  server::TableDirectory& directory() { return *directory_; }
  store::Store& store() { return *store_; }
  std::filesystem::path const& folder() const { return folder_.path(); }
  groups::Groups& groups() { return *groups_; }
  names::Names& names() { return *names_; }
  server::ReadOnlyDb& read_db() { return *read_db_; }
  server::OutboxConsumer& consumer() { return *consumer_; }
  server::IdempotencyService& idempotency() { return *idempotency_; }
  keys::SecureRandom& chance() {
    if (!chance_) chance_.emplace(seed_);
    return *chance_;
  }
  table::Instant now{1'700'000'000'000};
  /// From the next restart on.
  store::StoreOptions options{};
  /// Faults of its ledger.
  LedgerFaults faults{};

  /// Opens a table with Anna on the first seat, without connections.
  live::SeatKey open(int seats = 3, table::Speed speed = table::Speed{1}, Edition const& edition = second()) {
    table::TableSetup setup{.id = {}, .name = "Sunday", .edition = edition, .seats = seats, .speed = speed};
    return *directory_->open_table(std::move(setup), {"Anna"}, now);
  }
  /// Opens the same at the current time, for a server with a real clock, which deletes unvisited tables.
  live::SeatKey open_now() {
    now = std::chrono::duration_cast<table::Instant>(std::chrono::system_clock::now().time_since_epoch());
    return open();
  }
  server::ServerTable& live(live::SeatKey const& key) { return *directory_->find(key.table); }

  /// Lets time pass until the next due event, which may be overdue. If a table waits only for a solo player,
  /// makes the simplest choice for them.
  void wait() {
    if (choose_for_solo_players()) return consume_events();
    now = std::max(now, *directory_->next_due());
    directory_->pass_time(now);
    consume_events();
  }
  /// Handles all outbox events of the tables.
  void consume_events() {
    while (!store_->outbox().is_empty()) consumer_->consume();
  }

 private:
  bool choose_for_solo_players() {
    bool has_chosen = false;
    for (auto const& [id, entry] : directory_->in_memory().entries()) {
      auto& live = entry.table->live();
      auto const player = table::solo_player(live.table());
      if (!player || live.table().state() != table::TableState::running || live.next_due()) continue;
      auto const action = simplest_action(live.table().setup().edition, live.table().game()->state, *player);
      if (!action || table::is_held(live.table())) continue;
      live.commit(table::fact::Played{.command = {*player, *action}, .id = {}, .timed_out = true}, now);
      directory_->after_change(*entry.table);
      has_chosen = true;
    }
    return has_chosen;
  }

  std::string seed_;
  ThrowawayFolder folder_;
  std::optional<keys::SecureRandom> chance_;
  std::unique_ptr<store::Store> store_;
  std::unique_ptr<groups::Groups> groups_;
  std::unique_ptr<names::Names> names_;
  std::unique_ptr<server::SqliteLedger> ledger_;
  std::unique_ptr<FaultyLedger> faulty_;
  std::unique_ptr<server::TableDirectory> directory_;
  std::unique_ptr<server::IdempotencyService> idempotency_;
  std::unique_ptr<server::OutboxConsumer> consumer_;
  std::unique_ptr<server::ReadOnlyDb> read_db_;
};

/// A person's connection to a table.
struct Guest {
  AServer& server;
  RecordingConnection connection;
  server::ClientSession session;
  int ids = 0;

  Guest(AServer& at, live::SeatKey const& key) : server(at), session(at.directory(), connection, key.table) {}

  bool say(std::string const& message) { return session.on_message(message, server.now); }
  bool hello(std::string const& token) {
    return say(R"({"type":"hello","version":1,"token":")" + token + "\"}");
  }
  bool order(std::string const& order) {
    return say(R"({"type":"order","id":"o)" + std::to_string(++ids) + R"(","order":)" + order + "}");
  }
  bool command(std::string const& command, std::string const& id) {
    return say(R"({"type":"command","id":")" + id + R"(","command":)" + command + "}");
  }
  bool has_seen(std::uint64_t version) {
    return say(R"({"type":"seen","version":)" + std::to_string(version) + "}");
  }
  void leave() { session.leave(server.now); }

  /// The versions of the steps seen, in order.
  std::vector<std::uint64_t> versions() const {
    std::vector<std::uint64_t> versions;
    for (auto const& message : connection.messages) {
      if (message.at("type").as_string() == "step")
        versions.push_back(message.at("version").to_number<std::uint64_t>());
    }
    return versions;
  }
};

}  // namespace kuhhandel
