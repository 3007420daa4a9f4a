// Ends decisions that take long. Bots that search ask between two playouts whether to go on.
#pragma once

#include <utility>

namespace kuhhandel::bots {

/// While it exists, decisions of its thread end early once `stop()` returns true: with any legal choice,
/// which is not to be played. Without one, every decision is as long as its bot wants.
class Interruption {
 public:
  /// `stop` must outlive it, and is called about as often as a playout ends.
  template <class Stop>
  explicit Interruption(Stop const& stop)
      : stop_(&stop),
        call_([](void const* own) { return static_cast<bool>((*static_cast<Stop const*>(own))()); }),
        outer_(std::exchange(current_, this)) {}
  ~Interruption() { current_ = outer_; }
  Interruption(Interruption const&) = delete;
  Interruption& operator=(Interruption const&) = delete;

  /// Returns whether the decision at hand is to end now.
  static bool requested() { return current_ != nullptr && current_->call_(current_->stop_); }

 private:
  static inline thread_local Interruption const* current_ = nullptr;

  void const* stop_;
  bool (*call_)(void const*);
  Interruption const* outer_;
};

}  // namespace kuhhandel::bots
