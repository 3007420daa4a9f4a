#include "server/net/send_buffer_budget.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace kuhhandel::server {
namespace {

/// Cutting connections that have less waiting would not help.
constexpr std::size_t kWorthCutting = 1024;
constexpr std::size_t kMeasuredAtOnce = 4000;

}  // namespace

Backlog::Account::Account(Backlog& backlog, std::function<std::size_t()> in_kernel, std::function<void()> cut)
    : backlog_(backlog),
      ask_kernel_(std::move(in_kernel)),
      close_(std::move(cut)),
      place_(backlog.accounts_.insert(backlog.accounts_.end(), this)) {}

Backlog::Account::~Account() {
  if (!is_cut_) backlog_.bytes_ -= bytes();
  backlog_.accounts_.erase(place_);
}

void Backlog::Account::add(std::size_t bytes) {
  if (is_cut_ || bytes == 0) return;
  waiting_ += bytes;
  backlog_.bytes_ += bytes;
  begin_or_end();
  if (backlog_.bytes_ > backlog_.most_) backlog_.cut_slowest();
}

void Backlog::Account::remove(std::size_t bytes) {
  if (is_cut_) return;
  waiting_ -= bytes;
  backlog_.bytes_ -= bytes;
  begin_or_end();
}

void Backlog::Account::count_written(std::size_t bytes) {
  written_ += bytes;
  if (waiting_ > 0) moved_ += static_cast<std::int64_t>(bytes);
}

void Backlog::Account::measure() {
  if (is_cut_ || (written_ == 0 && in_kernel_ == 0)) return;
  auto const before = std::exchange(in_kernel_, ask_kernel_());
  auto const written = std::exchange(written_, 0);
  backlog_.bytes_ += in_kernel_;
  backlog_.bytes_ -= before;
  if (waiting_ == 0) {
    // All that the kernel had then has gone: what it has now is newer.
    if (in_kernel_ <= written) since_.reset();
    moved_ += static_cast<std::int64_t>(before + written) - static_cast<std::int64_t>(in_kernel_);
  }
  begin_or_end();
}

void Backlog::Account::begin_or_end() {
  if (bytes() == 0) {
    since_.reset();
  } else if (!since_) {
    since_ = backlog_.now_();
    moved_ = 0;
  }
}

void Backlog::Account::cut() {
  is_cut_ = true;
  backlog_.bytes_ -= bytes();
  ++backlog_.cut_;
  close_();
}

void Backlog::measure() {
  for (auto left = std::min(kMeasuredAtOnce, accounts_.size()); left > 0; --left) {
    accounts_.front()->measure();
    accounts_.splice(accounts_.end(), accounts_, accounts_.begin());
  }
  if (bytes_ > most_) cut_slowest();
}

void Backlog::cut_slowest() {
  std::vector<Account*> behind;
  for (auto* const account : accounts_)
    if (!account->is_cut() && account->bytes() >= kWorthCutting) behind.push_back(account);
  std::ranges::sort(behind, {}, [](Account const* account) { return account->keeps_up_until(); });
  // Some room is made at once, so that this is not done again for each message.
  auto const enough = most_ - most_ / 8;
  for (auto* const account : behind) {
    if (bytes_ <= enough) return;
    account->cut();
  }
}

}  // namespace kuhhandel::server
