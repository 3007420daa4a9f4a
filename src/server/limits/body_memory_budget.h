// Room for what is large: the files that come in, of all connections together. What goes out has its own
// bound (backlog.h).
#pragma once

#include <boost/asio/ip/address.hpp>
#include <cstddef>
#include <map>
#include <utility>

#include "server/limits/client_subnet.h"

namespace kuhhandel::server {

/// In bytes.
struct MostRoom {
  std::size_t all = std::size_t{96} * 1024 * 1024;
  std::size_t of_one = std::size_t{24} * 1024 * 1024;  // household
};

class LargeRoom {
 public:
  explicit LargeRoom(MostRoom most = {}) : most_(most) {}

  /// What one connection has of it, for as long as it lives.
  class Part {
   public:
    Part(LargeRoom& room, boost::asio::ip::address const& address) : room_(room), address_(address) {}
    Part(Part const&) = delete;
    Part& operator=(Part const&) = delete;
    ~Part() { room_.give_back(address_, bytes_); }

    /// Has so many bytes from now on; false where there is no room for more. It never has less than before.
    bool grow_to(std::size_t bytes) {
      if (bytes <= bytes_) return true;
      if (!room_.take(address_, bytes - bytes_)) return false;
      bytes_ = bytes;
      return true;
    }

   private:
    LargeRoom& room_;
    boost::asio::ip::address address_;
    std::size_t bytes_ = 0;
  };

 private:
  /// This machine's own is bounded with all alone.
  bool take(boost::asio::ip::address const& address, std::size_t bytes) {
    auto const household = household_of(address);
    auto const known = taken_by_.find(household);
    auto const here = known == taken_by_.end() ? 0 : known->second;
    if (taken_ + bytes > most_.all) return false;
    if (here + bytes > most_.of_one && !is_this_machine(address)) return false;
    taken_ += bytes;
    taken_by_[household] = here + bytes;
    return true;
  }

  void give_back(boost::asio::ip::address const& address, std::size_t bytes) {
    if (bytes == 0) return;
    taken_ -= bytes;
    auto const known = taken_by_.find(household_of(address));
    known->second -= bytes;
    if (known->second == 0) taken_by_.erase(known);
  }

  MostRoom most_;
  std::size_t taken_ = 0;
  std::map<boost::asio::ip::address, std::size_t> taken_by_;
};

}  // namespace kuhhandel::server
