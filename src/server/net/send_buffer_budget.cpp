#include "server/net/send_buffer_budget.h"

#include <algorithm>
#include <functional>
#include <map>
#include <utility>
#include <vector>

#include "server/limits/client_subnet.h"

namespace kuhhandel::server {
namespace {

/// Disconnecting clients with less than this would not help.
constexpr std::size_t kMinBytesToCut = 1024;
constexpr std::size_t kMeasuredPerRun = 4000;

}  // namespace

SendBufferBudget::Account::Account(SendBufferBudget& budget, std::function<std::size_t()> in_kernel,
                                   std::function<void()> cut)
    : budget_(budget),
      query_kernel_(std::move(in_kernel)),
      close_(std::move(cut)),
      position_(budget.accounts_.insert(budget.accounts_.end(), this)) {}

SendBufferBudget::Account::~Account() {
  if (!is_cut_) budget_.bytes_ -= bytes();
  budget_.accounts_.erase(position_);
}

void SendBufferBudget::Account::set_client(boost::asio::ip::address const& address) {
  subnet_ = subnet_of(address);
}

void SendBufferBudget::Account::add(std::size_t bytes) {
  if (is_cut_ || bytes == 0) return;
  waiting_ += bytes;
  budget_.bytes_ += bytes;
  update_start();
  if (budget_.bytes_ > budget_.limit_) budget_.cut_largest_subnets();
}

void SendBufferBudget::Account::remove(std::size_t bytes) {
  if (is_cut_) return;
  waiting_ -= bytes;
  budget_.bytes_ -= bytes;
  update_start();
}

void SendBufferBudget::Account::count_written(std::size_t bytes) {
  written_ += bytes;
  if (waiting_ > 0) moved_ += static_cast<std::int64_t>(bytes);
}

void SendBufferBudget::Account::measure() {
  if (is_cut_ || (written_ == 0 && in_kernel_ == 0)) return;
  auto const before = std::exchange(in_kernel_, query_kernel_());
  auto const written = std::exchange(written_, 0);
  budget_.bytes_ += in_kernel_;
  budget_.bytes_ -= before;
  if (waiting_ == 0) {
    // The kernel has sent all that it had at the last measurement. Its current bytes are newer.
    if (in_kernel_ <= written) waiting_since_.reset();
    moved_ += static_cast<std::int64_t>(before + written) - static_cast<std::int64_t>(in_kernel_);
  }
  update_start();
}

void SendBufferBudget::Account::update_start() {
  if (bytes() == 0) {
    waiting_since_.reset();
  } else if (!waiting_since_) {
    waiting_since_ = budget_.now_();
    moved_ = 0;
  }
}

void SendBufferBudget::Account::cut() {
  is_cut_ = true;
  budget_.bytes_ -= bytes();
  ++budget_.cut_;
  close_();
}

void SendBufferBudget::measure() {
  for (auto left = std::min(kMeasuredPerRun, accounts_.size()); left > 0; --left) {
    accounts_.front()->measure();
    accounts_.splice(accounts_.end(), accounts_, accounts_.begin());
  }
  if (bytes_ > limit_) cut_largest_subnets();
}

void SendBufferBudget::cut_largest_subnets() {
  struct Subnet {
    std::size_t bytes = 0;
    std::vector<Account*> slowest_last;
  };
  std::map<boost::asio::ip::address, Subnet> subnets;
  for (auto* const account : accounts_) {
    // At the latest measurement, a client may just not have acknowledged what it has long read now.
    if (account->bytes() >= kMinBytesToCut) account->measure();
    if (account->is_cut() || account->bytes() < kMinBytesToCut) continue;
    auto& subnet = subnets[account->subnet_];
    subnet.bytes += account->bytes();
    subnet.slowest_last.push_back(account);
  }
  std::vector<Subnet> heap;
  for (auto& [address, subnet] : subnets) {
    std::ranges::sort(subnet.slowest_last, std::greater(),
                      [](Account const* account) { return account->deadline(); });
    heap.push_back(std::move(subnet));
  }
  std::ranges::make_heap(heap, {}, &Subnet::bytes);
  // Frees more than necessary, so that this is not repeated for each message.
  auto const enough = limit_ - limit_ / 8;
  while (bytes_ > enough && !heap.empty()) {
    std::ranges::pop_heap(heap, {}, &Subnet::bytes);
    auto& largest = heap.back();
    auto* const slowest = largest.slowest_last.back();
    largest.slowest_last.pop_back();
    largest.bytes -= slowest->bytes();
    slowest->cut();
    if (largest.slowest_last.empty()) {
      heap.pop_back();
    } else {
      std::ranges::push_heap(heap, {}, &Subnet::bytes);
    }
  }
}

}  // namespace kuhhandel::server
