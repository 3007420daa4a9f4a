// Requests to a push service, and the results of its responses.
#include "push/sender.h"

#include <gtest/gtest.h>

#include <atomic>
#include <condition_variable>
#include <deque>
#include <latch>
#include <memory>
#include <mutex>
#include <stdexcept>
#include <utility>

#include "tests/support/a_push_service.h"

namespace kuhhandel::push {
namespace {

/// Results, with a blocking wait.
class Answers {
 public:
  void take(DeliveryResult answer) {
    std::scoped_lock const lock(mutex_);
    all_.push_back(answer);
    came_.notify_all();
  }
  DeliveryResult next() {
    std::unique_lock lock(mutex_);
    if (!came_.wait_for(lock, std::chrono::seconds(30), [this] { return !all_.empty(); }))
      throw std::runtime_error("no answer");
    auto const answer = all_.front();
    all_.pop_front();
    return answer;
  }

 private:
  std::mutex mutex_;
  std::condition_variable came_;
  std::deque<DeliveryResult> all_;
};

struct ASender {
  APushService service;
  ASubscribedBrowser browser;
  KeyPair key = KeyPair::generate();
  std::string point = key.point();
  Answers answers;
  SenderOptions options{.address_policy = AddressPolicy::anywhere, .contact = "mailto:host@example.org"};
  std::optional<Sender> sender;

  Sender& begun() {
    if (!sender)
      sender.emplace(std::move(key), options, [this](DeliveryResult answer) { answers.take(answer); });
    return *sender;
  }
  PushMessage message(std::string text) {
    return {.number = 7,
            .endpoint = *Endpoint::read(service.address(), AddressPolicy::anywhere),
            .keys = {browser.point(), bytes_of(browser.auth)},
            .text = std::move(text),
            .topic = "table_1",
            .lasts = std::chrono::hours(2)};
  }
  DeliveryResult sent(std::string text = "moo") {
    begun().send(message(std::move(text)));
    return answers.next();
  }
};

TEST(Sender, SendsANotificationThatItsBrowserCanRead) {
  ASender a;

  auto const answer = a.sent(R"({"kind":"turn"})");

  EXPECT_EQ(answer.number, 7U);
  EXPECT_EQ(answer.delivery, DeliveryStatus::taken);
  auto const request = a.service.next();
  ASSERT_TRUE(request);
  EXPECT_EQ(request->method_string(), "POST");
  EXPECT_EQ(request->target(), "/push/anna");
  EXPECT_EQ((*request)["Content-Encoding"], "aes128gcm");
  EXPECT_EQ((*request)["TTL"], "7200");
  EXPECT_EQ((*request)["Topic"], "table_1");
  EXPECT_EQ(a.browser.read(request->body()), R"({"kind":"turn"})");
}

TEST(Sender, ContinuesAfterAnExceptionInTheCallback) {
  std::atomic<bool> throws = true;
  ASender a;
  a.sender.emplace(std::move(a.key), a.options, [&](DeliveryResult answer) {
    if (throws.exchange(false)) throw std::runtime_error("injected");
    a.answers.take(answer);
  });

  a.sender->send(a.message("first"));
  ASSERT_TRUE(a.service.next());
  a.sender->send(a.message("second"));

  EXPECT_EQ(a.answers.next().delivery, DeliveryStatus::taken);
}

TEST(Sender, SendsItsVapidIdentity) {
  ASender a;
  using std::chrono::system_clock;
  auto const now = std::chrono::duration_cast<std::chrono::seconds>(system_clock::now().time_since_epoch());

  a.sent();

  Vapid const vapid((*a.service.next())["Authorization"]);
  EXPECT_EQ(vapid.key, a.point);
  EXPECT_EQ(vapid.head, (boost::json::object{{"typ", "JWT"}, {"alg", "ES256"}}));
  EXPECT_EQ(vapid.claims.at("aud").as_string(), a.service.origin());
  EXPECT_EQ(vapid.claims.at("sub").as_string(), "mailto:host@example.org");
  EXPECT_GT(vapid.claims.at("exp").as_int64(), now.count());
  EXPECT_LE(vapid.claims.at("exp").as_int64(), now.count() + 24 * 60 * 60);
}

TEST(Vapid, RejectsATamperedSignature) {
  ASender a;
  a.sent();
  auto header = std::string((*a.service.next())["Authorization"]);
  auto const in_signature = header.find(", k=") - 10;
  header[in_signature] = header[in_signature] == 'A' ? 'B' : 'A';

  EXPECT_THROW(Vapid{header}, std::runtime_error);
}

TEST(Sender, MapsStatusCodesToDeliveryResults) {
  ASender a;
  auto const fate = [&](unsigned status) {
    a.service.answer(status);
    return a.sent().delivery;
  };

  EXPECT_EQ(fate(200), DeliveryStatus::taken);
  EXPECT_EQ(fate(404), DeliveryStatus::gone);
  EXPECT_EQ(fate(410), DeliveryStatus::gone);
  EXPECT_EQ(fate(429), DeliveryStatus::later);
  EXPECT_EQ(fate(503), DeliveryStatus::later);
  EXPECT_EQ(fate(403), DeliveryStatus::refused);
  EXPECT_EQ(fate(307), DeliveryStatus::refused) << "a redirect is not followed";
}

TEST(Sender, ReturnsTheRetryAfterOfThePushService) {
  ASender a;
  auto const rest = [&](std::string retry_after) {
    a.service.answer(429, std::move(retry_after));
    return a.sent().not_before;
  };

  EXPECT_EQ(rest("120"), std::chrono::seconds(120));
  EXPECT_EQ(rest("9999999"), std::chrono::hours(24));
  EXPECT_EQ(rest("Fri, 31 Dec 2027 23:59:59 GMT"), std::chrono::seconds(0));
}

TEST(Sender, RefusesPrivateAddresses) {
  ASender a;
  a.options.address_policy = AddressPolicy::internet;

  EXPECT_EQ(a.sent().delivery, DeliveryStatus::unreachable);
  EXPECT_EQ(a.service.waiting(), 0U);
}

TEST(Sender, SendsNothingIfTheCertificateIsForAnotherHost) {
  ASender a;
  auto to_another = a.message("moo");
  to_another.endpoint.host = "localhost";

  a.begun().send(to_another);

  EXPECT_EQ(a.answers.next().delivery, DeliveryStatus::unreachable) << "the certificate is for 127.0.0.1";
  EXPECT_EQ(a.service.waiting(), 0U);
}

TEST(Sender, ProbesAServiceWithoutANotification) {
  ASender a;
  auto nobody = a.message("");
  nobody.endpoint.port = 1;

  EXPECT_EQ(a.sent("").delivery, DeliveryStatus::taken);
  a.begun().send(nobody);
  EXPECT_EQ(a.answers.next().delivery, DeliveryStatus::unreachable);
  EXPECT_EQ(a.service.waiting(), 0U);
}

TEST(Sender, TimesOut) {
  namespace asio = boost::asio;
  ASender a;
  a.options.timeout = std::chrono::milliseconds(50);
  asio::io_context io;
  asio::ip::tcp::acceptor const silent(io, {asio::ip::make_address("127.0.0.1"), 0});
  auto to_silence = a.message("moo");
  to_silence.endpoint.port = silent.local_endpoint().port();

  a.begun().send(to_silence);

  EXPECT_EQ(a.answers.next().delivery, DeliveryStatus::unreachable);
}

TEST(Sender, DecidesByTheStatusRegardlessOfBodySize) {
  ASender a;
  a.service.answer_body(std::string(100'000, 'x'));
  auto const fate = [&](unsigned status) {
    a.service.answer(status);
    return a.sent().delivery;
  };

  EXPECT_EQ(fate(201), DeliveryStatus::taken);
  EXPECT_EQ(fate(299), DeliveryStatus::taken);
  EXPECT_EQ(fate(404), DeliveryStatus::gone);
  EXPECT_EQ(fate(410), DeliveryStatus::gone);
  EXPECT_EQ(fate(429), DeliveryStatus::later);
}

/// Lookups of names under `.silent` do not end before the test does.
struct ASenderWithSilentNames : ASender {
  std::shared_ptr<std::latch> end = std::make_shared<std::latch>(1);

  ASenderWithSilentNames() {
    options.resolve = [end = end](std::string const& host) -> Addresses {
      if (!host.ends_with(".silent")) return {boost::asio::ip::make_address(host)};
      end->wait();
      return {};
    };
  }
  ~ASenderWithSilentNames() { end->count_down(); }
};

/// Posts to hosts whose names nobody resolves while there is room. Returns the number of posts.
int post_to_silent_sites(Sender& sender, int most) {
  int posted = 0;
  for (; posted < most; ++posted) {
    auto const host = "hook.site-" + std::to_string(posted) + ".silent";
    if (!sender.has_room(host)) break;
    sender.send(WebhookPost{.number = 100,
                            .endpoint = *Endpoint::read("https://" + host + "/hook", AddressPolicy::internet),
                            .json = "{}"});
  }
  return posted;
}

TEST(Sender, DeliversDuringManyHangingDnsLookups) {
  ASenderWithSilentNames a;
  EXPECT_EQ(post_to_silent_sites(a.begun(), 20), 20);

  auto const answer = a.sent();

  EXPECT_EQ(answer.number, 7U);
  EXPECT_EQ(answer.delivery, DeliveryStatus::taken);
}

TEST(Sender, ReservesCapacityForHostsThatAnswer) {
  ASenderWithSilentNames a;
  a.sent();

  EXPECT_EQ(post_to_silent_sites(a.begun(), 100), Sender::kMaxUnproven);

  EXPECT_FALSE(a.begun().has_room("203.0.113.1")) << "has never answered";
  EXPECT_EQ(a.sent().delivery, DeliveryStatus::taken) << "has answered before";
}

TEST(Sender, GivesUpAnUnresolvedHostName) {
  ASenderWithSilentNames a;
  a.options.lookup_timeout = std::chrono::milliseconds(1);
  post_to_silent_sites(a.begun(), 1);

  EXPECT_EQ(a.answers.next().delivery, DeliveryStatus::unreachable);
}

TEST(Sender, LimitsRequestsInFlightToOneHostAndOneSite) {
  ASenderWithSilentNames a;
  auto const posted_to = [&](std::string const& host) {
    int posted = 0;
    for (; a.begun().has_room(host); ++posted)
      a.begun().send(
          WebhookPost{.number = 100,
                      .endpoint = *Endpoint::read("https://" + host + "/hook", AddressPolicy::internet),
                      .json = "{}"});
    return posted;
  };

  EXPECT_EQ(posted_to("a.site.silent"), Sender::kMaxPerUnprovenHost);
  EXPECT_EQ(posted_to("b.site.silent"), Sender::kMaxPerUnprovenHost);
  EXPECT_EQ(posted_to("c.site.silent"), 0) << "of the same site";
  EXPECT_TRUE(a.begun().has_room("push.example"));
}

}  // namespace
}  // namespace kuhhandel::push
