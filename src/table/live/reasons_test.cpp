// A bot's reasons do not reveal a secret offer (C6.4). Two evenings that differ only in the bots' reasons
// about face-down money send others the same bytes until the game is over.
#include <boost/json/parse.hpp>

#include "live/live_table.h"
#include "table/decide.h"
#include "tests/support/laws.h"

namespace kuhhandel::live {
namespace {

constexpr int kGames = 8;
constexpr int kMostSteps = 4000;

struct LatestMessage final : Connection {
  std::string last_message;
  void send(std::string const& message) override { last_message = message; }
};

bool is_of_secret_money(bots::Act act) {
  using bots::Act;
  return act == Act::challenge || act == Act::offer || act == Act::accept || act == Act::counter ||
         act == Act::lay || act == Act::take;
}

/// Anna and bots that play at random. The bots' reasons about face-down money are replaced by `lie`.
class BotsWithSecrets final : private TableHost {
 public:
  BotsWithSecrets(Edition const& edition, int seats, std::string seed, bots::Reason lie)
      : seed_(std::move(seed)),
        lie_(lie),
        live_({.id = "evening",
               .name = "Kitchen",
               .edition = edition,
               .seats = seats,
               .speed = table::Speed{0}},
              Rng::from_text("delays"), *this) {
    live_.commit(*table::decide_seat(live_.table(), "Anna"), now);
    live_.join(anna, kAnna, {}, now);
    live_.join(audience, {}, {}, now);
    for (int seat = 1; seat < seats; ++seat)
      live_.commit(table::fact::BotSeated{seat_at(seat), "random", "Bot"}, now);
    live_.commit(table::fact::Started{seed_}, now);
  }

  State const& state() const { return live_.table().game()->state; }
  bool runs() const { return live_.table().state() == table::TableState::running; }

  /// Advances to the next event; Anna plays at random.
  void advance(Rng& rng) {
    if (!legal_actions(edition(), state(), kAnna).empty() && rng.below(2) == 0) {
      auto const command = random_command(edition(), state(), kAnna, rng);
      if (auto const fact = table::decide(live_.table(), command, {}, {.at = now})) live_.commit(*fact, now);
    }
    if (auto const next = live_.next_due()) now = std::max(now, *next);
    live_.advance_to(now);
  }
  std::string why(Seat bot, LatestMessage& asks) {
    live_.receive(asks, table::WhyMessage{.id = "w", .seat = bot}, now);
    return asks.last_message;
  }
  Edition const& edition() const { return live_.table().setup().edition; }

  LatestMessage anna;
  LatestMessage audience;

 private:
  std::optional<BotDecision> request_decision(BotRequest question) override {
    auto answer = run_bot(std::move(question));
    if (answer.why && is_of_secret_money(answer.why->act)) answer.why->reason = lie_;
    return answer;
  }
  void append(table::Entry const&, std::uint64_t) override {}
  std::string next_seed() override { return seed_; }

  std::string seed_;
  bots::Reason lie_;
  table::Instant now{1'700'000'000'000};
  LiveTable live_;
};

bool is_explained(std::string const& reason) {
  return !boost::json::parse(reason).at("explanation").is_null();
}

TEST(Reasons, DoNotRevealAnOffer_C6_4) {
  int count = 0;
  int differences = 0;
  check_law(kGames, [&] {
    auto const edition = any_rules();
    auto const seats = any_number(std::max(3, edition.fewest_seats), edition.most_seats);
    auto const seed = std::to_string(any_number(0, 1'000'000));
    BotsWithSecrets first(edition, seats, seed, bots::Reason::bluff);
    BotsWithSecrets second(edition, seats, seed, bots::Reason::gain);
    auto first_chance = Rng::from_text(seed);
    auto second_chance = Rng::from_text(seed);
    for (int step = 0; step < kMostSteps && first.runs(); ++step) {
      first.advance(first_chance);
      second.advance(second_chance);
      for (int bot = 1; bot < seats; ++bot) {
        auto const explanation = first.why(seat_at(bot), first.audience);
        if (explanation != second.why(seat_at(bot), second.audience)) {
          RC_ASSERT(!first.runs());
          ++differences;
        }
        count += is_explained(explanation) ? 1 : 0;
      }
    }
  });
  EXPECT_GT(count, 0) << "of auctions they tell";
  EXPECT_GT(differences, 0) << "when the game is over they tell it all";
}

}  // namespace
}  // namespace kuhhandel::live
