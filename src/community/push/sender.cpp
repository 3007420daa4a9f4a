#include "push/sender.h"

#include <sys/resource.h>

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ssl/context.hpp>
#include <cassert>
#include <cctype>
#include <map>
#include <memory>
#include <mutex>
#include <set>
#include <thread>
#include <utility>

#include "push/post_https.h"
#include "push/vapid.h"

namespace kuhhandel::push {
namespace {

namespace asio = boost::asio;

/// Gives the server's event loop priority on a single core. On Linux, threads have their own priority.
constexpr int kLessUrgent = 10;

asio::ssl::context context_for_services() {
  asio::ssl::context tls(asio::ssl::context::tls_client);
  tls.set_options(asio::ssl::context::default_workarounds | asio::ssl::context::no_tlsv1 |
                  asio::ssl::context::no_tlsv1_1);
  tls.set_default_verify_paths();
  return tls;
}

std::vector<std::pair<std::string, std::string>> headers_of(PushMessage const& message,
                                                            std::string authorization) {
  std::vector<std::pair<std::string, std::string>> headers{{"Authorization", std::move(authorization)},
                                                           {"Content-Encoding", "aes128gcm"},
                                                           {"Content-Type", "application/octet-stream"},
                                                           {"TTL", std::to_string(message.lasts.count())},
                                                           {"Urgency", "high"}};
  if (!message.topic.empty()) headers.emplace_back("Topic", message.topic);
  return headers;
}

/// Returns the approximate registered domain of a host: its last two labels; an IP address unchanged.
std::string site_of(std::string const& host) {
  auto const last = host.rfind('.');
  if (last == std::string::npos || last == 0 || std::isdigit(static_cast<unsigned char>(host.back())) != 0)
    return host;
  auto const before = host.rfind('.', last - 1);
  return before == std::string::npos ? host : host.substr(before + 1);
}

/// Counts what is in flight by host, and remembers which hosts answer.
class InFlight {
 public:
  bool has_room(std::string const& host) const {
    std::scoped_lock const lock(mutex_);
    if (all_ >= Sender::kMaxInFlight) return false;
    if (answering_.contains(host)) return count(to_, host) < Sender::kMaxPerHost;
    return unproven_ < Sender::kMaxUnproven && count(to_, host) < Sender::kMaxPerUnprovenHost &&
           count(unproven_to_, site_of(host)) < Sender::kMaxPerUnprovenSite;
  }

  /// The result holds a slot for as long as any part of the exchange runs. This object must outlive it.
  std::shared_ptr<void> begin(std::string const& host) {
    std::scoped_lock const lock(mutex_);
    auto const unproven_site = answering_.contains(host) ? std::string() : site_of(host);
    ++all_;
    ++to_[host];
    if (!unproven_site.empty()) {
      ++unproven_;
      ++unproven_to_[unproven_site];
    }
    return {nullptr, [this, host, unproven_site](std::nullptr_t) { end(host, unproven_site); }};
  }

  void answered(std::string const& host, bool did) {
    std::scoped_lock const lock(mutex_);
    if (!did)
      answering_.erase(host);
    else if (answering_.size() < kMostRemembered)
      answering_.insert(host);
  }

 private:
  static constexpr std::size_t kMostRemembered = 4096;

  static int count(std::map<std::string, int> const& counts, std::string const& key) {
    auto const found = counts.find(key);
    return found == counts.end() ? 0 : found->second;
  }
  static void take_one(std::map<std::string, int>& counts, std::string const& key) {
    if (--counts[key] == 0) counts.erase(key);
  }

  void end(std::string const& host, std::string const& unproven_site) {
    std::scoped_lock const lock(mutex_);
    --all_;
    take_one(to_, host);
    if (unproven_site.empty()) return;
    --unproven_;
    take_one(unproven_to_, unproven_site);
  }

  mutable std::mutex mutex_;
  int all_ = 0;
  int unproven_ = 0;
  std::map<std::string, int> to_;
  std::map<std::string, int> unproven_to_;  // by site
  std::set<std::string> answering_;         // hosts whose latest exchange got a response
};

}  // namespace

struct Sender::Impl {
  Impl(std::optional<KeyPair> of_server, SenderOptions chosen, std::function<void(DeliveryResult)> handler)
      : key(std::move(of_server)), options(std::move(chosen)), on_result(std::move(handler)) {
    thread = std::thread([this] {
      setpriority(PRIO_PROCESS, 0, kLessUrgent);
      for (bool has_ended = false; !has_ended;) {
        try {
          io.run();
          has_ended = true;
        } catch (std::exception const&) {  // NOLINT(bugprone-empty-catch)
          // This exchange gets no result; the caller sends its content again later.
        }
      }
    });
  }
  ~Impl() {
    io.stop();
    thread.join();
  }

  Request request_for(PushMessage const& message) const {
    if (message.text.empty()) return {.endpoint = message.endpoint};
    auto const now = std::chrono::system_clock::now();
    return {.endpoint = message.endpoint,
            .headers = headers_of(message, vapid_header(*key, message.endpoint, options.contact, now)),
            .body = encrypted_payload(message.text, message.keys,
                                      EncryptionParameters::random(message.text.size()))};
  }

  Request request_for(WebhookPost const& post) const {
    return {.endpoint = post.endpoint,
            .headers = {{"Content-Type", "application/json"}, {"User-Agent", "Kuhhandel"}},
            .body = post.json};
  }

  /// A push message or a webhook post.
  template <class Sent>
  asio::awaitable<void> deliver(Sent sent, std::shared_ptr<void> held) {
    DeliveryResult answer{0, DeliveryStatus::refused};
    try {
      auto request = request_for(sent);
      request.slot = held;
      answer = co_await post_https(std::move(request), options, tls, lookup);
      in_flight.answered(sent.endpoint.host, answer.delivery != DeliveryStatus::unreachable);
    } catch (std::exception const&) {
      // OpenSSL failed, and a retry would not help.
    }
    answer.number = sent.number;
    held.reset();
    on_result(answer);
  }

  template <class Sent>
  void send(Sent sent) {
    assert(in_flight.has_room(sent.endpoint.host));
    auto held = in_flight.begin(sent.endpoint.host);
    asio::co_spawn(io, deliver(std::move(sent), std::move(held)), asio::detached);
  }

  std::optional<KeyPair> key;  // nullopt: no push messages
  SenderOptions options;
  std::function<void(DeliveryResult)> on_result;
  InFlight in_flight;
  asio::ssl::context tls = context_for_services();
  asio::io_context io{1};
  asio::executor_work_guard<asio::io_context::executor_type> stays{io.get_executor()};
  HostLookup lookup{options.resolve, kMaxInFlight};
  std::thread thread;
};

Sender::Sender(KeyPair key, SenderOptions options, std::function<void(DeliveryResult)> on_result)
    : impl_(std::make_unique<Impl>(std::move(key), std::move(options), std::move(on_result))) {}

Sender::Sender(SenderOptions options, std::function<void(DeliveryResult)> on_result)
    : impl_(std::make_unique<Impl>(std::nullopt, std::move(options), std::move(on_result))) {}

Sender::~Sender() = default;

bool Sender::has_room(std::string const& host) const { return impl_->in_flight.has_room(host); }

void Sender::send(PushMessage message) { impl_->send(std::move(message)); }

void Sender::send(WebhookPost post) { impl_->send(std::move(post)); }

}  // namespace kuhhandel::push
