#include "codec/command.h"

#include <array>
#include <string>

#include "codec/animals.h"
#include "codec/money.h"
#include "codec/seats.h"

namespace kuhhandel {
namespace {

namespace json = boost::json;

/// Amounts beyond all money of any box, for the rules to refuse with their clause.
constexpr std::int64_t kFarAmount = 1'000'000'000;

Action read_challenge(Field const& field, Edition const& edition) {
  auto const fields = field.fields({"by", "do", "seat", "animal"});
  return action::Challenge{.challenged = read_seat(fields.required("seat")),
                           .animal = read_animal(fields.required("animal"), edition)};
}

Action read_bid(Field const& field, Edition const&) {
  auto const amount = field.fields({"by", "do", "amount"}).required("amount");
  return action::Bid{static_cast<Money>(amount.whole(-kFarAmount, kFarAmount))};
}

template <class Plain>
Action read_plain(Field const& field, Edition const&) {
  field.fields({"by", "do"});
  return Plain{};
}

template <class Laying>
Action read_laying(Field const& field, Edition const&) {
  return Laying{read_money(field.fields({"by", "do", "money"}).required("money"))};
}

struct Verb {
  std::string_view word;
  Action (*read)(Field const&, Edition const&);
};

constexpr std::array kVerbs{Verb{"auction", read_plain<action::Auction>},
                            Verb{"challenge", read_challenge},
                            Verb{"bid", read_bid},
                            Verb{"hammer", read_plain<action::Hammer>},
                            Verb{"sell", read_plain<action::Sell>},
                            Verb{"buy", read_plain<action::Buy>},
                            Verb{"pay", read_laying<action::Pay>},
                            Verb{"offer", read_laying<action::Offer>},
                            Verb{"accept", read_plain<action::Accept>},
                            Verb{"counter", read_laying<action::Counter>}};

/// Words of the rules that no edition of this engine needs yet.
constexpr std::array<std::string_view, 9> kToCome{"divide", "stop", "claim", "tick",   "take",
                                                  "lay",    "keep", "give",  "exclude"};

void refuse_verb(Field const& field, std::string_view word) {
  for (auto const verb : kToCome) {
    if (verb == word) return field.refuse("\"" + std::string(word) + "\" is not supported yet");
  }
  std::vector<std::string_view> known;
  known.reserve(kVerbs.size());
  for (auto const& verb : kVerbs) known.push_back(verb.word);
  field.refuse("no command is called that; known are " + list_of(known));
}

Action read_action(Field const& field, Edition const& edition) {
  auto const verb = field.fields_of_any_name().required("do");
  auto const word = verb.text(80);
  for (auto const& known : kVerbs) {
    if (known.word == word) return known.read(field, edition);
  }
  if (verb.is_text()) refuse_verb(verb, word);
  return {};
}

struct Write {
  Edition const& edition;

  json::object operator()(action::Auction) const { return {{"do", "auction"}}; }
  json::object operator()(action::Challenge const& challenge) const {
    return {{"do", "challenge"},
            {"seat", to_json(challenge.challenged)},
            {"animal", to_json(challenge.animal, edition)}};
  }
  json::object operator()(action::Bid const& bid) const { return {{"do", "bid"}, {"amount", bid.amount}}; }
  json::object operator()(action::Hammer) const { return {{"do", "hammer"}}; }
  json::object operator()(action::Sell) const { return {{"do", "sell"}}; }
  json::object operator()(action::Buy) const { return {{"do", "buy"}}; }
  json::object operator()(action::Pay const& pay) const {
    return {{"do", "pay"}, {"money", to_json(pay.money)}};
  }
  json::object operator()(action::Offer const& offer) const {
    return {{"do", "offer"}, {"money", to_json(offer.money)}};
  }
  json::object operator()(action::Accept) const { return {{"do", "accept"}}; }
  json::object operator()(action::Counter const& counter) const {
    return {{"do", "counter"}, {"money", to_json(counter.money)}};
  }
};

}  // namespace

json::object to_json(Action const& action, Edition const& edition) {
  return std::visit(Write{edition}, action);
}

json::object to_json(Command const& command, Edition const& edition) {
  json::object object{{"by", to_json(command.by)}};
  for (auto const& [name, value] : to_json(command.action, edition)) object[name] = value;
  return object;
}

Command read_command(Field const& field, Edition const& edition) {
  auto const action = read_action(field, edition);
  return {.by = read_actor(field.fields_of_any_name().required("by")), .action = action};
}

std::expected<Command, FormatError> command_from(json::value const& document, Edition const& edition,
                                                 Seat sender) {
  return read_document(document, "command", [&](Field const& field) {
    auto const action = read_action(field, edition);
    auto const by = field.fields_of_any_name().optional("by");
    if (by.present() && read_actor(by) != Actor{sender}) by.refuse("is not the sender's seat");
    return Command{.by = sender, .action = action};
  });
}

}  // namespace kuhhandel
