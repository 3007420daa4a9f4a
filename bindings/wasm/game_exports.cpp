// Single games for the npm package (bindings/npm), without a table or a clock. Texts are UTF-8; the caller
// writes its own into the space that `make_space` returns. A game is the bytes of an Asking, which the caller
// owns: it copies them to `game` before a call, and copies them back after a change. The module keeps no
// games. Calls answer with JSON and return 1 for a result, 0 for an error.
#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <deque>
#include <expected>
#include <optional>
#include <type_traits>
#include <variant>
#include <vector>

#include "bindings/wasm/module_text.h"
#include "codec/edition/edition.h"
#include "codec/editions.h"
#include "codec/moves/choice.h"
#include "codec/moves/command.h"
#include "codec/moves/event.h"
#include "codec/moves/options.h"
#include "codec/records/record.h"
#include "codec/records/replay.h"
#include "codec/records/replay_steps.h"
#include "codec/score_sheet.h"
#include "codec/text/json_text.h"
#include "codec/views/open_state.h"
#include "codec/views/perspective.h"
#include "engine/digest.h"
#include "engine/legal_actions.h"
#include "engine/play.h"
#include "engine/rules_version.h"
#include "engine/sequential.h"

namespace kuhhandel::bindings {
namespace {

namespace json = boost::json;

static_assert(std::is_trivially_copyable_v<Asking>);

/// Numbers of viewers who are not seats.
constexpr int kAudience = -1;
constexpr int kOpenHands = -2;
/// Numbers of actors who are not seats.
constexpr int kNobody = -1;
constexpr int kHouse = -2;

/// The game that the caller has put here.
Asking& the_game() {
  static Asking instance{};
  return instance;
}

/// The editions of games, with their rules; each once.
std::deque<Edition>& editions() {
  static std::deque<Edition> instance;
  return instance;
}

/// The number of an edition with its rules, by which the caller names it from then on.
int number_of(Edition const& edition) {
  auto& known = editions();
  for (std::size_t i = 0; i < known.size(); ++i) {
    if (known[i].id.text() == edition.id.text() && known[i].rules == edition.rules)
      return static_cast<int>(i);
  }
  known.push_back(edition);
  return static_cast<int>(known.size()) - 1;
}

Edition const& edition_of(int number) { return editions()[static_cast<std::size_t>(number)]; }

codec::Perspective eyes_of(int eyes) {
  if (eyes == kOpenHands) return codec::OpenHands{};
  if (eyes == kAudience) return Viewer{};
  return Viewer{seat_at(eyes)};
}

bool answer_events(std::vector<Event> const& events, int eyes, Edition const& edition, int seats) {
  return return_text(codec::json_of([&](codec::JsonText& text) {
    text.open_list();
    for (auto const& event : events)
      codec::write(text, codec::event_seen_from(eyes_of(eyes), event, edition, seats), edition);
    text.close_list();
  }));
}

/// A record without what was done and what is of its table alone.
json::object head_of(codec::Record const& record) {
  auto head = codec::to_json({.edition = record.edition,
                              .seats = record.seats,
                              .from = record.from,
                              .commands = {},
                              .rules_version = record.rules_version});
  head.erase("commands");
  return head;
}

/// Returns the seat's choice, and the commands that follow before the next question.
std::expected<std::vector<Command>, Refusal> answer_and_follow(Edition const& edition, Asking& now, Seat seat,
                                                               std::optional<Action> const& choice) {
  std::vector<Command> commands;
  if (auto const brought = answer_checked(edition, now, seat, choice); !brought)
    return std::unexpected(brought.error());
  if (choice && !std::holds_alternative<action::Claim>(*choice)) commands.push_back({seat, *choice});
  while (asked(edition, now) == Actor{House{}}) {
    commands.push_back(what_follows(now));
    if (auto const brought = do_checked(edition, now, commands.back()); !brought)
      return std::unexpected(brought.error());
  }
  return commands;
}

json::array commands_to_json(std::vector<Command> const& commands, Edition const& edition) {
  json::array list;
  for (auto const& command : commands) list.push_back(codec::to_json(command, edition));
  return list;
}

}  // namespace

/// Returns the address of the game for the other functions, and its size.
KUHHANDEL_EXPORT("game") Asking* game() { return &the_game(); }
KUHHANDEL_EXPORT("game_size") std::size_t game_size() { return sizeof(Asking); }

/// The state of the rules by which a new game is dealt and played.
KUHHANDEL_EXPORT("rules_version") int rules_version() { return kRulesVersion; }

/// Answers with the editions, those for play first.
KUHHANDEL_EXPORT("editions") bool list_editions() {
  json::array list;
  for (auto const id : codec::edition_ids()) list.push_back(codec::to_json(*codec::edition_named(id)));
  return answer(list);
}

/// `game` becomes the beginning of a record, if all of it can be played. Answers with its `edition`, by
/// number, and its `head`, which is the record without its commands.
KUHHANDEL_EXPORT("begin") bool begin(std::size_t size) {
  auto const record = codec::record_with_its_edition(input_text(size));
  if (!record) return refuse(record.error());
  if (auto const end = codec::replay(*record); !end) return refuse(end.error());
  auto const beginning = codec::beginning_of(*record).next;
  the_game() = {.state = beginning, .silent = {}, .claiming = {}, .chance = digest(beginning)};
  return answer(json::object{{"edition", number_of(record->edition)}, {"head", head_of(*record)}});
}

/// Plays a command by any actor. Answers with the command as in records.
KUHHANDEL_EXPORT("play") bool play(int edition, std::size_t size) {
  auto const command = read_input(size, "command", [&](codec::Field const& field) {
    return codec::read_command(field, edition_of(edition));
  });
  if (!command) return refuse(command.error());
  auto const brought = do_checked(edition_of(edition), the_game(), *command);
  if (!brought) return refuse(brought.error());
  return answer(commands_to_json({*command}, edition_of(edition)));
}

/// Does what the asked seat chose, a command without `by` or {"do":"silent"}, and what follows by itself.
/// Answers with the commands that were done.
KUHHANDEL_EXPORT("answer") bool answer_question(int edition, std::size_t size) {
  auto& now = the_game();
  auto const whose = asked(edition_of(edition), now);
  if (!whose || std::holds_alternative<House>(*whose)) return refuse(Refusal::not_now);
  auto const seat = std::get<Seat>(*whose);
  auto const document = codec::parse(input_text(size));
  if (!document) return refuse(document.error());
  auto const choice = codec::choice_from(*document, edition_of(edition), seat);
  if (!choice) return refuse(choice.error());
  auto const commands = answer_and_follow(edition_of(edition), now, seat, *choice);
  if (!commands) return refuse(commands.error());
  return answer(commands_to_json(*commands, edition_of(edition)));
}

/// Returns the seat that is asked, -1 after the end, or -2 for the house.
KUHHANDEL_EXPORT("asked") int who_is_asked(int edition) {
  auto const whose = asked(edition_of(edition), the_game());
  if (!whose) return kNobody;
  auto const* const seat = std::get_if<Seat>(&*whose);
  return seat == nullptr ? kHouse : index_of(*seat);
}

/// Answers with what a seat may do, as one that is asked in turn.
KUHHANDEL_EXPORT("legal_actions") bool list_legal_actions(int edition, int seat) {
  auto const& state = the_game().state;
  auto const legal = legal_actions(edition_of(edition), state, seat_at(seat));
  return answer(codec::options_when_asked(legal, state.hand(seat_at(seat)), edition_of(edition)));
}

/// Answers with what these eyes see: a seat's by its number, the audience's (-1), or all hands (-2).
KUHHANDEL_EXPORT("view") bool view(int edition, int eyes) {
  return answer(codec::view_from(eyes_of(eyes), the_game().state, edition_of(edition)));
}

/// Answers with what a command of a record brings, as these eyes see it.
KUHHANDEL_EXPORT("events") bool events(int edition, int eyes, std::size_t size) {
  auto const command = read_input(size, "command", [&](codec::Field const& field) {
    return codec::read_command(field, edition_of(edition));
  });
  if (!command) return refuse(command.error());
  auto const transition = kuhhandel::play(edition_of(edition), the_game().state, *command);
  if (!transition) return refuse(transition.error());
  return answer_events(transition->events, eyes, edition_of(edition), transition->next.seats);
}

/// Answers with what the beginning of a record brings, as these eyes see it.
KUHHANDEL_EXPORT("opening") bool opening(int eyes, std::size_t size) {
  auto const record = codec::record_with_its_edition(input_text(size));
  if (!record) return refuse(record.error());
  auto const beginning = codec::beginning_of(*record);
  return answer_events(beginning.events, eyes, record->edition, beginning.next.seats);
}

/// Answers with all of the game, nothing hidden, as `kuhhandel replay --json` does.
KUHHANDEL_EXPORT("open_state") bool open_state(int edition) {
  return answer(codec::open_state(the_game().state, edition_of(edition)));
}

/// Answers with a record step by step, as these eyes saw it.
KUHHANDEL_EXPORT("replay") bool replay(int eyes, std::size_t size) {
  auto const record = codec::record_with_its_edition(input_text(size));
  if (!record) return refuse(record.error());
  if (eyes >= static_cast<int>(record->seats.size()))
    return refuse(codec::FormatError{"eyes", "is not a seat of the record"});
  return answer(codec::replay_to_json(*record, eyes_of(eyes)));
}

/// Answers with a scored score sheet.
KUHHANDEL_EXPORT("score") bool score(std::size_t size) {
  auto const sheet = codec::score_sheet_from_text(input_text(size));
  if (!sheet) return refuse(sheet.error());
  return answer(codec::scored_to_json(*sheet));
}

}  // namespace kuhhandel::bindings
