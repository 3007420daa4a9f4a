// A pool of threads that share one piece of work after another.
#pragma once

#include <atomic>
#include <condition_variable>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

namespace kuhhandel::bindings {

/// The caller is one of them and does what the others have not begun, so it waits only for the pieces that
/// they have in hand. A child process of `fork` has only the caller: the first `share` there starts the
/// others again.
class Workers {
 public:
  /// `threads` of 1 or more, including the caller; each work has `pieces` pieces.
  Workers(int threads, int pieces);
  ~Workers();
  Workers(Workers const&) = delete;
  Workers& operator=(Workers const&) = delete;

  int threads() const { return static_cast<int>(parts_.size()); }
  /// Calls `work` once with each piece, and the number of the thread that does it; returns when all are done.
  /// Each thread begins with those that it has each time, which are in its caches. While the caller waits for
  /// the others, it calls `look` every 20 ms.
  void share(std::function<void(int piece, int thread)> const& work, std::function<void()> const& look);

 private:
  /// The pieces left of one thread's share. Pieces of earlier rounds cannot be taken.
  struct alignas(64) Part {
    std::atomic<std::uint64_t> next;  // the round, then the piece
    int end;
  };

  /// With the mutex, the last piece of a round never ends between the caller's look and its wait.
  struct Ending {
    std::mutex mutex;
    std::condition_variable ended;
  };

  bool take_one(std::uint32_t round, Part& part, int thread);
  void take_all(std::uint32_t round, int thread);
  void wait_for_others(std::function<void()> const& look);
  /// Takes part in each round after `seen`.
  void help(int thread, std::uint32_t seen);
  void start_others();
  /// Forgets threads that only the parent process has, which can be neither joined nor detached here, and a
  /// mutex that one of them may hold.
  void abandon_others_of_parent();

  std::function<void(int, int)> const* work_ = nullptr;
  std::vector<Part> parts_;
  int pieces_;
  std::atomic<std::uint32_t> round_ = 0;
  std::atomic<int> left_ = 0;
  std::unique_ptr<Ending> ending_;
  std::atomic<bool> ends_ = false;
  std::vector<std::thread> others_;
  int forks_ = 0;  // of this process, when the others were started
};

}  // namespace kuhhandel::bindings
