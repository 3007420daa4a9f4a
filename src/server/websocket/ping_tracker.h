// The pings of a connection and the answers to them, each by a number: the same goes out until it is
// answered, so that an answer tells how long the way there and back is.
#pragma once

#include <cstdint>

namespace kuhhandel::server {

class PingTracker {
 public:
  /// Another is due where the latest has been answered; then its number goes out for the first time.
  bool start_ping() {
    bool const is_new = answered_ == latest_;
    if (is_new) ++latest_;
    return is_new;
  }
  std::uint64_t latest() const { return latest_; }

  /// Whether such a ping went out. Its answer is a sign of life, be it the first or a later one: on a way
  /// that takes longer than a beat each goes out more than once.
  bool was_sent(std::uint64_t number) const { return number > 0 && number <= latest_; }
  /// Whether that is the first answer to the latest.
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
