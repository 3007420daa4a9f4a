// A faulty connection between a server and PostgreSQL: the request or its answer is lost, or arrives after
// its sender has given up.
#pragma once

#include <boost/asio/io_context.hpp>
#include <boost/asio/local/stream_protocol.hpp>
#include <filesystem>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "tests/simulation/memory_ledger.h"
#include "tests/support/throwaway_folder.h"

namespace kuhhandel {

/// Runs in a thread of its own.
class AFaultyLine {
 public:
  /// Connects to the PostgreSQL with its socket in that folder.
  explicit AFaultyLine(std::filesystem::path const& to);
  AFaultyLine(AFaultyLine const&) = delete;
  AFaultyLine& operator=(AFaultyLine const&) = delete;
  ~AFaultyLine();

  /// Returns the folder of its own socket.
  std::filesystem::path const& folder() const { return folder_.path(); }

  /// Sets the fate of the next request; the connection breaks unless the fate is `acknowledged`.
  void next_is(Fate fate);
  /// Delivers delayed requests, which are answered.
  void let_late_ones_come();

 private:
  using Socket = boost::asio::local::stream_protocol::socket;
  struct Line;

  void accept();
  void read_request(std::shared_ptr<Line> const& line);
  void carry(std::shared_ptr<Line> const& line, std::size_t size);
  void answer(std::shared_ptr<Line> const& line);
  Fate next_fate();

  ThrowawayFolder folder_;
  std::string to_;
  boost::asio::io_context io_;
  boost::asio::local::stream_protocol::acceptor acceptor_;
  std::mutex mutex_;
  Fate fate_ = Fate::acknowledged;
  std::vector<std::shared_ptr<Line>> late_;
  std::jthread thread_;
};

}  // namespace kuhhandel
