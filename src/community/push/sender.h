// Sends notices to push services, and posts to other programs, in a thread of its own: whoever sends waits
// for nobody, and an answer comes when it comes. Redirects are not followed, and the address that is
// connected to is the one that was looked at (endpoint.h).
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "push/encrypted_payload.h"
#include "push/endpoint.h"
#include "push/host_lookup.h"
#include "push/key_pair.h"

namespace kuhhandel::push {

/// What is to be sent, and to which browser.
struct PushMessage {
  std::uint64_t number;  // by which its sender knows it again
  Endpoint endpoint;
  BrowserKeys keys;
  std::string text;   // to kLongestText; empty: only to try whether the push service can be reached
  std::string topic;  // a later notice of the same one takes its place; to 32 letters of base64url
  std::chrono::seconds lasts{0};  // the push service drops it then
};

/// What is to be told to another program, in clear.
struct WebhookPost {
  std::uint64_t number;  // by which its sender knows it again
  Endpoint endpoint;
  std::string json;
};

/// What became of a notice or a post.
enum class DeliveryStatus : std::uint8_t {
  taken,        // by the push service; whether the browser gets it nobody tells
  gone,         // the browser has no such address any more
  later,        // the push service has too much to do
  refused,      // it does not want this notice
  unreachable,  // nobody speaks HTTPS there, or at an address where notices may not go
};

struct DeliveryResult {
  std::uint64_t number;
  DeliveryStatus delivery;
  std::chrono::seconds not_before{0};  // with `later`: as the push service asked; 0: it did not say
  unsigned status = 0;                 // of HTTP, where anybody answered
};

struct SenderOptions {
  AddressPolicy address_policy = AddressPolicy::internet;
  std::string contact = {};                                            // vapid_header
  std::chrono::milliseconds timeout = std::chrono::seconds(15);        // for all of one notice
  std::chrono::milliseconds lookup_timeout = std::chrono::seconds(5);  // for the addresses of its host
  Resolve resolve = resolve_by_system;
};

class Sender {
 public:
  /// The limits of what is in flight: in all, and to one host.
  static constexpr int kMaxInFlight = 32;
  static constexpr int kMaxPerHost = 8;
  /// A host is unproven until it answers. Hosts that never answer, or whose names nobody resolves, are cheap
  /// to invent, so they get a part of the whole, and one host or site a small part of that.
  static constexpr int kMaxUnproven = 24;
  static constexpr int kMaxPerUnprovenHost = 2;
  static constexpr int kMaxPerUnprovenSite = 4;

  /// `told` hears of each notice, in the sender's thread. `key` is known to browsers by its point.
  Sender(KeyPair key, SenderOptions options, std::function<void(DeliveryResult)> on_result);
  /// One that sends posts alone.
  Sender(SenderOptions options, std::function<void(DeliveryResult)> on_result);
  /// Notices that are on their way come to nothing.
  ~Sender();

  /// Whether one more may be in flight to that host.
  bool has_room(std::string const& host) const;
  /// There must be room. From one thread alone.
  void send(PushMessage notice);
  void send(WebhookPost post);

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace kuhhandel::push
