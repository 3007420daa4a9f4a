// Background thread for work that would block the commit loop: long reads and computations on their results.
// It shares no data with the loop; results are used in a later commit batch.
#pragma once

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/address.hpp>
#include <boost/asio/thread_pool.hpp>
#include <cstdint>
#include <exception>
#include <functional>
#include <mutex>
#include <utility>

#include "server/ledger/read_only_db.h"
#include "server/limits/fair_queue.h"
#include "server/limits/request_rate_limits.h"

namespace kuhhandel::server {

class BackgroundExecutor {
 public:
  using Work = std::move_only_function<void(ReadOnlyDb&)>;
  /// Receives null, or the exception that the work threw.
  using OnDone = std::move_only_function<void(std::exception_ptr)>;

  /// Calls `on_done` on `io`'s thread. Both references must outlive this object.
  BackgroundExecutor(boost::asio::io_context& io, ReadOnlyDb& read_db) : io_(io), read_db_(read_db) {}
  /// Waits for the running job and drops the queued ones.
  ~BackgroundExecutor();

  /// Returns whether the queue has room for another job of this address.
  bool has_room(boost::asio::ip::address const& address);
  /// Returns the number of queued jobs.
  std::size_t waiting();
  /// Queues the work for a client at this address; addresses take turns. Requires has_room().
  void submit(boost::asio::ip::address const& address, Work work, OnDone on_done);

 private:
  struct Job {
    Work work;
    OnDone on_done;
  };

  void run_next();

  boost::asio::io_context& io_;
  ReadOnlyDb& read_db_;
  std::mutex mutex_;
  FairQueue<Job> queue_;
  boost::asio::thread_pool thread_{1};
};

/// Reads that a player waits for at a table have their own thread, so that exports and statistics of others,
/// which take up to a second each, never delay them.
enum class ReadLane : std::uint8_t { tables, long_reads };

/// Returns the lane for requests of a rate class.
constexpr ReadLane lane_of(RateClass rate_class) {
  switch (rate_class) {
    case RateClass::page:
    case RateClass::read_memory:
    case RateClass::find_code:
    case RateClass::open_stream:
    case RateClass::sse_uplink:
    case RateClass::open_table:
    case RateClass::take_seat:
    case RateClass::play_now:
    case RateClass::use_name:
    case RateClass::operator_request:
    case RateClass::token_guess:
      return ReadLane::tables;
    case RateClass::past_game:
    case RateClass::my_tables:
    case RateClass::heavy_read:
    case RateClass::make_group:
    case RateClass::read_group:
    case RateClass::change_group:
    case RateClass::import_games:
    case RateClass::claim_name:
    case RateClass::submit_daily:
    case RateClass::report:
    case RateClass::subscribe_browser:
      return ReadLane::long_reads;
  }
  std::unreachable();
}

/// One thread per lane, each with its own database connection.
class ReadThreads {
 public:
  /// Uses `read_db` for long reads, and opens its own connection for tables.
  ReadThreads(boost::asio::io_context& io, ReadOnlyDb& read_db)
      : tables_db_(read_db.folder()), tables_(io, tables_db_), long_reads_(io, read_db) {}

  BackgroundExecutor& operator[](ReadLane lane) { return lane == ReadLane::tables ? tables_ : long_reads_; }
  /// Returns the number of queued jobs in all lanes.
  std::size_t waiting() { return tables_.waiting() + long_reads_.waiting(); }

 private:
  ReadOnlyDb tables_db_;
  BackgroundExecutor tables_;
  BackgroundExecutor long_reads_;
};

}  // namespace kuhhandel::server
