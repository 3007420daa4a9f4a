#include "bindings/c/workers.h"

namespace kuhhandel::bindings {
namespace {

/// Looks for a while before it sleeps, as long as it would take to be woken: the next step often comes at
/// once.
void wait_while(std::atomic<int> const& number, int same) {
  constexpr int kLooks = 100;
  for (int look = 0; look < kLooks && number == same; ++look) std::this_thread::yield();
  number.wait(same);
}

}  // namespace

Workers::Workers(int parts) : meeting_(parts) {
  for (int part = 1; part < parts; ++part) threads_.emplace_back([this, part] { wait_for_work(part); });
}

Workers::~Workers() {
  work_ = nullptr;
  ++round_;
  round_.notify_all();
  for (auto& thread : threads_) thread.join();
}

void Workers::share(std::function<void(int)> const& work) {
  work_ = &work;
  at_work_ = static_cast<int>(threads_.size());
  ++round_;
  round_.notify_all();
  work(0);
  for (int others = at_work_; others > 0; others = at_work_) wait_while(at_work_, others);
}

void Workers::meet() { meeting_.arrive_and_wait(); }

void Workers::wait_for_work(int part) {
  for (int done = 0;; ++done) {
    wait_while(round_, done);
    if (work_ == nullptr) return;
    (*work_)(part);
    if (--at_work_ == 0) at_work_.notify_one();
  }
}

}  // namespace kuhhandel::bindings
