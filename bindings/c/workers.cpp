#include "bindings/c/workers.h"

#include <chrono>

#if __has_include(<pthread.h>) && !defined(__wasm__)
#include <pthread.h>
#endif

namespace kuhhandel::bindings {
namespace {

/// Looks for a while before it sleeps, as long as it would take to be woken: the next step often comes at
/// once.
bool changes_soon(auto const& number, auto same) {
  constexpr int kLooks = 100;
  for (int look = 0; look < kLooks && number == same; ++look) std::this_thread::yield();
  return number != same;
}

/// Counts how often this process is the child of a `fork`.
std::atomic<int> forks = 0;

void count_forks() {
#if __has_include(<pthread.h>) && !defined(__wasm__)
  [[maybe_unused]] static int const registered = pthread_atfork(nullptr, nullptr, [] { ++forks; });
#endif
}

constexpr std::uint64_t place(std::uint32_t round, int piece) {
  return std::uint64_t{round} << 32 | static_cast<std::uint32_t>(piece);
}

}  // namespace

Workers::Workers(int threads, int pieces)
    : parts_(static_cast<std::size_t>(threads)), pieces_(pieces), ending_(std::make_unique<Ending>()) {
  for (int thread = 0; thread < threads; ++thread)
    parts_[static_cast<std::size_t>(thread)].end =
        static_cast<int>(std::int64_t{pieces} * (thread + 1) / threads);
  count_forks();
  start_others();
}

Workers::~Workers() {
  if (forks_ != forks) {
    abandon_others_of_parent();
    return;
  }
  ends_ = true;
  ++round_;
  round_.notify_all();
  for (auto& thread : others_) thread.join();
}

void Workers::start_others() {
  forks_ = forks;
  auto const seen = round_.load();
  for (int thread = 1; thread < threads(); ++thread)
    others_.emplace_back([this, thread, seen] { help(thread, seen); });
}

void Workers::abandon_others_of_parent() {
  // The destructor of a thread that was not joined ends the program, so the threads are never destroyed.
  [[maybe_unused]] auto const* const abandoned = new std::vector<std::thread>(std::move(others_));
  others_.clear();
  [[maybe_unused]] auto const* const held = ending_.release();
  ending_ = std::make_unique<Ending>();
}

void Workers::share(std::function<void(int, int)> const& work, std::function<void()> const& look) {
  if (forks_ != forks) {
    abandon_others_of_parent();
    start_others();
  }
  work_ = &work;
  left_ = pieces_;
  auto const round = round_ + 1;
  int first = 0;
  for (auto& part : parts_) {
    part.next = place(round, first);
    first = part.end;
  }
  round_ = round;
  round_.notify_all();
  take_all(round, 0);
  for (int left = left_; left > 0; left = left_) {
    if (!changes_soon(left_, left)) return wait_for_others(look);
  }
}

void Workers::wait_for_others(std::function<void()> const& look) {
  std::unique_lock lock(ending_->mutex);
  while (!ending_->ended.wait_for(lock, std::chrono::milliseconds(20), [this] { return left_ == 0; })) {
    lock.unlock();
    look();
    lock.lock();
  }
}

bool Workers::take_one(std::uint32_t round, Part& part, int thread) {
  auto next = part.next.load();
  do {
    if (next >= place(round, part.end) || next < place(round, 0)) return false;
  } while (!part.next.compare_exchange_weak(next, next + 1));
  // The round is not over before this is done, so what it works on is still there.
  (*work_)(static_cast<int>(static_cast<std::uint32_t>(next)), thread);
  if (--left_ == 0) {
    std::lock_guard const lock(ending_->mutex);
    ending_->ended.notify_one();
  }
  return true;
}

void Workers::take_all(std::uint32_t round, int thread) {
  for (int i = 0; i < threads(); ++i) {
    auto& part = parts_[static_cast<std::size_t>((thread + i) % threads())];
    while (take_one(round, part, thread)) {
    }
  }
}

void Workers::help(int thread, std::uint32_t seen) {
  for (;;) {
    if (!changes_soon(round_, seen)) round_.wait(seen);
    if (ends_) return;
    seen = round_;
    take_all(seen, thread);
  }
}

}  // namespace kuhhandel::bindings
