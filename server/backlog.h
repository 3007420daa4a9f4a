// How much may wait to be sent. A client that takes what it is told slowly costs memory, and so do many of
// them together.
#pragma once

#include <cstddef>

namespace kuhhandel::server {

/// What waits on all connections of a server, in bytes.
class Backlog {
 public:
  /// A connection that is this far behind is cut, and when all together are `kMuch` behind, one that is
  /// `kLittle`.
  static constexpr std::size_t kMostOfOne = std::size_t{1024} * 1024;
  static constexpr std::size_t kLittle = std::size_t{128} * 1024;
  static constexpr std::size_t kMuch = std::size_t{128} * 1024 * 1024;

  /// Whether a connection with `unsent` bytes waiting may have so many more.
  bool has_room(std::size_t unsent, std::size_t more) const {
    return unsent + more <= (all_ < kMuch ? kMostOfOne : kLittle);
  }

  void add(std::size_t bytes) { all_ += bytes; }
  void remove(std::size_t bytes) { all_ -= bytes; }

 private:
  std::size_t all_ = 0;
};

}  // namespace kuhhandel::server
