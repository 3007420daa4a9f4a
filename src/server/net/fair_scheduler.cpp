#include "server/net/fair_scheduler.h"

#include <algorithm>
#include <boost/asio/post.hpp>
#include <cmath>

#include "server/limits/client_subnet.h"

namespace kuhhandel::server {

class FairScheduler::Turn {
 public:
  Turn(FairScheduler& scheduler, Subnet& subnet)
      : scheduler_(scheduler), subnet_(subnet), began_(scheduler.now_()) {
    subnet_.is_running = true;
  }
  Turn(Turn const&) = delete;
  Turn& operator=(Turn const&) = delete;
  ~Turn() {
    auto const now = scheduler_.now_();
    auto const age = scheduler_.age_of(now);
    std::chrono::duration<double> const used = now - began_ + kOverhead;
    subnet_.rank = std::log2(std::exp2(subnet_.rank - age) + used.count()) + age;
    subnet_.is_running = false;
    if (!subnet_.waiting.empty()) scheduler_.enqueue(subnet_);
  }

 private:
  FairScheduler& scheduler_;
  Subnet& subnet_;
  Clock::time_point began_;
};

std::shared_ptr<FairScheduler::Subnet> FairScheduler::subnet(boost::asio::ip::address const& address) {
  if (subnets_.size() >= evict_at_) evict_idle();
  auto& subnet = subnets_[subnet_of(address)];
  if (subnet == nullptr) subnet = std::make_shared<Subnet>();
  return subnet;
}

void FairScheduler::evict_idle() {
  // log2 of a microsecond.
  auto const negligible = age_of(now_()) - 20;
  std::erase_if(subnets_, [&](auto const& entry) {
    return entry.second.use_count() == 1 && entry.second->waiting.empty() && !entry.second->is_running &&
           entry.second->rank < negligible;
  });
  evict_at_ = std::max(kMinEvictSize, 2 * subnets_.size());
}

void FairScheduler::push(Subnet& subnet, Work work) {
  subnet.waiting.push_back(std::move(work));
  ++waiting_;
  if (subnet.waiting.size() == 1 && !subnet.is_running) enqueue(subnet);
  post();
}

void FairScheduler::post() {
  if (!std::exchange(is_posted_, true)) boost::asio::post(io_, [this] { run_slice(); });
}

void FairScheduler::run_slice() {
  /// Posts the next slice, also if the work throws.
  struct Rest {
    ~Rest() {
      scheduler.is_posted_ = false;
      if (!scheduler.ready_.empty()) scheduler.post();
    }
    FairScheduler& scheduler;
  };
  Rest const rest{*this};
  auto const end = now_() + kSlice;
  while (!ready_.empty() && now_() < end) run_next();
}

void FairScheduler::run_next() {
  auto& subnet = *ready_.extract(ready_.begin()).mapped();
  auto work = std::move(subnet.waiting.front());
  subnet.waiting.pop_front();
  --waiting_;
  Turn const turn(*this, subnet);
  work();
}

void FairScheduler::flush() {
  for (auto left = waiting_; left > 0 && !ready_.empty(); --left) run_next();
}

void FairScheduler::clear() {
  ready_.clear();
  waiting_ = 0;
  for (auto const& [address, subnet] : subnets_) std::exchange(subnet->waiting, {}).clear();
}

}  // namespace kuhhandel::server
