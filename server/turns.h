// The server's work comes in turns. What the sockets and time have brought is done first, then it is made
// durable, all at once, then it is told. So a fact is on disk before anyone sees it, and many facts cost one
// transaction.
#pragma once

#include <boost/asio/io_context.hpp>
#include <boost/asio/steady_timer.hpp>
#include <chrono>
#include <exception>
#include <memory>
#include <optional>
#include <vector>

#include "server/lobby.h"
#include "server/metrics.h"
#include "table/instant.h"

namespace kuhhandel::server {

/// The wall clock, which starts right and then never jumps.
class ServerClock {
 public:
  table::Instant now() const {
    return start_ +
           std::chrono::duration_cast<table::Duration>(std::chrono::steady_clock::now() - steady_start_);
  }

 private:
  std::chrono::steady_clock::time_point steady_start_ = std::chrono::steady_clock::now();
  table::Instant start_ =
      std::chrono::duration_cast<table::Instant>(std::chrono::system_clock::now().time_since_epoch());
};

/// What is to be told holds it back until its turn is over.
class Teller {
 public:
  virtual ~Teller() = default;
  virtual void tell() = 0;
};

class Turns {
 public:
  Turns(boost::asio::io_context& io, Lobby& lobby, Metrics& metrics)
      : io_(io), lobby_(lobby), metrics_(metrics), timer_(io) {}

  table::Instant now() const { return clock_.now(); }

  /// Does something of this turn. What the store throws ends the server: it could no longer keep its word, so
  /// nothing more is told.
  template <class Work>
  void work(Work const& work) {
    if (failure_) return;
    try {
      begin();
      work();
    } catch (...) {
      fail(std::current_exception());
    }
  }

  /// Lets `teller` tell at the end of this turn.
  void tell_later(std::shared_ptr<Teller> teller);

  /// Ends the turn now, for what must be durable at once.
  void end();

  std::exception_ptr const& failure() const { return failure_; }

 private:
  void begin();
  void wait_for_time();
  void fail(std::exception_ptr failure);

  boost::asio::io_context& io_;
  Lobby& lobby_;
  Metrics& metrics_;
  ServerClock clock_;
  boost::asio::steady_timer timer_;
  std::optional<table::Instant> awaited_;
  std::vector<std::shared_ptr<Teller>> tellers_;
  std::exception_ptr failure_;
  bool open_ = false;
  std::chrono::steady_clock::time_point began_;
};

}  // namespace kuhhandel::server
