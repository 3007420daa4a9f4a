// Threads that share a piece of work, again and again, and wait for the next without being made anew.
#pragma once

#include <atomic>
#include <barrier>
#include <functional>
#include <thread>
#include <vector>

namespace kuhhandel::bindings {

class Workers {
 public:
  /// `parts` of 1 or more: the caller does one of them, so one fewer threads.
  explicit Workers(int parts);
  ~Workers();
  Workers(Workers const&) = delete;
  Workers& operator=(Workers const&) = delete;

  int parts() const { return static_cast<int>(threads_.size()) + 1; }
  /// Calls `work` with each part's number, at once, and returns when all are done.
  void share(std::function<void(int)> const& work);
  /// For each part in the midst of its work: waits until all have come so far.
  void meet();

 private:
  void wait_for_work(int part);

  std::function<void(int)> const* work_ = nullptr;  // null ends the threads
  std::atomic<int> round_ = 0;
  std::atomic<int> at_work_ = 0;
  std::barrier<> meeting_;
  std::vector<std::thread> threads_;
};

}  // namespace kuhhandel::bindings
