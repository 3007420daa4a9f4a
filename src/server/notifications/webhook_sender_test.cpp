// Webhooks of groups: their contents, retries, and when they stop.
#include "server/notifications/webhook_sender.h"

#include <gmock/gmock.h>

#include <thread>

#include "tests/support/a_group.h"
#include "tests/support/a_push_service.h"
#include "tests/support/log_lines.h"

namespace kuhhandel::server {
namespace {

using groups::WebhookStatus;
using std::chrono::seconds;

/// A group whose webhook is a program on this machine.
struct AGroupWithWebhook {
  APushService program;
  Sundays sundays;
  groups::GroupStore store = sundays.groups.open(kKey)->store;
  groups::GroupWebhook webhook{store};
  groups::WebhookQueue posts{store.database()};
  WebhookSender webhooks{store.database(), {.address_policy = push::AddressPolicy::anywhere}};
  table::Instant now{1'000'000};
  int others = 100;

  AGroupWithWebhook() { webhook.set(program.address("hook")); }

  void enqueue(std::string const& text) { webhook.enqueue(text); }
  void poll() { webhooks.poll(now); }
  bool is_waiting() { return !posts.due(table::Instant::max(), 1).empty(); }
  /// Polls until the condition is true.
  template <class Until>
  bool runs_until(Until const& until) {
    auto const limit = std::chrono::steady_clock::now() + seconds(30);
    while (!until() && std::chrono::steady_clock::now() < limit) {
      poll();
      std::this_thread::yield();
    }
    return until();
  }
  bool went(WebhookStatus fate) {
    return runs_until([&] { return webhook.settings() && webhook.settings()->last_status == fate; });
  }
};

TEST(WebhookSender, PostsPlainJson) {
  AGroupWithWebhook a;
  a.enqueue(R"({"event":"game_written"})");

  a.poll();

  auto const request = a.program.next();
  ASSERT_TRUE(request);
  EXPECT_EQ(request->method_string(), "POST");
  EXPECT_EQ(request->target(), "/push/hook");
  EXPECT_EQ((*request)["Content-Type"], "application/json");
  EXPECT_EQ(request->body(), R"({"event":"game_written"})");
  EXPECT_EQ(request->find("Authorization"), request->end());
  EXPECT_TRUE(a.went(WebhookStatus::taken));
  EXPECT_FALSE(a.is_waiting());
}

TEST(WebhookSender, SendsTheNextEventTenSecondsLater) {
  AGroupWithWebhook a;
  a.enqueue("1");
  a.enqueue("2");
  EXPECT_TRUE(a.went(WebhookStatus::taken));
  a.program.next();

  a.now += WebhookSender::kPostInterval - seconds(1);
  a.poll();
  EXPECT_EQ(a.program.waiting(), 0U);
  a.now += seconds(1);
  a.poll();

  EXPECT_EQ(a.program.next()->body(), "2");
}

TEST(WebhookSender, RetriesWithBackoffAndThenGivesUp) {
  AGroupWithWebhook a;
  a.program.answer(503);
  a.enqueue("1");

  auto rest = seconds(30);
  auto const is_due_then = [&] {
    return a.posts.due(a.now + rest - seconds(1), 1).empty() && !a.posts.due(a.now + rest, 1).empty();
  };
  for (int i = 1; i < WebhookSender::kMaxTries; ++i) {
    a.poll();
    EXPECT_TRUE(a.program.next());
    EXPECT_TRUE(a.runs_until(is_due_then)) << i;
    a.now += rest;
    rest *= 2;
  }
  a.poll();
  EXPECT_TRUE(a.program.next());

  EXPECT_TRUE(a.runs_until([&] { return !a.is_waiting(); }));
  EXPECT_TRUE(a.went(WebhookStatus::unreachable));
}

TEST(WebhookSender, DropsARefusedEventAndSendsTheNext) {
  AGroupWithWebhook a;
  a.program.answer(400);
  a.enqueue("1");
  EXPECT_TRUE(a.went(WebhookStatus::refused));
  EXPECT_FALSE(a.is_waiting());
  EXPECT_TRUE(a.webhook.is_set());
}

TEST(WebhookSender, CountsFailuresAndLogsOnlyTheHost) {
  AGroupWithWebhook a;
  LogLines const lines;
  a.program.answer(400);
  a.enqueue("1");
  EXPECT_EQ(a.webhooks.waiting(), 1U);

  EXPECT_TRUE(a.went(WebhookStatus::refused));

  EXPECT_EQ(a.webhooks.waiting(), 0U);
  EXPECT_EQ(a.webhooks.deliveries().count_of(push::DeliveryStatus::refused), 1U);
  EXPECT_EQ(a.webhooks.deliveries().count_of(push::DeliveryStatus::taken), 0U);
  EXPECT_THAT(lines.all(),
              testing::ElementsAre(R"({"level":"warn","event":"webhook_failed",)"
                                   R"("host":"127.0.0.1","reason":"refused","status":400,"tries":1})"));
}

TEST(WebhookSender, RemovesAnAddressThatIsGone) {
  AGroupWithWebhook a;
  a.program.answer(410);
  a.enqueue("1");
  a.enqueue("2");

  EXPECT_TRUE(a.went(WebhookStatus::gone));

  EXPECT_FALSE(a.webhook.is_set());
  EXPECT_FALSE(a.is_waiting());
}

TEST(WebhookSender, RefusesPrivateAddresses) {
  AGroupWithWebhook a;
  WebhookSender strict(a.store.database(), {.address_policy = push::AddressPolicy::internet});
  a.enqueue("1");

  strict.poll(a.now);

  EXPECT_FALSE(a.webhook.is_set()) << "it names a port, which only tests may";
  EXPECT_EQ(a.program.waiting(), 0U);
}

TEST(WebhookSender, DoesNotLetASilentHostDelayOthers) {
  namespace asio = boost::asio;
  asio::io_context io;
  asio::ip::tcp::acceptor const silent(io, {asio::ip::make_address("127.0.0.1"), 0});
  auto const nowhere = "https://localhost:" + std::to_string(silent.local_endpoint().port()) + "/hook";
  AGroupWithWebhook a;
  auto const one_more = [&](std::string const& address) {
    auto const key = "a-key-of-twenty-four-" + std::to_string(++a.others);
    a.sundays.groups.make("Others", {"Anna"}, key, a.now);
    groups::GroupWebhook hook(a.sundays.groups.open(key)->store);
    hook.set(address);
    hook.enqueue("1");
  };
  for (int i = 0; i < 2 * push::Sender::kMaxPerHost; ++i) one_more(nowhere);
  one_more(a.program.address("hook"));

  for (int turn = 0; turn < 3; ++turn) a.poll();

  EXPECT_TRUE(a.program.next());
}

TEST(WebhookSender, SurvivesARestart) {
  AGroupWithWebhook a;
  a.enqueue("1");

  WebhookSender next(a.store.database(), {.address_policy = push::AddressPolicy::anywhere});
  next.poll(a.now);

  EXPECT_EQ(a.program.next()->body(), "1");
}

}  // namespace
}  // namespace kuhhandel::server
