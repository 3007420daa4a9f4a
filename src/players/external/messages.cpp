#include "external/messages.h"

#include <boost/json.hpp>
#include <limits>

#include "codec/edition/edition.h"
#include "codec/edition/rules.h"
#include "codec/moves/choice.h"
#include "codec/moves/event.h"
#include "codec/moves/options.h"
#include "codec/moves/refusal.h"
#include "codec/scores.h"
#include "codec/seats.h"
#include "codec/text/parse.h"
#include "codec/views/view.h"

namespace kuhhandel::external {
namespace {

namespace json = boost::json;

constexpr int kVersion = 1;
constexpr std::size_t kLongestName = 80;

/// Every whole number up to here is the same in every language's JSON.
constexpr std::uint64_t kLargestSeed = (std::uint64_t{1} << 53) - 1;

json::object refused(std::int64_t id) { return {{"type", "refused"}, {"id", id}}; }

void hold_to_id(codec::Field const& field, std::int64_t id) {
  auto const given = field.fields_of_any_name().required("id");
  if (given.whole(0, std::numeric_limits<std::int64_t>::max()) != id) {
    given.refuse("is not the id of the question, which is " + std::to_string(id));
  }
}

std::string read_name(codec::Field const& field) {
  auto const fields = field.fields({"type", "name"});
  if (auto const type = fields.required("type"); type.text(kLongestName) != "ready") {
    type.refuse("must be \"ready\"");
  }
  return std::string(fields.required("name").text(kLongestName));
}

}  // namespace

std::string game_message(BotSeat const& bot_seat, std::uint64_t seed) {
  return serialize(json::object{{"type", "game"},
                                {"version", kVersion},
                                {"edition", codec::to_json(*bot_seat.edition)},
                                {"rules", codec::to_json(bot_seat.edition->rules)},
                                {"seat", codec::to_json(bot_seat.seat)},
                                {"seats", bot_seat.seats},
                                {"seed", seed & kLargestSeed}});
}

std::string event_message(SeenEvent const& event, Edition const& edition) {
  return serialize(json::object{{"type", "event"}, {"event", codec::to_json(event, edition)}});
}

std::string over_message(Scores const& scores) {
  return serialize(json::object{{"type", "over"},
                                {"scores", codec::totals_to_json(scores)},
                                {"winners", codec::to_json(winners(scores))}});
}

std::string decide_message(DecisionRequest const& request, Edition const& edition) {
  return serialize(
      json::object{{"type", "decide"},
                   {"id", request.id},
                   {"view", codec::to_json(request.view, edition)},
                   {"options", codec::options_when_asked(request.legal, request.view.hand, edition)},
                   {"ms", request.limit.count()}});
}

std::string refused_message(std::int64_t id, Refusal refusal) {
  auto message = refused(id);
  for (auto const& [name, value] : codec::to_json(refusal)) message[name] = value;
  message["message"] = json::string_view(sentence_of(refusal));
  return serialize(message);
}

std::string malformed_message(std::int64_t id, codec::FormatError const& error) {
  auto message = refused(id);
  message["refusal"] = "malformed";
  message["clause"] = nullptr;
  message["message"] = codec::text_of(error);
  return serialize(message);
}

bool says_ready(std::string_view line) {
  auto const document = codec::parse(line);
  if (!document || !document->is_object()) return false;
  auto const* const type = document->as_object().if_contains("type");
  return type != nullptr && *type == "ready";
}

std::string quoted(std::string_view line) {
  constexpr std::size_t kLongestQuote = 100;
  if (line.ends_with('\r')) line.remove_suffix(1);
  bool const is_cut = line.size() > kLongestQuote;
  auto part = line.substr(0, kLongestQuote);
  // A letter of several bytes is not cut in its middle.
  while (is_cut && !part.empty() && (static_cast<unsigned char>(line[part.size()]) & 0xC0U) == 0x80U)
    part.remove_suffix(1);
  return serialize(json::value(json::string_view(part.data(), part.size()))) + (is_cut ? "…" : "");
}

std::expected<std::string, codec::FormatError> read_ready(std::string_view line) {
  auto const document = codec::parse(line);
  if (!document) return std::unexpected(document.error());
  return codec::read_document(*document, "ready", read_name);
}

std::expected<bots::Choice, codec::FormatError> read_answer(std::string_view line, BotSeat const& bot_seat,
                                                            std::int64_t id) {
  auto const document = codec::parse(line);
  if (!document) return std::unexpected(document.error());
  auto const whose = codec::read_document(*document, "answer", [id](codec::Field const& field) {
    hold_to_id(field, id);
    return id;
  });
  if (!whose) return std::unexpected(whose.error());

  auto answer = document->as_object();
  answer.erase("id");
  return codec::choice_from(answer, *bot_seat.edition, bot_seat.seat);
}

std::int64_t id_in(std::string_view line) {
  auto const document = codec::parse(line);
  if (!document || !document->is_object()) return -1;
  auto const* const id = document->as_object().if_contains("id");
  return id != nullptr && id->is_int64() ? id->as_int64() : -1;
}

}  // namespace kuhhandel::external
