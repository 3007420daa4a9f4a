#include "server/http/machine_names.h"

#include <algorithm>
#include <boost/asio/basic_waitable_timer.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/this_coro.hpp>
#include <utility>

#include "push/endpoint.h"

namespace kuhhandel::server {
namespace {

constexpr std::size_t kLookupThreads = 4;
constexpr auto kPollInterval = std::chrono::milliseconds(5);

template <class Values, class Value>
bool contains(Values const& values, Value const& value) {
  return std::ranges::find(values, value) != values.end();
}

}  // namespace

push::Addresses confirmed_addresses(std::string const& name, NameServices const& services) {
  auto const own = services.own_addresses();
  auto addresses = services.addresses_of(name);
  std::erase_if(addresses, [&](auto const& address) { return !contains(own, address); });
  if (addresses.empty() || contains(services.configured_names(), name)) return addresses;
  std::erase_if(addresses, [&](auto const& address) {
    return push::is_public_address(address) || !contains(services.names_of(address), name);
  });
  return addresses;
}

MachineNames::MachineNames(boost::asio::io_context& io, push::Resolve confirm,
                           std::function<Clock::time_point()> now)
    : io_(io), now_(std::move(now)), lookup_(std::move(confirm), kLookupThreads) {}

bool MachineNames::contains(std::string_view name) const {
  auto const found = names_.find(name);
  return found != names_.end() && found->second.is_confirmed;
}

bool MachineNames::is_current(Entry const& entry) const {
  auto const age = now_() - entry.checked_at;
  return entry.is_confirmed ? age < kConfirmedFor : age < kRefusedFor;
}

Task<void> MachineNames::look_up(std::string name) {
  auto const found = names_.find(name);
  bool const is_known = found != names_.end() && !found->second.is_pending;
  if (is_known && is_current(found->second)) co_return;
  auto const* const entry = is_known || found == names_.end() ? start_lookup(name) : &found->second;
  if (entry == nullptr || entry->is_confirmed) co_return;
  boost::asio::basic_waitable_timer<Clock, boost::asio::wait_traits<Clock>, Executor> timer(
      co_await boost::asio::this_coro::executor);
  // Not `now_`: the wait passes in real time.
  for (auto const until = Clock::now() + kMaxWait; Clock::now() < until;) {
    auto const waiting = names_.find(name);
    if (waiting == names_.end() || !waiting->second.is_pending) co_return;
    timer.expires_after(kPollInterval);
    auto const [error] = co_await timer.async_wait(kAwait);
    if (error) co_return;
  }
}

MachineNames::Entry* MachineNames::start_lookup(std::string const& name) {
  if (pending_ >= kMaxPending) return nullptr;
  forget_old_names();
  if (names_.size() >= kMaxNames && !names_.contains(name)) return nullptr;
  auto& entry = names_[name];
  entry.is_pending = true;
  ++pending_;
  lookup_.find(name, [this, name](push::Addresses const& addresses) {
    boost::asio::post(io_, [this, name, is_confirmed = !addresses.empty()] { on_found(name, is_confirmed); });
  });
  return &entry;
}

void MachineNames::forget_old_names() {
  if (names_.size() < kMaxNames) return;
  std::erase_if(names_,
                [&](auto const& item) { return !item.second.is_pending && !is_current(item.second); });
}

void MachineNames::on_found(std::string const& name, bool is_confirmed) {
  --pending_;
  auto& entry = names_[name];
  entry = {.is_confirmed = is_confirmed, .is_pending = false, .checked_at = now_()};
}

}  // namespace kuhhandel::server
