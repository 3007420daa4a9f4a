#include "load/consistency_checker.h"

#include <algorithm>
#include <boost/json/array.hpp>
#include <boost/json/serialize.hpp>
#include <initializer_list>
#include <numeric>

#include "codec/text/known_names.h"

namespace kuhhandel::load {
namespace {

namespace json = boost::json;

std::string_view text_of(json::object const& object, std::string_view name) {
  auto const* const value = object.if_contains(name);
  return value != nullptr && value->is_string() ? std::string_view(value->get_string()) : std::string_view{};
}

int number_of(json::value const& value) { return value.to_number<int>(); }

void add(CardCounts& to, json::object const& money, int sign) {
  auto const counts = counts_of(money);
  for (auto const denomination : kDenominations) to[denomination] += sign * counts[denomination];
}

int size_of(CardCounts const& cards) { return std::accumulate(cards.begin(), cards.end(), 0); }

bool is_one_of(std::string_view name, std::initializer_list<std::string_view> names) {
  return std::ranges::find(names, name) != names.end();
}

/// Cards that lie open in the middle: the lot, the rat, the card that is looked at.
int cards_in_the_middle(json::object const& phase) {
  bool const lies = is_one_of(text_of(phase, "name"),
                              {"bidding", "buying_right", "payment", "countdown", "rat_round", "division"});
  return (lies ? 1 : 0) + (phase.contains("with") ? 1 : 0);
}

/// Returns the offered money, if the number of its cards is public.
int money_in_the_middle(json::object const& phase) {
  auto const name = text_of(phase, "name");
  if (name == "answer" && phase.at("offered").is_number()) return number_of(phase.at("offered"));
  if (name == "rat_round") return number_of(phase.at("laid"));
  return 0;
}

}  // namespace

/// Returns the money of a pile in an event; empty if the event does not show it.
json::object money_of(json::object const& event, std::string_view pile) {
  auto const* const laid = event.if_contains(pile);
  auto const* const money = laid == nullptr ? nullptr : laid->as_object().if_contains("money");
  return money == nullptr ? json::object{} : money->as_object();
}

CardCounts counts_of(json::object const& money) {
  CardCounts counts{};
  for (auto const& [name, count] : money) {
    auto const denomination = codec::denomination_named(std::string_view(name));
    if (denomination) counts[*denomination] = number_of(count);
  }
  return counts;
}

void ConsistencyChecker::report_fault(std::string what) {
  if (!fault_) {
    fault_ = "seat " + std::to_string(seat_) + ", version " + std::to_string(version_) + ": " + what;
  }
}

bool ConsistencyChecker::is_me(json::object const& event, std::string_view role) const {
  auto const* const seat = event.if_contains(role);
  return seat != nullptr && seat->is_number() && number_of(*seat) == seat_;
}

void ConsistencyChecker::check(json::object const& message) {
  check_version(message);
  auto const* const events = message.if_contains("events");
  money_from_pile_ = 0;
  if (events != nullptr) {
    for (auto const& event : events->as_array()) apply_event(event.as_object());
  }
  auto const* const log = message.if_contains("log");
  if (log != nullptr) {
    for (auto const& event : log->as_array()) {
      check_event_secrets(text_of(event.as_object(), "name"), event.as_object());
    }
  }
  auto const* const view = message.if_contains("view");
  if (view != nullptr && view->is_object()) check_view(view->as_object());
}

void ConsistencyChecker::check_version(json::object const& message) {
  auto const version = message.at("version").to_number<std::uint64_t>();
  bool const snapshot = text_of(message, "type") == "snapshot";
  if (!snapshot && version != version_ + 1) {
    report_fault("the next step was " + std::to_string(version));
  }
  version_ = version;
  if (snapshot) knows_game_ = false;
}

void ConsistencyChecker::apply_event(json::object const& event) {
  auto const name = text_of(event, "name");
  check_event_secrets(name, event);
  if (name == "started") {
    knows_game_ = false;
    cards_of_animals_.reset();
    cards_of_money_.reset();
  }
  if (!knows_game_) return;
  follow_money(name, event);
  follow_animals(name, event);
}

void ConsistencyChecker::follow_money(std::string_view name, json::object const& event) {
  auto const money = [&] {
    auto const* const found = event.if_contains("money");
    return found == nullptr ? json::object{} : found->as_object();
  };
  if (name == "payday") add(hand_, {{std::to_string(number_of(event.at("value"))), 1}}, 1);
  if (name == "paid" && is_me(event, "payer")) add(hand_, money(), -1);
  if (name == "paid" && is_me(event, "payee")) add(hand_, money(), 1);
  if (name == "offered" && is_me(event, "challenger")) add(hand_, money(), -1);
  if (name == "countered" && is_me(event, "challenged")) add(hand_, money(), -1);
  if (name == "laid" && is_me(event, "seat")) add(hand_, money(), -1);
  if (name == "rat_money" && is_me(event, "seat")) add(hand_, money(), 1);
  if (name == "drew") money_from_pile_ += number_of(event.at("cards"));
  if (name == "drew" && is_me(event, "seat")) add(hand_, money(), 1);
  if (name == "accepted") follow_trade(event, money(), {});
  if (name == "revealed") follow_trade(event, money_of(event, "offer"), money_of(event, "counter"));
}

/// Offers are returned, except the cards that change sides (C6.6, C6.8).
void ConsistencyChecker::follow_trade(json::object const& event, json::object const& offer,
                                      json::object const& counter) {
  bool const challenger = is_me(event, "challenger");
  if (!challenger && !is_me(event, "challenged")) return;
  auto const to_challenger = money_of(event, "to_challenger");
  auto const to_challenged = money_of(event, "to_challenged");
  add(hand_, challenger ? offer : counter, 1);
  add(hand_, challenger ? to_challenged : to_challenger, -1);
  add(hand_, challenger ? to_challenger : to_challenged, 1);
}

void ConsistencyChecker::follow_animals(std::string_view name, json::object const& event) {
  if (name != "took") return;
  auto const animal = text_of(event, "animal");
  auto const count = number_of(event.at("count"));
  auto& to = herds_[event.at("seat").to_number<std::size_t>()];
  to[std::string(animal)] += count;
  if (event.at("from").is_null()) return;
  auto& from = herds_[event.at("from").to_number<std::size_t>()];
  from[std::string(animal)] -= count;
  if (from[std::string(animal)] == 0) from.erase(std::string(animal));
}

bool ConsistencyChecker::may_see_money(std::string_view name, json::object const& event) const {
  if (name == "paid") {
    bool const open = edition_->rules.payments == Payments::open && event.at("open").as_bool();
    return open || is_me(event, "payer") || is_me(event, "payee");
  }
  if (name == "offered") return is_me(event, "challenger");
  if (name == "accepted" || name == "revealed")
    return is_me(event, "challenger") || is_me(event, "challenged");
  if (name == "countered") return is_me(event, "challenged");
  if (is_one_of(name, {"laid", "rat_money"})) return is_me(event, "seat");
  return name == "drew";
}

void ConsistencyChecker::check_event_secrets(std::string_view name, json::object const& event) {
  bool const may = may_see_money(name, event);
  for (auto const& [key, value] : event) {
    if (is_one_of(key, {"seed", "token", "pile", "bank", "salt"}))
      report_fault("an event contains '" + std::string(key) + "'");
    if (key == "hand" && !is_one_of(name, {"showed_hand", "showed_too_few"}))
      report_fault("an event contains a hand");
    if (key == "money" && !may) report_fault("hidden money in '" + std::string(name) + "'");
    auto const* const inner = value.if_object();
    if (inner != nullptr && key != "money" && inner->contains("money") && !may) {
      report_fault("hidden money in '" + std::string(name) + "." + std::string(key) + "'");
    }
  }
}

void ConsistencyChecker::check_view_secrets(json::object const& view) {
  for (auto const& [key, value] : view) {
    if (!is_one_of(key, {"seat", "seats", "edition", "turn", "phase", "pile", "hand", "cards", "herds",
                         "pedigrees", "bonus", "donkeys", "handed_out", "bank", "so_far"})) {
      report_fault("a view contains '" + std::string(key) + "'");
    }
  }
  if (!is_me(view, "seat")) report_fault("the view belongs to another seat");
  if (!view.at("pile").is_number()) report_fault("the view contains more of the pile than its height");
  check_phase_secrets(view.at("phase").as_object());
}

void ConsistencyChecker::check_phase_secrets(json::object const& phase) {
  auto const name = text_of(phase, "name");
  bool const laid = phase.contains("laid") && phase.at("laid").is_object();
  if (laid && !(name == "answer" && is_me(phase, "challenger")))
    report_fault("the view shows a hidden offer");
  if (phase.contains("card") && !is_me(phase, "seat"))
    report_fault("the view shows a card that another looks at");
}

void ConsistencyChecker::check_view(json::object const& view) {
  check_view_secrets(view);
  phase_ = text_of(view.at("phase").as_object(), "name");
  auto const hand = counts_of(view.at("hand").as_object());
  if (knows_game_ && hand != hand_) report_fault("the hand is not what the events made of it");
  Herds herds;
  for (auto const& herd : view.at("herds").as_array()) {
    auto& counted = herds.emplace_back();
    for (auto const& [animal, count] : herd.as_object()) counted[std::string(animal)] = number_of(count);
  }
  if (knows_game_ && herds != herds_) report_fault("the herds are not what the events made of them");
  hand_ = hand;
  herds_ = std::move(herds);
  knows_game_ = true;
  check_sums(view);
}

void ConsistencyChecker::check_sums(json::object const& view) {
  auto const& phase = view.at("phase").as_object();
  int animals = number_of(view.at("pile")) + cards_in_the_middle(view.at("phase").as_object());
  for (auto const& herd : herds_) {
    for (auto const& [animal, count] : herd) animals += count;
  }
  for (auto const& pedigrees : view.at("pedigrees").as_array()) {
    animals += static_cast<int>(pedigrees.as_array().size());
  }
  int money = size_of(counts_of(view.at("bank").as_object())) + money_in_the_middle(phase);
  for (auto const& cards : view.at("cards").as_array()) money += number_of(cards);
  if (cards_of_animals_ && animals != *cards_of_animals_ - money_from_pile_) {
    report_fault("cards of the pile appear or vanish");
  }
  if (cards_of_money_ && money != *cards_of_money_ + money_from_pile_)
    report_fault("money cards appear or vanish");
  cards_of_animals_ = animals;
  cards_of_money_ = money;
  auto const mine = number_of(view.at("cards").as_array()[static_cast<std::size_t>(seat_)]);
  bool const concealed = phase_ == "answer" && !phase.at("offered").is_number();
  if (!concealed && mine != size_of(hand_))
    report_fault("the hand's number of cards differs from the public one");
}

}  // namespace kuhhandel::load
