// Sends push messages and webhook posts on a thread of its own; results arrive asynchronously. Does not
// follow redirects, and connects only to the address that was checked (endpoint.h).
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "push/delivery.h"
#include "push/encrypted_payload.h"
#include "push/endpoint.h"
#include "push/key_pair.h"

namespace kuhhandel::push {

/// A message to one browser.
struct PushMessage {
  std::uint64_t number = 0;  // identifies the message for the caller
  Endpoint endpoint;
  BrowserKeys keys;
  std::string text;   // up to kLongestText; empty: only test whether the push service is reachable
  std::string topic;  // a later message with the same topic replaces this one; up to 32 letters of base64url
  std::chrono::seconds lasts{0};  // afterwards the push service drops it
};

/// An unencrypted post to a webhook.
struct WebhookPost {
  std::uint64_t number = 0;  // identifies the post for the caller
  Endpoint endpoint;
  std::string json;
};

class Sender {
 public:
  /// Limits of what is in flight: in total, and to one host.
  static constexpr int kMaxInFlight = 32;
  static constexpr int kMaxPerHost = 8;
  /// A host is unproven until it answers. Hosts that never answer, or whose names cannot be resolved, are
  /// cheap to invent, so they share a part of the total, and one host or site may use only a small part of
  /// that.
  static constexpr int kMaxUnproven = 24;
  static constexpr int kMaxPerUnprovenHost = 2;
  static constexpr int kMaxPerUnprovenSite = 4;

  /// `on_result` is called with each result on the sender's thread. Browsers know `key` by its public point.
  Sender(KeyPair key, SenderOptions options, std::function<void(DeliveryResult)> on_result);
  /// Sends only webhook posts.
  Sender(SenderOptions options, std::function<void(DeliveryResult)> on_result);
  /// Abandons everything in flight.
  ~Sender();

  /// Returns true if the limits allow one more to that host.
  bool has_room(std::string const& host) const;
  /// Precondition: has_room(). Must always be called on the same thread.
  void send(PushMessage message);
  void send(WebhookPost post);

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace kuhhandel::push
