#include "live/reason_message.h"

#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <string_view>
#include <utility>

#include "codec/animals.h"
#include "codec/command.h"
#include "codec/seats.h"

namespace kuhhandel {
namespace {

namespace json = boost::json;

std::string_view name_of(Act act) {
  switch (act) {
    case Act::silence:
      return "silence";
    case Act::auction:
      return "auction";
    case Act::challenge:
      return "challenge";
    case Act::bid:
      return "bid";
    case Act::hammer:
      return "hammer";
    case Act::sell:
      return "sell";
    case Act::buy:
      return "buy";
    case Act::pay:
      return "pay";
    case Act::offer:
      return "offer";
    case Act::accept:
      return "accept";
    case Act::counter:
      return "counter";
    case Act::stop:
      return "stop";
    case Act::claim:
      return "claim";
    case Act::tick:
      return "tick";
    case Act::take:
      return "take";
    case Act::lay:
      return "lay";
    case Act::divide:
      return "divide";
    case Act::keep:
      return "keep";
    case Act::give:
      return "give";
    case Act::exclude:
      return "exclude";
  }
  std::unreachable();
}

std::string_view name_of(Reason reason) {
  switch (reason) {
    case Reason::whim:
      return "whim";
    case Reason::no_choice:
      return "no_choice";
    case Reason::gain:
      return "gain";
    case Reason::too_dear:
      return "too_dear";
    case Reason::no_means:
      return "no_means";
    case Reason::drive_up:
      return "drive_up";
    case Reason::deny:
      return "deny";
    case Reason::bluff:
      return "bluff";
    case Reason::save:
      return "save";
    case Reason::wait:
      return "wait";
  }
  std::unreachable();
}

json::object to_json(Explanation const& why, Edition const& edition) {
  json::object object{{"deed", name_of(why.act)},
                      {"reason", name_of(why.reason)},
                      {"copy", why.copy},
                      {"worth", why.worth},
                      {"price", why.price}};
  if (why.animal) object["animal"] = kuhhandel::to_json(*why.animal, edition);
  if (why.other) object["other"] = kuhhandel::to_json(*why.other);
  return object;
}

}  // namespace

std::string reason_message(WhyMessage const& why, std::optional<Explanation> const& explanation,
                           Edition const& edition) {
  json::object message{
      {"type", "reason"}, {"id", why.id}, {"seat", index_of(why.seat)}, {"explanation", nullptr}};
  if (explanation) message["explanation"] = to_json(*explanation, edition);
  return json::serialize(message);
}

namespace {

/// The value, up to the last one, that the field names.
template <class Named>
Named named(Field const& field, Named last) {
  auto const name = field.word();
  for (int i = 0; i <= static_cast<int>(last); ++i) {
    if (name_of(static_cast<Named>(i)) == name) return static_cast<Named>(i);
  }
  field.refuse("is no word known here");
  return {};
}

}  // namespace

Explanation read_explanation(Field const& field, Edition const& edition) {
  constexpr std::int64_t kMostPoints = 100'000'000;
  auto const fields = field.fields_of_any_name();
  Explanation why{.act = named(fields.required("deed"), Act::exclude),
                  .reason = named(fields.required("reason"), Reason::wait)};
  why.copy = static_cast<int>(fields.optional("copy").whole(0, kMaxKinds));
  why.worth = static_cast<Money>(fields.optional("worth").whole(-kMostPoints, kMostPoints));
  why.price = static_cast<Money>(fields.optional("price").whole(0, kMostPoints));
  if (fields.optional("animal").present()) why.animal = read_animal(fields.optional("animal"), edition);
  if (fields.optional("other").present()) why.other = read_seat(fields.optional("other"));
  return why;
}

std::string advice_message(HintMessage const& hint, Advice const& advice, Edition const& edition) {
  json::object message{{"type", "advice"}, {"id", hint.id}, {"command", nullptr}, {"explanation", nullptr}};
  if (advice.choice) message["command"] = kuhhandel::to_json(*advice.choice, edition);
  if (advice.why) message["explanation"] = to_json(*advice.why, edition);
  return json::serialize(message);
}

}  // namespace kuhhandel
