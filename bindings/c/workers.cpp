#include "bindings/c/workers.h"

namespace kuhhandel::bindings {
namespace {

/// Looks for a while before it sleeps, as long as it would take to be woken: the next step often comes at
/// once.
template <class Number>
void wait_while(std::atomic<Number> const& number, Number same) {
  constexpr int kLooks = 100;
  for (int look = 0; look < kLooks && number == same; ++look) std::this_thread::yield();
  number.wait(same);
}

constexpr std::uint64_t place(std::uint32_t round, int piece) {
  return std::uint64_t{round} << 32 | static_cast<std::uint32_t>(piece);
}

}  // namespace

Workers::Workers(int threads, int pieces) : parts_(static_cast<std::size_t>(threads)), pieces_(pieces) {
  for (int thread = 0; thread < threads; ++thread)
    parts_[static_cast<std::size_t>(thread)].end =
        static_cast<int>(std::int64_t{pieces} * (thread + 1) / threads);
  for (int thread = 1; thread < threads; ++thread) others_.emplace_back([this, thread] { help(thread); });
}

Workers::~Workers() {
  ends_ = true;
  ++round_;
  round_.notify_all();
  for (auto& thread : others_) thread.join();
}

void Workers::share(std::function<void(int, int)> const& work) {
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
  for (int left = left_; left > 0; left = left_) wait_while(left_, left);
}

bool Workers::take_one(std::uint32_t round, Part& part, int thread) {
  auto next = part.next.load();
  do {
    if (next >= place(round, part.end) || next < place(round, 0)) return false;
  } while (!part.next.compare_exchange_weak(next, next + 1));
  // The round is not over before this is done, so what it works on is still there.
  (*work_)(static_cast<int>(static_cast<std::uint32_t>(next)), thread);
  if (--left_ == 0) left_.notify_one();
  return true;
}

void Workers::take_all(std::uint32_t round, int thread) {
  for (int i = 0; i < threads(); ++i) {
    auto& part = parts_[static_cast<std::size_t>((thread + i) % threads())];
    while (take_one(round, part, thread)) {
    }
  }
}

void Workers::help(int thread) {
  for (std::uint32_t seen = 0;;) {
    wait_while(round_, seen);
    if (ends_) return;
    seen = round_;
    take_all(seen, thread);
  }
}

}  // namespace kuhhandel::bindings
