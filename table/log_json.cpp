#include "table/log_json.h"

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <utility>

#include "codec/command.h"
#include "codec/editions.h"
#include "codec/field.h"
#include "codec/parse.h"
#include "codec/rules.h"
#include "codec/seats.h"
#include "table/conduct_json.h"
#include "table/fact_json.h"
#include "table/press_json.h"

namespace kuhhandel {
namespace {

namespace json = boost::json;

constexpr std::size_t kLongestText = 1000;

struct Write {
  Edition const& edition;

  json::object operator()(fact::Started const& started) const {
    return {{"name", "started"}, {"seed", started.seed}};
  }
  json::object operator()(fact::Committed const& committed) const {
    return {{"name", "committed"}, {"secret", committed.secret}, {"commitment", committed.commitment}};
  }
  json::object operator()(fact::ChanceAdded const& added) const {
    return {{"name", "chance_added"}, {"seat", to_json(added.seat)}, {"random", added.random}};
  }
  json::object operator()(fact::Played const& played) const {
    json::object object{{"name", "played"}, {"command", to_json(played.command, edition)}};
    if (!played.id.empty()) object["id"] = played.id;
    if (played.slept) object["slept"] = true;
    return object;
  }
  json::object operator()(fact::Pressed const& pressed) const {
    auto const& press = pressed.press;
    json::object object{{"name", "pressed"},
                        {"command", to_json(press.command, edition)},
                        {"id", press.id},
                        {"count", press.count},
                        {"moment", press.moment.count()},
                        {"arrival", press.receipt.at.count()},
                        {"path", press.receipt.round_trip.count()}};
    if (auto const& seen = press.receipt.seen)
      object["seen"] = json::object{{"at", seen->at.count()}, {"ago", seen->ago.count()}};
    return object;
  }
  json::object operator()(fact::Silent const& silent) const {
    json::object object{{"name", "silent"}, {"seat", to_json(silent.seat)}};
    if (silent.slept) object["slept"] = true;
    return object;
  }
  json::object operator()(fact::ClaimNoted const& claim) const {
    return {{"name", "claim_noted"}, {"seat", to_json(claim.seat)}};
  }
  json::object operator()(fact::Judged const& judged) const {
    return {{"name", "judged"}, {"order", json::array(judged.order.begin(), judged.order.end())}};
  }
  json::object operator()(auto const& known_to_all) const { return to_json(known_to_all); }
};

std::string read_text(Fields const& fields, std::string_view name) {
  return std::string(fields.required(name).text(kLongestText));
}

Fact read_played(Field const& root, Edition const& edition) {
  auto const fields = root.fields({"name", "command", "id", "slept"});
  auto const slept = fields.optional("slept");
  return fact::Played{.command = read_command(fields.required("command"), edition),
                      .id = std::string(fields.optional("id").text(kLongestText)),
                      .slept = slept.present() && slept.truth()};
}

Fact read_silent(Field const& root) {
  auto const fields = root.fields({"name", "seat", "slept"});
  auto const slept = fields.optional("slept");
  return fact::Silent{.seat = read_seat(fields.required("seat")), .slept = slept.present() && slept.truth()};
}

Fact read_pressed(Field const& root, Edition const& edition) {
  auto const fields = root.fields({"name", "command", "id", "count", "moment", "arrival", "path", "seen"});
  Press press{.command = read_command(fields.required("command"), edition),
              .id = std::string(fields.required("id").text(kLongestText)),
              .count = static_cast<int>(fields.required("count").whole(0, kFirstCount)),
              .moment = read_time(fields.required("moment")),
              .receipt = {.at = read_time(fields.required("arrival")),
                          .round_trip = read_time(fields.required("path"))}};
  if (auto const seen = fields.optional("seen"); seen.present()) press.receipt.seen = read_seen(seen);
  return fact::Pressed{std::move(press)};
}

Fact read_judged(Field const& root) {
  fact::Judged judged;
  auto const fields = root.fields({"name", "order"});
  for (auto const& place : fields.required("order").list(1, kMostPresses))
    judged.order.push_back(static_cast<int>(place.whole(0, kMostPresses - 1)));
  return judged;
}

Fact read_conducted(Field const& root) {
  auto const fields =
      root.fields({"name", "speed", "gavel", "absence", "stand_in", "memory_aid", "open_hands_after"});
  // Logs that were begun before there was a choice go on as they began.
  auto const memory_aid = fields.optional("memory_aid");
  return fact::Conducted{{.speed = read_speed(fields.required("speed")),
                          .gavel = read_gavel(fields.required("gavel")),
                          .absence = read_absence(fields.required("absence")),
                          .stand_in = read_text(fields, "stand_in"),
                          .memory_aid = !memory_aid.present() || memory_aid.truth(),
                          .open_hands_after = read_open_hands(fields.optional("open_hands_after"))}};
}

Fact read_paused(Field const& root) {
  auto const missing = root.fields({"name", "missing"}).required("missing");
  if (missing.is_null()) return fact::Paused{};
  return fact::Paused{read_seat(missing)};
}

Fact read_fact_fields(Field const& root, Edition const& edition) {
  auto const named = root.fields_of_any_name().required("name");
  auto const name = named.text(kLongestText);
  if (name == "played") return read_played(root, edition);
  if (name == "silent") return read_silent(root);
  if (name == "conducted") return read_conducted(root);
  if (name == "paused") return read_paused(root);
  if (name == "resumed") return fact::Resumed{};
  if (name == "pressed") return read_pressed(root, edition);
  if (name == "judged") return read_judged(root);
  auto const fields = root.fields(
      {"name", "seat", "player", "bot", "seed", "call", "path", "secret", "commitment", "random"});
  if (name == "called") return fact::Called{static_cast<int>(fields.required("call").whole(1, 3))};
  if (name == "started") return fact::Started{read_text(fields, "seed")};
  if (name == "reopened") return fact::Reopened{};
  if (name == "committed")
    return fact::Committed{read_text(fields, "secret"), read_text(fields, "commitment")};
  auto const seat = read_seat(fields.required("seat"));
  if (name == "seated") return fact::Seated{seat, read_text(fields, "player")};
  if (name == "bot_seated")
    return fact::BotSeated{seat, read_text(fields, "bot"), read_text(fields, "player")};
  if (name == "stand_in") return fact::StandIn{seat, read_text(fields, "bot")};
  if (name == "freed") return fact::Freed{seat};
  if (name == "lag") return fact::RoundTrip{seat, read_time(fields.required("path"))};
  if (name == "chance_added") return fact::ChanceAdded{seat, read_text(fields, "random")};
  if (name == "claim_noted") return fact::ClaimNoted{seat};
  if (name == "away") return fact::Away{seat};
  if (name == "back") return fact::Back{seat};
  named.refuse("is no fact that this version knows");
  return fact::Reopened{};
}

TableSetup read_setup_fields(Field const& root) {
  auto const fields =
      root.fields({"id", "name", "edition", "rules", "seats", "public", "speed", "answer_within"});
  auto const* const edition = edition_named(fields.required("edition").text(kLongestText));
  if (edition == nullptr) fields.required("edition").refuse("is no edition that this version knows");
  TableSetup setup{.id = read_text(fields, "id"),
                   .name = read_text(fields, "name"),
                   .edition = edition == nullptr ? Edition{} : *edition,
                   .seats = static_cast<int>(fields.required("seats").whole(1, kMaxSeats)),
                   .is_public = fields.required("public").truth(),
                   .speed = Speed{static_cast<int>(fields.required("speed").whole(0, kFastestSpeed))}};
  setup.answer_within = read_answer_within(fields.optional("answer_within"));
  setup.edition.rules = read_house_rules(fields.required("rules"), setup.edition);
  return setup;
}

}  // namespace

std::string setup_text(TableSetup const& setup) {
  auto const id = setup.edition.id.text();
  json::object object{{"id", setup.id},
                      {"name", setup.name},
                      {"edition", id},
                      {"rules", difference(setup.edition.rules, edition_named(id)->rules)},
                      {"seats", setup.seats},
                      {"public", setup.is_public},
                      {"speed", static_cast<int>(setup.speed)}};
  if (setup.answer_within) object["answer_within"] = setup.answer_within->count();
  return json::serialize(object);
}

std::expected<TableSetup, FormatError> read_setup(std::string_view text) {
  auto const document = parse(text);
  if (!document) return std::unexpected(document.error());
  return read_document(*document, {}, read_setup_fields);
}

std::string fact_text(Fact const& fact, Edition const& edition) {
  return json::serialize(std::visit(Write{edition}, fact));
}

std::expected<Fact, FormatError> read_fact(std::string_view text, Edition const& edition) {
  auto const document = parse(text);
  if (!document) return std::unexpected(document.error());
  return read_document(*document, {}, [&](Field const& root) { return read_fact_fields(root, edition); });
}

}  // namespace kuhhandel
