// The line between a server and PostgreSQL, with faults: what is sent is lost, or its answer is, or it comes
// late, when its sender has given up.
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
  /// To the PostgreSQL whose socket lies in that folder.
  explicit AFaultyLine(std::filesystem::path const& to);
  AFaultyLine(AFaultyLine const&) = delete;
  AFaultyLine& operator=(AFaultyLine const&) = delete;
  ~AFaultyLine();

  /// Where its own socket lies.
  std::filesystem::path const& folder() const { return folder_.path(); }

  /// What becomes of the next that a server sends, by which its line breaks unless it is told.
  void next_is(Fate fate);
  /// What is late comes now, and is answered.
  void let_late_ones_come();

 private:
  using Socket = boost::asio::local::stream_protocol::socket;
  struct Line;

  void accept();
  void hear(std::shared_ptr<Line> const& line);
  void carry(std::shared_ptr<Line> const& line, std::size_t size);
  void answer(std::shared_ptr<Line> const& line);
  Fate next_fate();

  ThrowawayFolder folder_;
  std::string to_;
  boost::asio::io_context io_;
  boost::asio::local::stream_protocol::acceptor acceptor_;
  std::mutex mutex_;
  Fate fate_ = Fate::told;
  std::vector<std::shared_ptr<Line>> late_;
  std::jthread thread_;
};

}  // namespace kuhhandel
