// A thread for what would hold up the loop: long reads, and what is reckoned from them. It has nothing of the
// loop's; what comes of it becomes part of a later turn.
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

class SideThread {
 public:
  using Work = std::move_only_function<void(Archive&)>;
  /// Null, or what the work threw.
  using Done = std::move_only_function<void(std::exception_ptr)>;

  /// `done` is called in `io`'s thread. Both must outlive it.
  SideThread(boost::asio::io_context& io, Archive& archive) : io_(io), archive_(archive) {}
  /// Waits for the work that has begun; what waits is dropped.
  ~SideThread();

  /// Whether one more may wait for somebody there.
  bool has_room(boost::asio::ip::address const& address);
  /// How many wait.
  std::size_t waiting();
  /// Has the work done for somebody there, who takes turns with others. There must be room.
  void take(boost::asio::ip::address const& address, Work work, Done done);

 private:
  struct Job {
    Work work;
    Done done;
  };

  void do_next();

  boost::asio::io_context& io_;
  Archive& archive_;
  std::mutex mutex_;
  FairQueue<Job> queue_;
  boost::asio::thread_pool thread_{1};
};

/// What somebody waits for at a table has a thread of its own, so that exports and statistics of others,
/// which take up to a second each, never delay it.
enum class ReadLane : std::uint8_t { tables, long_reads };

/// The lane of requests of a class.
constexpr ReadLane lane_of(RateClass rate_class) {
  switch (rate_class) {
    case RateClass::page:
    case RateClass::look:
    case RateClass::find_code:
    case RateClass::open_line:
    case RateClass::post:
    case RateClass::open_table:
    case RateClass::take_seat:
    case RateClass::play_now:
    case RateClass::use_name:
    case RateClass::operate:
    case RateClass::guess_token:
      return ReadLane::tables;
    case RateClass::past_game:
    case RateClass::own_tables:
    case RateClass::reckon:
    case RateClass::make_group:
    case RateClass::read_group:
    case RateClass::change_group:
    case RateClass::import_games:
    case RateClass::claim_name:
    case RateClass::count_daily:
    case RateClass::report:
    case RateClass::call_browser:
      return ReadLane::long_reads;
  }
  std::unreachable();
}

/// A thread for each lane, each with a connection of its own to the database.
class ReadThreads {
 public:
  /// `archive` is that of long reads.
  ReadThreads(boost::asio::io_context& io, Archive& archive)
      : archive_of_tables_(archive.folder()), tables_(io, archive_of_tables_), long_reads_(io, archive) {}

  SideThread& operator[](ReadLane lane) { return lane == ReadLane::tables ? tables_ : long_reads_; }
  /// How many wait in all lanes.
  std::size_t waiting() { return tables_.waiting() + long_reads_.waiting(); }

 private:
  Archive archive_of_tables_;
  SideThread tables_;
  SideThread long_reads_;
};

}  // namespace kuhhandel::server
