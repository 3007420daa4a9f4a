// The deliveries in flight of push notifications or webhooks: sends messages through a push::Sender, and
// finds what each result is about. The user of this class stores messages that wait to be sent.
#pragma once

#include <algorithm>
#include <cstdint>
#include <map>
#include <mutex>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "push/sender.h"
#include "server/ledger/failure.h"
#include "server/observability/delivery_results.h"

namespace kuhhandel::server {

/// A Job is what the user must know of a message when its result arrives.
template <class Job>
class DeliveryQueue {
 public:
  /// `key` is that of push messages; webhook posts have none.
  template <class... Key>
  explicit DeliveryQueue(push::SenderOptions options, Key... key)
      : address_policy_(options.address_policy),
        sender_(std::move(key)..., std::move(options), [this](push::DeliveryResult result) {
          std::scoped_lock const lock(mutex_);
          results_.push_back(result);
        }) {}

  push::AddressPolicy address_policy() const { return address_policy_; }
  /// Counts all results.
  Deliveries const& deliveries() const { return deliveries_; }

  /// Returns the host of an address, for the log, since the rest of it is a secret; empty if it is not
  /// allowed.
  std::string host_of(std::string const& address) const {
    auto const endpoint = push::Endpoint::read(address, address_policy_);
    return endpoint ? endpoint->host : std::string();
  }

  bool has_room(std::string const& host) const { return sender_.has_room(host); }
  /// Returns whether a job for which `is_meant` returns true is in flight.
  template <class IsMeant>
  bool has_in_flight(IsMeant const& is_meant) const {
    return std::ranges::any_of(in_flight_, [&](auto const& each) { return is_meant(each.second); });
  }

  /// Precondition: has_room() of the host.
  template <class Message>
  void send(Job job, Message message) {
    message.number = ++last_sent_;
    sender_.send(std::move(message));
    in_flight_.emplace(last_sent_, std::move(job));
  }

  /// Calls `handle` with the job of each result that has arrived. An exception ends the handling of that
  /// result only; `where` names it in the log.
  template <class Handle>
  void handle_results(std::string_view where, Handle const& handle) {
    for (auto const& result : take_results())
      contained(
          where,
          [&] {
            auto const found = in_flight_.extract(result.number);
            if (found.empty()) return;
            deliveries_.count(result.delivery);
            handle(found.mapped(), result);
          },
          [] {});
  }

 private:
  std::vector<push::DeliveryResult> take_results() {
    std::scoped_lock const lock(mutex_);
    return std::exchange(results_, {});
  }

  std::map<std::uint64_t, Job> in_flight_;
  std::uint64_t last_sent_ = 0;
  Deliveries deliveries_;
  push::AddressPolicy address_policy_;
  std::mutex mutex_;
  std::vector<push::DeliveryResult> results_;  // written by the sender's threads
  push::Sender sender_;
};

}  // namespace kuhhandel::server
