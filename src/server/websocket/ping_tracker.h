// Numbers a connection's pings. The same number is sent until it is answered, so an answer gives the round
// trip.
#pragma once

#include <cstdint>

namespace kuhhandel::server {

class PingTracker {
 public:
  /// Returns true if the latest ping has been answered; a new number is then sent for the first time.
  bool start_ping() {
    bool const is_new = answered_ == latest_;
    if (is_new) ++latest_;
    return is_new;
  }
  std::uint64_t latest() const { return latest_; }

  /// Returns whether a ping with this number was sent. Any answer to it is a sign of life: on a slow
  /// connection each ping is sent more than once.
  bool was_sent(std::uint64_t number) const { return number > 0 && number <= latest_; }
  /// Returns whether this is the first answer to the latest ping.
  bool record_answer(std::uint64_t number) {
    if (answered_ == latest_ || number != latest_) return false;
    answered_ = number;
    return true;
  }
  bool is_pending() const { return answered_ != latest_; }

 private:
  std::uint64_t latest_ = 0;
  std::uint64_t answered_ = 0;
};

}  // namespace kuhhandel::server
