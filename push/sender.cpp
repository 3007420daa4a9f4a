#include "push/sender.h"

#include <sys/resource.h>

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ssl/context.hpp>
#include <cassert>
#include <map>
#include <mutex>
#include <thread>
#include <utility>

#include "push/exchange.h"
#include "push/vapid.h"

namespace kuhhandel::push {
namespace {

namespace asio = boost::asio;

/// Where there is one core, the server's loop has it first. A thread has a priority of its own on Linux.
constexpr int kLessUrgent = 10;

asio::ssl::context context_for_services() {
  asio::ssl::context tls(asio::ssl::context::tls_client);
  tls.set_options(asio::ssl::context::default_workarounds | asio::ssl::context::no_tlsv1 |
                  asio::ssl::context::no_tlsv1_1);
  tls.set_default_verify_paths();
  return tls;
}

std::vector<std::pair<std::string, std::string>> headers_of(Notice const& notice, std::string authorization) {
  std::vector<std::pair<std::string, std::string>> headers{{"Authorization", std::move(authorization)},
                                                           {"Content-Encoding", "aes128gcm"},
                                                           {"Content-Type", "application/octet-stream"},
                                                           {"TTL", std::to_string(notice.lasts.count())},
                                                           {"Urgency", "high"}};
  if (!notice.topic.empty()) headers.emplace_back("Topic", notice.topic);
  return headers;
}

/// How many are on their way, and where to.
class OnTheirWay {
 public:
  bool has_room(std::string const& host) const {
    std::scoped_lock const lock(mutex_);
    auto const there = to_.find(host);
    return all_ < Sender::kMostAtOnce && (there == to_.end() || there->second < Sender::kMostOfAHost);
  }
  void begin(std::string const& host) {
    std::scoped_lock const lock(mutex_);
    ++all_;
    ++to_[host];
  }
  void end(std::string const& host) {
    std::scoped_lock const lock(mutex_);
    --all_;
    if (--to_[host] == 0) to_.erase(host);
  }

 private:
  mutable std::mutex mutex_;
  int all_ = 0;
  std::map<std::string, int> to_;
};

}  // namespace

struct Sender::Impl {
  Impl(std::optional<KeyPair> of_server, SenderOptions chosen, std::function<void(Answer)> hears)
      : key(std::move(of_server)), options(std::move(chosen)), told(std::move(hears)) {
    thread = std::thread([this] {
      setpriority(PRIO_PROCESS, 0, kLessUrgent);
      for (bool has_ended = false; !has_ended;) {
        try {
          io.run();
          has_ended = true;
        } catch (std::exception const&) {  // NOLINT(bugprone-empty-catch)
          // One exchange brings no answer; what it carried is sent again later.
        }
      }
    });
  }
  ~Impl() {
    io.stop();
    thread.join();
  }

  Request request_for(Notice const& notice) const {
    if (notice.text.empty()) return {.endpoint = notice.endpoint};
    auto const now = std::chrono::system_clock::now();
    return {.endpoint = notice.endpoint,
            .headers = headers_of(notice, vapid_header(*key, notice.endpoint, options.contact, now)),
            .body = sealed_message(notice.text, notice.keys, SealedWith::chance(notice.text.size()))};
  }

  Request request_for(Post const& post) const {
    return {.endpoint = post.endpoint,
            .headers = {{"Content-Type", "application/json"}, {"User-Agent", "Kuhhandel"}},
            .body = post.json};
  }

  /// A notice or a post.
  template <class Sent>
  asio::awaitable<void> deliver(Sent sent) {
    Answer answer{0, Fate::refused};
    try {
      answer = co_await exchange(request_for(sent), options, tls);
    } catch (std::exception const&) {
      // OpenSSL wants nothing to do with it; neither does it tomorrow.
    }
    answer.number = sent.number;
    on_their_way.end(sent.endpoint.host);
    told(answer);
  }

  template <class Sent>
  void send(Sent sent) {
    assert(on_their_way.has_room(sent.endpoint.host));
    on_their_way.begin(sent.endpoint.host);
    asio::co_spawn(io, deliver(std::move(sent)), asio::detached);
  }

  std::optional<KeyPair> key;  // none: no notices
  SenderOptions options;
  std::function<void(Answer)> told;
  OnTheirWay on_their_way;
  asio::ssl::context tls = context_for_services();
  asio::io_context io{1};
  asio::executor_work_guard<asio::io_context::executor_type> stays{io.get_executor()};
  std::thread thread;
};

Sender::Sender(KeyPair key, SenderOptions options, std::function<void(Answer)> told)
    : impl_(std::make_unique<Impl>(std::move(key), std::move(options), std::move(told))) {}

Sender::Sender(SenderOptions options, std::function<void(Answer)> told)
    : impl_(std::make_unique<Impl>(std::nullopt, std::move(options), std::move(told))) {}

Sender::~Sender() = default;

bool Sender::has_room(std::string const& host) const { return impl_->on_their_way.has_room(host); }

void Sender::send(Notice notice) { impl_->send(std::move(notice)); }

void Sender::send(Post post) { impl_->send(std::move(post)); }

}  // namespace kuhhandel::push
