#include "server/net/send_buffer_budget.h"

#include <algorithm>
#include <functional>
#include <utility>
#include <vector>

#include "server/limits/client_subnet.h"

namespace kuhhandel::server {
namespace {

/// Disconnecting clients with less than this would not help.
constexpr std::size_t kMinBytesToCut = 1024;

}  // namespace

SendBufferBudget::Account::Account(SendBufferBudget& budget, std::function<std::size_t()> in_kernel,
                                   std::function<void()> cut)
    : budget_(budget),
      query_kernel_(std::move(in_kernel)),
      close_(std::move(cut)),
      position_(budget.accounts_.insert(budget.accounts_.end(), this)) {
  join({});
}

SendBufferBudget::Account::~Account() {
  if (!is_cut_) shrink(bytes());
  leave();
  budget_.accounts_.erase(position_);
}

void SendBufferBudget::Account::join(boost::asio::ip::address const& subnet) {
  subnet_ = budget_.subnets_.try_emplace(subnet).first;
  subnet_->second.accounts.insert(this);
}

void SendBufferBudget::Account::leave() {
  auto& accounts = subnet_->second.accounts;
  accounts.erase(this);
  if (accounts.empty()) budget_.subnets_.erase(subnet_);
}

void SendBufferBudget::Account::grow(std::size_t bytes) {
  budget_.bytes_ += bytes;
  subnet_->second.bytes += bytes;
}

void SendBufferBudget::Account::shrink(std::size_t bytes) {
  budget_.bytes_ -= bytes;
  subnet_->second.bytes -= bytes;
}

void SendBufferBudget::Account::set_client(boost::asio::ip::address const& address) {
  auto const subnet = subnet_of(address);
  if (subnet == subnet_->first) return;
  auto const counted = is_cut_ ? 0 : bytes();
  shrink(counted);
  leave();
  join(subnet);
  grow(counted);
}

void SendBufferBudget::Account::add(std::size_t bytes) {
  if (is_cut_ || bytes == 0) return;
  waiting_ += bytes;
  grow(bytes);
  update_start();
  if (budget_.bytes_ > budget_.limit_) budget_.cut_largest_subnets();
}

void SendBufferBudget::Account::remove(std::size_t bytes) {
  if (is_cut_) return;
  waiting_ -= bytes;
  shrink(bytes);
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
  grow(in_kernel_);
  shrink(before);
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
  shrink(bytes());
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

/// The accounts of a subnet, of which one after the other is closed. Each is measured just before: at the
/// latest measurement, a client may not have acknowledged what it has long read now.
class SendBufferBudget::SlowestAccounts {
 public:
  explicit SlowestAccounts(Subnet const& subnet) : subnet_(&subnet) {}

  std::size_t bytes() const { return subnet_->bytes; }

  /// Measures or closes the slowest account. Returns false if none is left.
  bool advance() {
    if (!std::exchange(is_listed_, true)) list();
    if (heap_.empty()) return false;
    std::ranges::pop_heap(heap_, std::greater(), &Entry::deadline);
    auto& slowest = heap_.back();
    if (std::exchange(slowest.is_measured, true)) {
      slowest.account->cut();
      heap_.pop_back();
      return true;
    }
    slowest.account->measure();
    slowest.deadline = slowest.account->deadline();
    if (slowest.account->bytes() < kMinBytesToCut) {
      heap_.pop_back();
    } else {
      std::ranges::push_heap(heap_, std::greater(), &Entry::deadline);
    }
    return true;
  }

 private:
  struct Entry {
    Clock::time_point deadline;
    Account* account;
    bool is_measured = false;
  };

  void list() {
    for (auto* const account : subnet_->accounts)
      if (!account->is_cut() && account->bytes() >= kMinBytesToCut)
        heap_.push_back({account->deadline(), account});
    std::ranges::make_heap(heap_, std::greater(), &Entry::deadline);
  }

  Subnet const* subnet_;
  bool is_listed_ = false;
  std::vector<Entry> heap_;  // the slowest first
};

void SendBufferBudget::cut_largest_subnets() {
  std::vector<SlowestAccounts> heap;  // the largest subnet first
  for (auto const& [address, subnet] : subnets_)
    if (subnet.bytes >= kMinBytesToCut) heap.emplace_back(subnet);
  std::ranges::make_heap(heap, {}, &SlowestAccounts::bytes);
  // Frees more than necessary, so that this is not repeated for each message.
  auto const enough = limit_ - limit_ / 8;
  while (bytes_ > enough && !heap.empty()) {
    std::ranges::pop_heap(heap, {}, &SlowestAccounts::bytes);
    if (heap.back().advance()) {
      std::ranges::push_heap(heap, {}, &SlowestAccounts::bytes);
    } else {
      heap.pop_back();
    }
  }
}

}  // namespace kuhhandel::server
