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

Action read_lay(Field const& field, Edition const&) {
  auto const card = field.fields({"by", "do", "card"}).required("card");
  return action::Lay{static_cast<Money>(card.whole(-kFarAmount, kFarAmount))};
}

Action read_exclude(Field const& field, Edition const& edition) {
  return action::Exclude{read_animal(field.fields({"by", "do", "animal"}).required("animal"), edition)};
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
                            Verb{"stop", read_plain<action::Stop>},
                            Verb{"bid", read_bid},
                            Verb{"hammer", read_plain<action::Hammer>},
                            Verb{"sell", read_plain<action::Sell>},
                            Verb{"buy", read_plain<action::Buy>},
                            Verb{"pay", read_laying<action::Pay>},
                            Verb{"offer", read_laying<action::Offer>},
                            Verb{"accept", read_plain<action::Accept>},
                            Verb{"counter", read_laying<action::Counter>},
                            Verb{"claim", read_plain<action::Claim>},
                            Verb{"tick", read_plain<action::Tick>},
                            Verb{"take", read_plain<action::Take>},
                            Verb{"lay", read_lay},
                            Verb{"divide", read_plain<action::Divide>},
                            Verb{"keep", read_plain<action::Keep>},
                            Verb{"give", read_plain<action::Give>},
                            Verb{"exclude", read_exclude}};

void refuse_verb(Field const& field) {
  std::vector<std::string_view> known;
  known.reserve(kVerbs.size());
  for (auto const& verb : kVerbs) known.push_back(verb.word);
  field.refuse("no command is called that; known are " + list_of(known));
}

}  // namespace

Action read_action(Field const& field, Edition const& edition) {
  auto const verb = field.fields_of_any_name().required("do");
  auto const word = verb.text(80);
  for (auto const& known : kVerbs) {
    if (known.word == word) return known.read(field, edition);
  }
  if (verb.is_text()) refuse_verb(verb);
  return {};
}

namespace {

struct WriteAction {
  Edition const& edition;

  json::object operator()(action::Auction) const { return {{"do", "auction"}}; }
  json::object operator()(action::Challenge const& challenge) const {
    return {{"do", "challenge"},
            {"seat", to_json(challenge.challenged)},
            {"animal", to_json(challenge.animal, edition)}};
  }
  json::object operator()(action::Stop) const { return {{"do", "stop"}}; }
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
  json::object operator()(action::Claim) const { return {{"do", "claim"}}; }
  json::object operator()(action::Tick) const { return {{"do", "tick"}}; }
  json::object operator()(action::Take) const { return {{"do", "take"}}; }
  json::object operator()(action::Lay const& lay) const { return {{"do", "lay"}, {"card", lay.value}}; }
  json::object operator()(action::Divide) const { return {{"do", "divide"}}; }
  json::object operator()(action::Keep) const { return {{"do", "keep"}}; }
  json::object operator()(action::Give) const { return {{"do", "give"}}; }
  json::object operator()(action::Exclude const& exclude) const {
    return {{"do", "exclude"}, {"animal", to_json(exclude.animal, edition)}};
  }
};

}  // namespace

json::object to_json(Action const& action, Edition const& edition) {
  return std::visit(WriteAction{edition}, action);
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
