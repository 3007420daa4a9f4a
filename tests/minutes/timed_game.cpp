#include "tests/minutes/timed_game.h"

#include <algorithm>
#include <boost/json/serialize.hpp>
#include <memory>
#include <optional>

#include "bots/registry.h"
#include "codec/editions.h"
#include "codec/moves/command.h"
#include "live/local_table.h"
#include "table/modes/fast_forward.h"
#include "table/modes/passing.h"

namespace kuhhandel {
namespace {

constexpr table::Duration kDecision{1500};
constexpr table::Duration kReflex{300};
/// How long a trade of theirs moves on the stage, before they read its result.
constexpr table::Duration kOwnTrade{2500};
constexpr table::Duration kQuartet{2500};
constexpr int kSeats = 4;
constexpr Seat kAnna{};

struct NobodyListens final : live::LocalTableHost {
  void send(int, std::string const&) override {}
  void append(std::uint64_t, table::Instant, std::string const&) override {}
};

bool is_open(State const& state) {
  return std::holds_alternative<phase::Bidding>(state.phase) ||
         std::holds_alternative<phase::Countdown>(state.phase);
}

class TimedGame {
 public:
  TimedGame(std::string const& edition, table::Speed speed, PersonsManner const& manner, std::uint64_t seed)
      : manner_(manner),
        edition_(*codec::edition_named(edition)),
        live_({.id = "minutes-" + std::to_string(seed),
               .name = "Kitchen",
               .edition = edition_,
               .seats = kSeats,
               .is_public = false,
               .speed = speed},
              outside_) {
    static_cast<void>(live_.seat({"Anna"}, now_));
    say(R"({"type":"hello","version":1,"token":"0"})");
    for (int seat = 1; seat < kSeats; ++seat)
      order(R"({"do":"add_bot","bot":"farmer","seat":)" + std::to_string(seat) + "}");
    order(R"({"do":"start"})");
    adviser_->start(edition_, kSeats, kAnna, seed);
  }

  MinutesOfAGame play() {
    notice();
    while (table().state() == table::TableState::running) step();
    return minutes_;
  }

 private:
  table::Table const& table() const { return live_.table(); }
  State const& state() const { return table().game()->state; }
  bool is_revealing() const { return table().reveal_delay().is_running(now_); }

  void say(std::string const& message) { live_.receive(0, message, now_); }
  void order(std::string const& order) {
    say(R"({"type":"order","id":")" + std::to_string(++ids_) + R"(","order":)" + order + "}");
  }
  void command(Action const& action) {
    auto const text = boost::json::serialize(codec::to_json({kAnna, action}, edition_));
    say(R"({"type":"command","id":")" + std::to_string(++ids_) + R"(","command":)" + text + "}");
  }

  /// Until time brings something, or the person does.
  void step() {
    // Against bots alone, time brings nothing before the person decides.
    auto const due = live_.next_due();
    bool const acts = acts_at_ && (!due || *acts_at_ <= *due);
    spend(std::max(now_, acts ? *acts_at_ : due.value()));
    if (acts)
      act();
    else
      live_.advance_to(now_);
    notice();
  }

  void spend(table::Instant until) {
    auto const shown = std::clamp(table().reveal_delay().until(), now_, until);
    minutes_.reveals += shown - now_;
    auto& kind = is_open(state())                               ? minutes_.windows
                 : table::legal_actions(table(), kAnna).empty() ? minutes_.others
                                                                : minutes_.decisions;
    kind += until - shown;
    now_ = until;
  }

  /// The player notices the events so far, and considers the next action.
  void notice() {
    bool is_news = false;
    reads_ = {};
    auto const steps = table().history().steps_after(last_version_);
    for (auto const& step : *steps)
      for (auto const& any : step.events) is_news = on_event(any) || is_news;
    last_version_ = table().version();
    if (!is_news || table().state() != table::TableState::running) return;
    auto const opens = std::max(now_, table().reveal_delay().until());
    bool const counts = std::holds_alternative<phase::Countdown>(state().phase);
    acts_at_ = opens + (counts ? kReflex : kDecision);
    if (reads_ > table::Duration{0}) acts_at_ = std::min(*acts_at_, now_ + reads_);
    bool const is_done = manner_.taps && (is_revealing() || manner_.skips);
    if (is_done) acts_at_ = std::min(*acts_at_, now_ + kDecision);
  }

  /// Whether it is something to think over.
  bool on_event(table::TableEvent const& any) {
    auto const* const event = std::get_if<Event>(&any);
    if (event == nullptr) return std::holds_alternative<table::fact::SeenEnough>(any);
    adviser_->see(seen_by(kAnna, *event));
    bool const opened = std::holds_alternative<event::TurnedUp>(*event);
    if (opened) has_bid_ = false;
    read(*event);
    if (opened || std::holds_alternative<event::Raised>(*event)) last_bid_ = now_;
    if (std::holds_alternative<event::Knocked>(*event)) {
      minutes_.to_hammer += now_ - std::max(last_bid_, table().reveal_delay().until());
      ++minutes_.lots;
    }
    return true;
  }

  /// The result of an own trade stays until they tap.
  void read(Event const& event) {
    auto const is_own = [](auto const& ended) {
      return ended.trade.challenger == kAnna || ended.trade.challenged == kAnna;
    };
    auto const* const accepted = std::get_if<event::Accepted<SecretMoney>>(&event);
    auto const* const revealed = std::get_if<event::Revealed<SecretMoney>>(&event);
    if ((accepted && is_own(*accepted)) || (revealed && is_own(*revealed))) reads_ = kOwnTrade + kDecision;
    bool const completes = std::holds_alternative<event::Quartet>(event);
    if (completes && reads_ > table::Duration{0}) reads_ += kQuartet;
  }

  void act() {
    acts_at_ = {};
    if (manner_.skips && table::can_fast_forward(table(), kAnna)) return order(R"({"do":"on_to_me"})");
    if (is_revealing()) return say(R"({"type":"seen","version":)" + std::to_string(table().version()) + "}");
    auto const legal = table::legal_actions(table(), kAnna);
    if (legal.empty() || table::leads(table(), kAnna)) return;
    auto const choice = choose(legal);
    if (choice) return command(*choice);
    if (!manner_.passes || table().passed().contains(kAnna)) return;
    order(R"({"do":"pass"})");
    acts_at_ = now_ + kReflex;
  }

  /// Plays like the adviser, except for a first bid on each lot.
  bots::Choice choose(LegalActions const& legal) {
    auto const view = table::view_for(table(), kAnna);
    auto const choice = adviser_->decide(view, legal);
    auto const* const bid = std::get_if<option::Bid>(legal.begin());
    bool const may_open = bid != nullptr && manner_.bids_in_every_auction && !has_bid_;
    if (choice || !may_open || bid->from > view.hand.sum()) return choice;
    has_bid_ = true;
    return action::Bid{bid->from};
  }

  PersonsManner const& manner_;
  Edition const& edition_;
  NobodyListens outside_;
  table::Instant now_{1'700'000'000'000};
  live::LocalTable live_;
  std::unique_ptr<bots::Bot> adviser_ = bots::make_bot("farmer");
  std::optional<table::Instant> acts_at_;
  table::Instant last_bid_{0};
  table::Duration reads_{};  // how long they look at their trade
  MinutesOfAGame minutes_;
  std::uint64_t last_version_ = 0;
  bool has_bid_ = false;
  int ids_ = 0;
};

}  // namespace

MinutesOfAGame minutes_of_a_game(std::string const& edition, table::Speed speed, PersonsManner const& manner,
                                 std::uint64_t seed) {
  return TimedGame(edition, speed, manner, seed).play();
}

MinutesOfAGame mean_minutes(std::string const& edition, table::Speed speed, PersonsManner const& manner,
                            int games) {
  MinutesOfAGame sum;
  for (int game = 1; game <= games; ++game) {
    auto const one = minutes_of_a_game(edition, speed, manner, static_cast<std::uint64_t>(game));
    sum.decisions += one.decisions;
    sum.windows += one.windows;
    sum.reveals += one.reveals;
    sum.others += one.others;
    sum.to_hammer += one.to_hammer;
    sum.lots += one.lots;
  }
  return {sum.decisions / games, sum.windows / games,   sum.reveals / games,
          sum.others / games,    sum.to_hammer / games, sum.lots / games};
}

}  // namespace kuhhandel
