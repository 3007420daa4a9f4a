#include "bindings/c/workers.h"

namespace kuhhandel::bindings {

Workers::Workers(int parts) {
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
  for (int others = at_work_; others > 0; others = at_work_) at_work_.wait(others);
}

void Workers::wait_for_work(int part) {
  for (int done = 0;; ++done) {
    round_.wait(done);
    if (work_ == nullptr) return;
    (*work_)(part);
    if (--at_work_ == 0) at_work_.notify_one();
  }
}

}  // namespace kuhhandel::bindings
