// All clients of a load run: they take their seats, play game after game, and check all messages.
#pragma once

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/random/rng.h"
#include "load/consistency_checker.h"
#include "load/load_options.h"
#include "load/sockets.h"
#include "load/table_opener.h"
#include "table/rate_limit.h"
#include "tournament/duration_histogram.h"

namespace kuhhandel::load {

/// Counters since the start of the measurement.
struct Counters {
  std::int64_t moves = 0;                 // steps of games, each counted once per table
  std::int64_t commands = 0;              // of clients, acknowledged
  std::int64_t refused = 0;               // overtaken bids, mostly
  std::int64_t messages = 0;              // that clients received
  std::int64_t bytes = 0;                 // of those
  std::int64_t games = 0;                 // ended
  tournament::DurationHistogram to_step;  // from a command to the step that shows it

  void add(Counters const& others);
};

class LoadClients final : private Sockets::SocketListener {
 public:
  LoadClients(std::uint16_t port, LoadOptions const& options);

  /// Takes all seats and waits until every table has begun to play; the tables' ids. std::runtime_error where
  /// that fails.
  std::vector<std::string> connect_all();
  void play_for(std::chrono::milliseconds time) { sockets_.run_for(time); }

  void reset_counters() { counters_ = {}; }
  Counters const& counters() const { return counters_; }
  std::size_t connections() const { return clients_.size(); }
  /// Returns the faults of the views; empty if there are none.
  std::vector<std::string> const& faults() const { return faults_; }

 private:
  using Clock = std::chrono::steady_clock;

  struct Table {
    std::string id;
    std::uint64_t compared = 0;  // the version at which the clients' views are being compared
    int views = 0;               // of the clients with a view
    CardCounts hands{};          // of those together
    std::string known_to_all;    // of the first of them
  };
  struct Client {
    std::size_t table;
    int seat;
    std::string token;
    ConsistencyChecker checker;
    std::optional<Clock::time_point> waits_since;  // for an answer
    table::RateLimit commands;                     // that it has sent
    Clock::time_point step_received_at;
    bool has_verdict = false;                // in the latest step, on a race
    boost::json::array options;              // the latest from the server
    std::chrono::milliseconds shown_for{0};  // time of the current show
    std::uint64_t thought = 0;               // the version at which it last thought about them
  };

  void on_open(std::size_t client) override;
  void on_message(std::size_t client, std::string_view text) override;
  void on_close(std::size_t client) override;
  void on_step(std::size_t number, boost::json::object const& news);
  void on_reply(std::size_t number, boost::json::object const& answer);
  void update_view(std::size_t number, boost::json::object const& news);
  void compare(Client const& client, boost::json::object const& view);
  void think(std::size_t number);
  void act(std::size_t number);
  void act_after(std::size_t number, std::chrono::microseconds wait);
  /// The host seats the bots and starts.
  void begin(std::size_t host);
  void order(std::size_t number, boost::json::object order);
  void open_table();
  void report_fault(std::string what);

  LoadOptions options_;
  std::uint16_t port_;
  Edition const& edition_;
  Sockets sockets_;
  Rng rng_;
  Clock::time_point begun_ = Clock::now();
  std::vector<Table> tables_;
  std::vector<Client> clients_;
  std::vector<std::string> faults_;
  Counters counters_;
  std::size_t joined_ = 0;
  std::size_t playing_ = 0;
  std::uint64_t ids_ = 0;
};

}  // namespace kuhhandel::load
