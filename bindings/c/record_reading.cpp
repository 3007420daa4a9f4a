#include "bindings/c/record_reading.h"

#include <algorithm>
#include <limits>
#include <optional>
#include <utility>

#include "bindings/c/editions.h"
#include "bindings/c/house_rules.h"
#include "bindings/c/json_field.h"
#include "bindings/c/kuhhandel/kuhhandel.h"
#include "engine/choices/answer_for.h"
#include "engine/choices/commands_of.h"
#include "engine/digest.h"
#include "engine/play.h"

namespace kuhhandel::bindings {
namespace {

constexpr std::size_t kMostCommands = 1'000'000;
constexpr int kDearest = 1'000'000'000;

/// Reads the fields of one action.
struct ActionReader {
  JsonFields const& fields;
  Edition const& edition;

  void operator()(action::Challenge& challenge) const {
    challenge.challenged = seat_at(static_cast<int>(fields.required("seat").whole(0, kMaxSeats - 1)));
    challenge.animal = animal("animal");
  }
  void operator()(action::Bid& bid) const { bid.amount = amount("amount"); }
  void operator()(action::Lay& lay) const { lay.value = amount("card"); }
  void operator()(action::Exclude& exclude) const { exclude.animal = animal("animal"); }
  void operator()(OneOf<action::Pay, action::Offer, action::Counter> auto& laying) const {
    for (auto const& [value, count] : fields.required("money").entries()) {
      auto const denomination = denomination_called(value);
      if (!denomination) return count.refuse("is not the value of a money card");
      laying.money += MoneyCards::of(*denomination, static_cast<int>(count.whole(0, kMostMoneyCards / 7)));
    }
  }
  void operator()(OneOf<action::Auction, action::Stop, action::Hammer, action::Sell, action::Buy,
                        action::Accept, action::Claim, action::Tick, action::Take, action::Divide,
                        action::Keep, action::Give> auto&) const {}

 private:
  AnimalId animal(std::string_view name) const {
    auto const field = fields.required(name);
    auto const called = field.text(80);
    if (called == "rat") return kRat;
    for (auto const animal : animals_of(edition)) {
      if (edition.name(animal) == called) return animal;
    }
    if (field.sound()) field.refuse("is not an animal of the edition");
    return animal_at(0);
  }
  Money amount(std::string_view name) const {
    return Money::of(fields.required(name).whole(-kDearest, kDearest));
  }
  static std::optional<Denomination> denomination_called(std::string_view value) {
    for (auto const denomination : kDenominations) {
      if (std::to_string(value_of(denomination).points()) == value) return denomination;
    }
    return {};
  }
};

/// Returns the action with this place in its variant.
template <std::size_t kNth = 0>
Action nth_kind(std::size_t nth) {
  if constexpr (kNth + 1 < std::variant_size_v<Action>) {
    if (nth != kNth) return nth_kind<kNth + 1>(nth);
  }
  return Action(std::in_place_index<kNth>);
}

Command read_command(JsonField const& field, Edition const& edition) {
  auto const fields = field.fields_of_any_name();
  auto const by = fields.required("by");
  auto const verb = fields.required("do");
  Command command{.by = House{}, .action = {}};
  if (!by.is_text()) {
    command.by = seat_at(static_cast<int>(by.whole(0, kMaxSeats - 1)));
  } else if (by.text(80) != "house") {
    by.refuse("must be a seat, or \"house\"");
  }
  auto const found = std::ranges::find(kActionNames, verb.text(80));
  if (found == kActionNames.end()) {
    if (verb.sound()) verb.refuse("no command is called that");
    return command;
  }
  command.action = nth_kind(static_cast<std::size_t>(found - kActionNames.begin()));
  std::visit(ActionReader{fields, edition}, command.action);
  return command;
}

std::string word_of(JsonField const& field) {
  if (field.is_text()) return std::string(field.word());
  return field.is_truth() ? (field.truth() ? "true" : "false") : std::to_string(field.whole(0, 1));
}

void read_rules(JsonField const& field, Edition& edition) {
  std::string line;
  for (auto const& [name, value] : field.entries())
    line += (line.empty() ? "" : " ") + std::string(name) + "=" + word_of(value);
  if (!field.sound()) return;
  auto const refused = set_house_rules(line, edition);
  if (!refused.empty()) field.refuse(refused);
}

/// A seed that is a number deals and draws as that number does.
std::uint64_t chance_of(kuhhandel_record const& record) {
  auto const& seed = record.deal.seed;
  std::uint64_t number = 0;
  for (char const digit : seed) {
    if (digit < '0' || digit > '9') break;
    number = 10 * number + static_cast<std::uint64_t>(digit - '0');
  }
  if (std::to_string(number) == seed) return number;
  return digest(first_question(ReplyMode::full, record.edition, record.seats, record.deal).question.state);
}

void read_deal(JsonFields const& fields, kuhhandel_record& record) {
  auto const position = fields.optional("position");
  if (position.present()) return position.refuse("games that begin in a position are not read here");
  record.deal.seed = fields.required("seed").text(std::numeric_limits<std::size_t>::max());
  auto const first = fields.optional("first");
  if (first.present()) record.deal.first = seat_at(static_cast<int>(first.whole(0, record.seats - 1)));
  auto const version = fields.optional("rules_version");
  record.deal.rules_version = version.present() ? static_cast<int>(version.whole(1, kRulesVersion)) : 1;
}

void read_head(JsonField const& whole, JsonFields const& fields, kuhhandel_record& record) {
  auto const format = fields.required("format");
  if (format.text(80) != "kuhhandel-record" && format.sound()) format.refuse("must be \"kuhhandel-record\"");
  fields.required("version").whole(1, 1);
  auto const id = fields.required("edition");
  auto const* const edition = edition_named(id.text(80));
  if (edition == nullptr) {
    if (id.sound()) id.refuse("no edition is called that");
    return;
  }
  record.edition = *edition;
  auto const rules = fields.optional("rules");
  if (rules.present()) read_rules(rules, record.edition);
  auto const seats = fields.required("seats");
  auto const fewest = static_cast<std::size_t>(edition->fewest_seats);
  record.seats = static_cast<int>(seats.list(fewest, static_cast<std::size_t>(edition->most_seats)).size());
  if (whole.sound()) read_deal(fields, record);
}

std::string sentence(std::size_t at, std::string_view what) {
  return "commands[" + std::to_string(at) + "]: " + std::string(what);
}

}  // namespace

std::expected<std::unique_ptr<kuhhandel_record>, std::string> record_from(std::string_view text) {
  auto const json = json_from(text);
  if (!json) return std::unexpected(json.error());
  std::optional<std::string> problem;
  JsonField const whole(problem, "", &*json);
  auto const fields = whole.fields_of_any_name();
  auto record = std::unique_ptr<kuhhandel_record>(
      new kuhhandel_record{.edition = {}, .seats = 0, .deal = {}, .commands = {}});
  read_head(whole, fields, *record);
  if (!problem) {
    for (auto const& command : fields.required("commands").list(0, kMostCommands)) {
      record->commands.push_back(read_command(command, record->edition));
      if (problem) break;
    }
  }
  if (problem) return std::unexpected(*problem);
  record->deal.chance = chance_of(*record);
  return record;
}

std::expected<PlayedRecord, std::string> played(kuhhandel_record const& record) {
  auto const& deal = record.deal;
  PlayedRecord game{
      .rows = {}, .end = start(record.edition, record.seats, deal.seed, deal.first, deal.rules_version).next};
  for (std::size_t at = 0; at < record.commands.size(); ++at) {
    auto const& command = record.commands[at];
    auto transition = play(record.edition, game.end, command);
    if (!transition)
      return std::unexpected(sentence(at, "is refused: " + std::string(name_of(transition.error()))));
    game.rows.push_back(row_of(game.end, command));
    game.end = transition->next;
  }
  return game;
}

std::expected<std::unique_ptr<kuhhandel_game>, std::string> game_of(kuhhandel_record const& record) {
  auto game = new_game(record.edition, record.seats, ReplyMode::full, record.deal);
  auto const& edition = *game->edition;
  std::vector<Event> events;
  for (std::size_t at = 0; at < record.commands.size();) {
    auto const& next = record.commands[at];
    auto& question = game->current.question;
    bool const acts = next.by == Actor{question.seat};
    std::optional<int> nth;
    if (question.count > 0)
      nth = answer_for(edition, question, acts ? std::optional(next.action) : std::nullopt);
    if (!nth) return std::unexpected(sentence(at, "no reply of the asked seat leads to this command"));
    game->history.push_back(static_cast<std::uint16_t>(reply_of(edition, question, *nth)));
    auto const before = question;
    events.clear();
    answer(edition, question, *nth, events);
    for (auto const& command : commands_of(edition, before, *nth, events, question.state)) {
      if (at == record.commands.size() || record.commands[at] != command)
        return std::unexpected(sentence(at, "the game continues with another command"));
      ++at;
    }
  }
  return game;
}

}  // namespace kuhhandel::bindings
