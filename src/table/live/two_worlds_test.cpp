// Two evenings that the rules do not let a viewer distinguish are sent to them in the same bytes, whatever
// they send and however time passes (C2.4). Covers steps, snapshots, refusals, errors, reasons, hints, talk,
// looking back, and the times of the table's next actions.
#include <algorithm>
#include <boost/json/serialize.hpp>
#include <ranges>

#include "codec/moves/command.h"
#include "codec/moves/event.h"
#include "codec/moves/options.h"
#include "codec/views/view.h"
#include "engine/view.h"
#include "live/live_table.h"
#include "live/lobby_json.h"
#include "table/decide.h"
#include "table/messages/server_message.h"
#include "tests/support/laws.h"

namespace kuhhandel::live {
namespace {

constexpr int kPairsOfWorlds = 16;
constexpr int kSteps = 300;
constexpr std::ptrdiff_t kLatest = 20;  // events; more than one step produces
constexpr int kSameCards = 3;           // cards from the top of the pile

struct RecordedConnection final : Connection {
  std::string last_message;
  void send(std::string const& message) override { last_message += message + '\n'; }
};

/// Players on all seats and one spectator; clients are identified by their viewer. Another spectator and a
/// big screen only listen.
class AWorld final : private TableHost {
 public:
  AWorld(table::TableSetup const& setup, std::string seed)
      : seed_(std::move(seed)),
        connections_(static_cast<std::size_t>(setup.seats) + 1),
        live_(setup, Rng::from_text("delays"), *this) {
    for (int seat = 0; seat < setup.seats; ++seat) {
      live_.commit(*table::decide_seat(table(), "Player " + std::to_string(seat)), now);
      say(seat_at(seat), R"({"type":"hello","version":1})");
    }
    say({}, R"({"type":"hello","version":1})");
    live_.commit(table::fact::BigScreenAllowed{true}, now);
    for (auto* const quiet : {&quiet_spectator_, &screen_}) live_.join(*quiet, {}, {}, now);
    live_.set_screen(screen_, Screen::big, now);
    say(seat_at(0), R"({"type":"order","id":"start","order":{"do":"start"}})");
  }

  void say(Viewer by, std::string_view text) {
    auto& connection = line_of(by);
    auto const message = table::read_client_message(text, table().setup().edition, by.value_or(Seat{}));
    if (!message) return connection.send(table::error_message(message.error()));
    if (auto const* const hello = std::get_if<table::HelloMessage>(&*message)) {
      live_.join(connection, by, hello->last, now);
      return;
    }
    live_.receive(connection, *message, now);
  }
  void play(Command const& command) {
    auto const action = boost::json::serialize(codec::to_json(command.action, table().setup().edition));
    say(std::get<Seat>(command.by),
        R"({"type":"command","id":")" + std::to_string(++ids_) + R"(","command":)" + action + "}");
  }
  void let_pass(table::Instant until) {
    now = until;
    live_.advance_to(now);
  }
  table::Table const& table() const { return live_.table(); }
  std::optional<table::Instant> next_due() const { return live_.next_due(); }
  State const& state() const { return table().game()->state; }
  /// Returns the messages since the last call.
  std::string take_messages(Viewer viewer) { return std::exchange(line_of(viewer).last_message, {}); }

  std::string take_messages_of_quiet_spectator() { return std::exchange(quiet_spectator_.last_message, {}); }
  std::string take_messages_of_screen() { return std::exchange(screen_.last_message, {}); }

  table::Instant now{1'700'000'000'000};

 private:
  RecordedConnection& line_of(Viewer viewer) {
    return viewer ? at_seat(connections_, *viewer) : connections_.back();
  }
  void append(table::Entry const&, std::uint64_t) override {}
  std::string next_seed() override { return seed_; }

  std::string seed_;
  std::vector<RecordedConnection> connections_;
  RecordedConnection quiet_spectator_;
  RecordedConnection screen_;
  LiveTable live_;
  int ids_ = 0;
};

/// Returns another deal that looks the same until some cards have been turned up. With the same deal, the
/// worlds can differ only by payments and offers, and look alike for longer.
std::string another_deal(Edition const& edition, int seats, std::string const& seed) {
  auto const world = start(edition, seats, seed).next;
  for (int number = 0;; ++number) {
    auto other = seed + "/" + std::to_string(number);
    auto const twin = start(edition, seats, other).next;
    bool same = world.turn == twin.turn;
    for (int i = 0; same && i < kSameCards; ++i) same = world.pile.peek(i) == twin.pile.peek(i);
    if (same) return other;
  }
}

/// Returns what the rules let the viewer know: recent events, the view, and the legal actions.
std::string known(AWorld const& evening, Viewer viewer) {
  auto const& edition = evening.table().setup().edition;
  return codec::json_of([&](codec::JsonText& json) {
    json.open_list();
    auto const log = evening.table().history().log();
    for (auto const& any : log | std::views::drop(std::max(std::ssize(log) - kLatest, 0Z))) {
      if (auto const* const event = std::get_if<Event>(&any))
        codec::write(json, seen_by(viewer, *event), edition);
    }
    codec::write(json, table::view_for(evening.table(), viewer), edition);
    codec::write_options(json, viewer, evening.state(), edition);
    json.close_list();
  });
}

std::string shown_by(Edition const& edition, State const& state, Command const& command, Viewer viewer) {
  auto const played = play(edition, state, command);
  if (!played) return "refused";
  return codec::json_of([&](codec::JsonText& json) {
    json.open_list();
    for (auto const& event : played->events) codec::write(json, seen_by(viewer, event), edition);
    codec::write(json, view_for(edition, played->next, viewer), edition);
    json.close_list();
  });
}

/// Returns a command for the other world that looks the same to the viewer, with other hidden cards if there
/// are any.
Command counterpart(Edition const& edition, State const& world, Command const& command, State const& twin,
                    Viewer viewer, Rng& rng) {
  if (viewer && command.by == Actor{*viewer}) return command;
  auto const shown = shown_by(edition, world, command, viewer);
  for (int tries = 0; tries < 40 && !legal_actions(edition, twin, command.by).empty(); ++tries) {
    auto const other = random_command(edition, twin, command.by, rng);
    bool const alike = other.action.index() == command.action.index() && other.action != command.action;
    if (alike && shown_by(edition, twin, other, viewer) == shown) return other;
  }
  return command;
}

/// Returns a message that a client might send to learn more than it may.
std::string a_question(int seat, Rng& rng) {
  constexpr std::array<std::string_view, 17> kQuestions{
      R"({"type":"hint","id":"h"})",
      R"({"type":"seen","version":100000})",
      R"({"type":"hello","version":1})",
      R"({"type":"hello","version":1,"last":3})",
      R"({"type":"order","id":"o","order":{"do":"start"}})",
      R"({"type":"order","id":"p","order":{"do":"free_seat","seat":1}})",
      R"({"type":"say","id":"s","phrase":"hello"})",
      R"({"type":"command","id":"a","command":{"do":"bid","amount":990}})",
      R"({"type":"command","id":"b","command":{"do":"bid","amount":99990}})",
      R"({"type":"command","id":"c","command":{"do":"buy"}})",
      R"({"type":"command","id":"d","command":{"do":"pay","money":{"0":1}}})",
      R"({"type":"command","id":"e","command":{"do":"offer","money":{"500":1}}})",
      R"({"type":"command","id":"f","command":{"do":"counter","money":{"0":2}}})",
      R"({"type":"command","id":"g","command":{"do":"challenge","seat":1,"animal":"cow"}})",
      R"({"type":"command","id":"i","command":{"do":"take"}})",
      R"({"type":"command","id":"j","command":{"do":"look","seat":1}})",
      R"({"type":"command","id":)"};
  auto const pick = rng.below(static_cast<int>(kQuestions.size()) + 1);
  if (pick < static_cast<int>(kQuestions.size()))
    return std::string(kQuestions[static_cast<std::size_t>(pick)]);
  return R"({"type":"why","id":"w","seat":)" + std::to_string(seat) + "}";
}

class Worlds {
 public:
  Worlds(table::TableSetup const& setup, std::string const& seed, std::string const& other, Viewer eyes)
      : world(setup, seed), twin(setup, other), viewer(eyes), rng(Rng::from_text(seed)) {}

  AWorld world;
  AWorld twin;
  int differences = 0;

  bool are_alike() {
    return world.table().state() == table::TableState::running && known(world, viewer) == known(twin, viewer);
  }
  void check_same_messages() {
    RC_ASSERT(world.take_messages(viewer) == twin.take_messages(viewer));
    RC_ASSERT(world.next_due() == twin.next_due());
    auto const screen = world.take_messages_of_screen();
    auto const other_screen = twin.take_messages_of_screen();
    RC_ASSERT(screen == world.take_messages_of_quiet_spectator());
    RC_ASSERT(other_screen == twin.take_messages_of_quiet_spectator());
    if (!viewer) RC_ASSERT(screen == other_screen);
    RC_ASSERT(boost::json::serialize(table::table_info(world.table())) ==
              boost::json::serialize(table::table_info(twin.table())));
    if (viewer)
      RC_ASSERT(look_back_text(record_of(world.table()), *viewer) ==
                look_back_text(record_of(twin.table()), *viewer));
    for (auto const other : seats_of(world.state().seats)) {
      bool const is_different = world.take_messages(other) != twin.take_messages(other);
      differences += is_different ? 1 : 0;
    }
  }
  void advance() {
    if (rng.below(5) == 0) return ask();
    // If the clock does not end it, bidding lasts long.
    bool const hammer_may_fall = std::holds_alternative<phase::Bidding>(world.state().phase) ||
                                 std::holds_alternative<phase::Countdown>(world.state().phase);
    return rng.below(4) < (hammer_may_fall ? 3 : 1) ? let_pass() : move();
  }

 private:
  void ask() {
    auto const question = a_question(rng.below(world.table().setup().seats), rng);
    world.say(viewer, question);
    twin.say(viewer, question);
  }
  void let_pass() {
    auto const due = world.next_due().value_or(world.now);
    auto const until = rng.below(4) > 0 ? due : world.now + table::Duration{rng.below(3000)};
    world.let_pass(until);
    twin.let_pass(until);
  }
  void move() {
    auto const& edition = world.table().setup().edition;
    auto const actor = random_actor(edition, world.state(), rng);
    if (std::holds_alternative<House>(actor)) return let_pass();
    auto const command = random_command(edition, world.state(), actor, rng);
    auto const other = counterpart(edition, world.state(), command, twin.state(), viewer, rng);
    world.play(command);
    twin.play(other);
  }

  Viewer viewer;
  Rng rng;
};

TEST(TwoWorlds, LookIdenticalToViewersWhoCannotDistinguishThem_C2_4) {
  int differences = 0;
  check_law(kPairsOfWorlds, [&] {
    table::TableSetup setup{.id = "evening", .name = "Kitchen", .edition = any_rules(), .seats = 0};
    setup.seats = any_number(setup.edition.fewest_seats, setup.edition.most_seats);
    if (any_number(0, 3) == 0) setup.answer_within = std::chrono::hours(24);
    auto const seed = std::to_string(any_number(0, 1'000'000));
    auto const eyes = any_number(-1, setup.seats - 1);
    auto const viewer = eyes < 0 ? Viewer{} : Viewer{seat_at(eyes)};
    bool const same_deal = *rc::gen::arbitrary<bool>();
    auto const other = same_deal ? seed : another_deal(setup.edition, setup.seats, seed);
    Worlds worlds(setup, seed, other, viewer);
    for (int step = 0; step < kSteps && worlds.are_alike(); ++step) {
      worlds.check_same_messages();
      worlds.advance();
    }
    differences += worlds.differences;
  });
  EXPECT_GT(differences, 0) << "else the worlds are all the same, and nothing is proven";
}

}  // namespace
}  // namespace kuhhandel::live
