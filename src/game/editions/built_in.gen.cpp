// Generated from the files of editions/ by package_tests; not to be edited.
#include "editions/built_in.h"

#include <initializer_list>

#include "engine/static_list.h"

namespace kuhhandel::editions {
namespace {

Animal animal(std::string_view id, int worth, int copies, std::initializer_list<int> payouts = {}) {
  Animal animal{.id = Word(id), .worth = Money::of(worth), .copies = copies, .payouts = {}};
  for (auto const payout : payouts) animal.payouts.push_back(Money::of(payout));
  return animal;
}

Edition second() {
  Edition edition;
  edition.id = Word("second");
  edition.fewest_seats = 3;
  edition.most_seats = 5;
  edition.animals.push_back(animal("rooster", 10, 4));
  edition.animals.push_back(animal("goose", 40, 4));
  edition.animals.push_back(animal("cat", 90, 4));
  edition.animals.push_back(animal("dog", 160, 4));
  edition.animals.push_back(animal("sheep", 250, 4));
  edition.animals.push_back(animal("goat", 350, 4));
  edition.animals.push_back(animal("donkey", 500, 4, {50, 100, 200, 500}));
  edition.animals.push_back(animal("pig", 650, 4));
  edition.animals.push_back(animal("cow", 800, 4));
  edition.animals.push_back(animal("horse", 1000, 4));
  edition.money += MoneyCards::of(Denomination::zero, 10);
  edition.money += MoneyCards::of(Denomination::ten, 20);
  edition.money += MoneyCards::of(Denomination::fifty, 10);
  edition.money += MoneyCards::of(Denomination::hundred, 5);
  edition.money += MoneyCards::of(Denomination::two_hundred, 5);
  edition.money += MoneyCards::of(Denomination::five_hundred, 5);
  edition.hand += MoneyCards::of(Denomination::zero, 2);
  edition.hand += MoneyCards::of(Denomination::ten, 4);
  edition.hand += MoneyCards::of(Denomination::fifty, 1);
  edition.bonus.worth = 500;
  edition.bonus.pairs.push_back({animal_at(0), animal_at(1)});
  edition.bonus.pairs.push_back({animal_at(2), animal_at(3)});
  edition.bonus.pairs.push_back({animal_at(4), animal_at(5)});
  edition.rats = 0;
  edition.cards_per_auction = 1;
  edition.pedigree = 0;
  edition.rules.settlement = decltype(Ruleset::settlement)::exchange;
  edition.rules.zeros_return = false;
  edition.rules.offer_count = decltype(Ruleset::offer_count)::open;
  edition.rules.payments = decltype(Ruleset::payments)::open;
  edition.rules.insolvency = decltype(Ruleset::insolvency)::reauction_without;
  edition.rules.least_offer = 0;
  edition.rules.multiply = true;
  edition.rules.bonus = false;
  edition.rules.super_trade = false;
  edition.rules.money_counts = false;
  return edition;
}

Edition duel() {
  Edition edition;
  edition.id = Word("duel");
  edition.fewest_seats = 2;
  edition.most_seats = 2;
  edition.animals.push_back(animal("rooster", 10, 4));
  edition.animals.push_back(animal("goose", 40, 4));
  edition.animals.push_back(animal("cat", 90, 4));
  edition.animals.push_back(animal("dog", 160, 4));
  edition.animals.push_back(animal("sheep", 250, 4));
  edition.animals.push_back(animal("goat", 350, 4));
  edition.animals.push_back(animal("donkey", 500, 4, {50, 100, 200, 500}));
  edition.animals.push_back(animal("pig", 650, 4));
  edition.animals.push_back(animal("cow", 800, 4));
  edition.animals.push_back(animal("horse", 1000, 4));
  edition.money += MoneyCards::of(Denomination::zero, 12);
  edition.money += MoneyCards::of(Denomination::ten, 18);
  edition.money += MoneyCards::of(Denomination::twenty, 6);
  edition.money += MoneyCards::of(Denomination::fifty, 12);
  edition.money += MoneyCards::of(Denomination::hundred, 6);
  edition.money += MoneyCards::of(Denomination::two_hundred, 6);
  edition.money += MoneyCards::of(Denomination::five_hundred, 6);
  edition.hand += MoneyCards::of(Denomination::zero, 2);
  edition.hand += MoneyCards::of(Denomination::ten, 3);
  edition.hand += MoneyCards::of(Denomination::twenty, 1);
  edition.hand += MoneyCards::of(Denomination::fifty, 1);
  edition.bonus.worth = 500;
  edition.bonus.pairs.push_back({animal_at(0), animal_at(1)});
  edition.bonus.pairs.push_back({animal_at(2), animal_at(3)});
  edition.bonus.pairs.push_back({animal_at(4), animal_at(5)});
  edition.rats = 4;
  edition.cards_per_auction = 1;
  edition.pedigree = 250;
  auto& division = edition.division.emplace();
  division.set_aside += MoneyCards::of(Denomination::fifty, 2);
  division.set_aside += MoneyCards::of(Denomination::hundred, 2);
  division.set_aside += MoneyCards::of(Denomination::two_hundred, 2);
  division.set_aside += MoneyCards::of(Denomination::five_hundred, 2);
  division.removed = 10;
  edition.rules.settlement = decltype(Ruleset::settlement)::exchange;
  edition.rules.zeros_return = false;
  edition.rules.offer_count = decltype(Ruleset::offer_count)::open;
  edition.rules.payments = decltype(Ruleset::payments)::open;
  edition.rules.insolvency = decltype(Ruleset::insolvency)::reauction_capped;
  edition.rules.least_offer = 1;
  edition.rules.multiply = true;
  edition.rules.bonus = false;
  edition.rules.super_trade = false;
  edition.rules.money_counts = false;
  return edition;
}

Edition first() {
  Edition edition;
  edition.id = Word("first");
  edition.fewest_seats = 3;
  edition.most_seats = 5;
  edition.animals.push_back(animal("rooster", 10, 4));
  edition.animals.push_back(animal("goose", 40, 4));
  edition.animals.push_back(animal("cat", 90, 4));
  edition.animals.push_back(animal("dog", 160, 4));
  edition.animals.push_back(animal("sheep", 250, 4));
  edition.animals.push_back(animal("goat", 350, 4));
  edition.animals.push_back(animal("donkey", 500, 4, {50, 100, 200, 500}));
  edition.animals.push_back(animal("pig", 650, 4));
  edition.animals.push_back(animal("cow", 800, 4));
  edition.animals.push_back(animal("horse", 1000, 4));
  edition.money += MoneyCards::of(Denomination::zero, 10);
  edition.money += MoneyCards::of(Denomination::ten, 25);
  edition.money += MoneyCards::of(Denomination::fifty, 5);
  edition.money += MoneyCards::of(Denomination::hundred, 5);
  edition.money += MoneyCards::of(Denomination::two_hundred, 5);
  edition.money += MoneyCards::of(Denomination::five_hundred, 5);
  edition.hand += MoneyCards::of(Denomination::zero, 2);
  edition.hand += MoneyCards::of(Denomination::ten, 5);
  edition.bonus.worth = 500;
  edition.bonus.pairs.push_back({animal_at(0), animal_at(1)});
  edition.bonus.pairs.push_back({animal_at(2), animal_at(3)});
  edition.bonus.pairs.push_back({animal_at(4), animal_at(5)});
  edition.rats = 0;
  edition.cards_per_auction = 1;
  edition.pedigree = 0;
  edition.rules.settlement = decltype(Ruleset::settlement)::winner_pays;
  edition.rules.zeros_return = true;
  edition.rules.offer_count = decltype(Ruleset::offer_count)::open;
  edition.rules.payments = decltype(Ruleset::payments)::open;
  edition.rules.insolvency = decltype(Ruleset::insolvency)::reauction_without;
  edition.rules.least_offer = 0;
  edition.rules.multiply = false;
  edition.rules.bonus = true;
  edition.rules.super_trade = false;
  edition.rules.money_counts = false;
  return edition;
}

Edition master() {
  Edition edition;
  edition.id = Word("master");
  edition.fewest_seats = 3;
  edition.most_seats = 6;
  edition.animals.push_back(animal("rooster", 10, 4));
  edition.animals.push_back(animal("goose", 40, 4));
  edition.animals.push_back(animal("cat", 90, 4));
  edition.animals.push_back(animal("dog", 160, 4));
  edition.animals.push_back(animal("sheep", 250, 4));
  edition.animals.push_back(animal("goat", 350, 4));
  edition.animals.push_back(animal("donkey", 500, 4, {50, 100, 200, 500}));
  edition.animals.push_back(animal("pig", 650, 4));
  edition.animals.push_back(animal("cow", 800, 4));
  edition.animals.push_back(animal("horse", 1000, 4));
  edition.money += MoneyCards::of(Denomination::zero, 12);
  edition.money += MoneyCards::of(Denomination::ten, 18);
  edition.money += MoneyCards::of(Denomination::twenty, 6);
  edition.money += MoneyCards::of(Denomination::fifty, 12);
  edition.money += MoneyCards::of(Denomination::hundred, 6);
  edition.money += MoneyCards::of(Denomination::two_hundred, 6);
  edition.money += MoneyCards::of(Denomination::five_hundred, 6);
  edition.hand += MoneyCards::of(Denomination::zero, 2);
  edition.hand += MoneyCards::of(Denomination::ten, 3);
  edition.hand += MoneyCards::of(Denomination::twenty, 1);
  edition.hand += MoneyCards::of(Denomination::fifty, 1);
  edition.bonus.worth = 500;
  edition.bonus.pairs.push_back({animal_at(0), animal_at(1)});
  edition.bonus.pairs.push_back({animal_at(2), animal_at(3)});
  edition.bonus.pairs.push_back({animal_at(4), animal_at(5)});
  edition.rats = 4;
  edition.cards_per_auction = 1;
  edition.pedigree = 250;
  edition.rules.settlement = decltype(Ruleset::settlement)::exchange;
  edition.rules.zeros_return = false;
  edition.rules.offer_count = decltype(Ruleset::offer_count)::open;
  edition.rules.payments = decltype(Ruleset::payments)::open;
  edition.rules.insolvency = decltype(Ruleset::insolvency)::reauction_capped;
  edition.rules.least_offer = 1;
  edition.rules.multiply = true;
  edition.rules.bonus = false;
  edition.rules.super_trade = false;
  edition.rules.money_counts = false;
  return edition;
}

Edition russian() {
  Edition edition;
  edition.id = Word("russian");
  edition.fewest_seats = 3;
  edition.most_seats = 5;
  edition.animals.push_back(animal("rooster", 10, 4));
  edition.animals.push_back(animal("goose", 40, 4));
  edition.animals.push_back(animal("cat", 90, 4));
  edition.animals.push_back(animal("dog", 160, 4));
  edition.animals.push_back(animal("sheep", 250, 4));
  edition.animals.push_back(animal("goat", 350, 4));
  edition.animals.push_back(animal("donkey", 500, 4, {50, 100, 200, 500}));
  edition.animals.push_back(animal("pig", 650, 4));
  edition.animals.push_back(animal("cow", 800, 4));
  edition.animals.push_back(animal("horse", 1000, 4));
  edition.money += MoneyCards::of(Denomination::zero, 10);
  edition.money += MoneyCards::of(Denomination::ten, 20);
  edition.money += MoneyCards::of(Denomination::fifty, 10);
  edition.money += MoneyCards::of(Denomination::hundred, 5);
  edition.money += MoneyCards::of(Denomination::two_hundred, 5);
  edition.money += MoneyCards::of(Denomination::five_hundred, 5);
  edition.hand += MoneyCards::of(Denomination::zero, 2);
  edition.hand += MoneyCards::of(Denomination::ten, 4);
  edition.hand += MoneyCards::of(Denomination::fifty, 1);
  edition.bonus.worth = 500;
  edition.bonus.pairs.push_back({animal_at(0), animal_at(1)});
  edition.bonus.pairs.push_back({animal_at(2), animal_at(3)});
  edition.bonus.pairs.push_back({animal_at(4), animal_at(5)});
  edition.rats = 0;
  edition.cards_per_auction = 1;
  edition.pedigree = 0;
  edition.rules.settlement = decltype(Ruleset::settlement)::exchange;
  edition.rules.zeros_return = false;
  edition.rules.offer_count = decltype(Ruleset::offer_count)::concealed;
  edition.rules.payments = decltype(Ruleset::payments)::open;
  edition.rules.insolvency = decltype(Ruleset::insolvency)::continue_without;
  edition.rules.least_offer = 0;
  edition.rules.multiply = true;
  edition.rules.bonus = false;
  edition.rules.super_trade = false;
  edition.rules.money_counts = false;
  return edition;
}

Edition mini_2() {
  Edition edition;
  edition.id = Word("mini-2");
  edition.purpose = Purpose::research;
  edition.fewest_seats = 2;
  edition.most_seats = 2;
  edition.animals.push_back(animal("cow", 10, 2));
  edition.animals.push_back(animal("horse", 10, 2));
  edition.money += MoneyCards::of(Denomination::zero, 2);
  edition.money += MoneyCards::of(Denomination::ten, 2);
  edition.hand += MoneyCards::of(Denomination::zero, 1);
  edition.hand += MoneyCards::of(Denomination::ten, 1);
  edition.bonus.worth = 0;
  edition.rats = 0;
  edition.cards_per_auction = 1;
  edition.pedigree = 0;
  edition.rules.settlement = decltype(Ruleset::settlement)::exchange;
  edition.rules.zeros_return = false;
  edition.rules.offer_count = decltype(Ruleset::offer_count)::open;
  edition.rules.payments = decltype(Ruleset::payments)::open;
  edition.rules.insolvency = decltype(Ruleset::insolvency)::reauction_without;
  edition.rules.least_offer = 0;
  edition.rules.multiply = true;
  edition.rules.bonus = false;
  edition.rules.super_trade = false;
  edition.rules.money_counts = false;
  return edition;
}

Edition mini_3() {
  Edition edition;
  edition.id = Word("mini-3");
  edition.purpose = Purpose::research;
  edition.fewest_seats = 3;
  edition.most_seats = 3;
  edition.animals.push_back(animal("donkey", 10, 1, {10}));
  edition.animals.push_back(animal("cow", 10, 2));
  edition.money += MoneyCards::of(Denomination::ten, 3);
  edition.bonus.worth = 0;
  edition.rats = 0;
  edition.cards_per_auction = 1;
  edition.pedigree = 0;
  edition.rules.settlement = decltype(Ruleset::settlement)::exchange;
  edition.rules.zeros_return = false;
  edition.rules.offer_count = decltype(Ruleset::offer_count)::concealed;
  edition.rules.payments = decltype(Ruleset::payments)::open;
  edition.rules.insolvency = decltype(Ruleset::insolvency)::reauction_without;
  edition.rules.least_offer = 0;
  edition.rules.multiply = true;
  edition.rules.bonus = false;
  edition.rules.super_trade = false;
  edition.rules.money_counts = false;
  return edition;
}

Edition mini_donkey() {
  Edition edition;
  edition.id = Word("mini-donkey");
  edition.purpose = Purpose::research;
  edition.fewest_seats = 2;
  edition.most_seats = 2;
  edition.animals.push_back(animal("donkey", 10, 2, {10, 10}));
  edition.animals.push_back(animal("cow", 10, 2));
  edition.money += MoneyCards::of(Denomination::zero, 2);
  edition.money += MoneyCards::of(Denomination::ten, 4);
  edition.hand += MoneyCards::of(Denomination::zero, 1);
  edition.bonus.worth = 0;
  edition.rats = 0;
  edition.cards_per_auction = 1;
  edition.pedigree = 0;
  edition.rules.settlement = decltype(Ruleset::settlement)::exchange;
  edition.rules.zeros_return = false;
  edition.rules.offer_count = decltype(Ruleset::offer_count)::open;
  edition.rules.payments = decltype(Ruleset::payments)::open;
  edition.rules.insolvency = decltype(Ruleset::insolvency)::reauction_without;
  edition.rules.least_offer = 0;
  edition.rules.multiply = true;
  edition.rules.bonus = false;
  edition.rules.super_trade = false;
  edition.rules.money_counts = false;
  return edition;
}

Edition mini_lesson() {
  Edition edition;
  edition.id = Word("mini-lesson");
  edition.purpose = Purpose::research;
  edition.fewest_seats = 3;
  edition.most_seats = 3;
  edition.animals.push_back(animal("goose", 40, 2));
  edition.animals.push_back(animal("sheep", 250, 2));
  edition.animals.push_back(animal("donkey", 500, 1, {50}));
  edition.animals.push_back(animal("cow", 800, 2));
  edition.money += MoneyCards::of(Denomination::zero, 6);
  edition.money += MoneyCards::of(Denomination::ten, 12);
  edition.money += MoneyCards::of(Denomination::fifty, 6);
  edition.hand += MoneyCards::of(Denomination::zero, 2);
  edition.hand += MoneyCards::of(Denomination::ten, 4);
  edition.hand += MoneyCards::of(Denomination::fifty, 1);
  edition.bonus.worth = 0;
  edition.rats = 0;
  edition.cards_per_auction = 1;
  edition.pedigree = 0;
  edition.rules.settlement = decltype(Ruleset::settlement)::exchange;
  edition.rules.zeros_return = false;
  edition.rules.offer_count = decltype(Ruleset::offer_count)::open;
  edition.rules.payments = decltype(Ruleset::payments)::open;
  edition.rules.insolvency = decltype(Ruleset::insolvency)::reauction_without;
  edition.rules.least_offer = 0;
  edition.rules.multiply = true;
  edition.rules.bonus = false;
  edition.rules.super_trade = false;
  edition.rules.money_counts = false;
  return edition;
}

Edition mini_pairs() {
  Edition edition;
  edition.id = Word("mini-pairs");
  edition.purpose = Purpose::research;
  edition.fewest_seats = 2;
  edition.most_seats = 3;
  edition.animals.push_back(animal("rooster", 10, 3));
  edition.animals.push_back(animal("donkey", 50, 3, {10, 20, 50}));
  edition.animals.push_back(animal("cow", 80, 3));
  edition.money += MoneyCards::of(Denomination::zero, 3);
  edition.money += MoneyCards::of(Denomination::ten, 9);
  edition.money += MoneyCards::of(Denomination::twenty, 3);
  edition.money += MoneyCards::of(Denomination::fifty, 3);
  edition.hand += MoneyCards::of(Denomination::zero, 1);
  edition.hand += MoneyCards::of(Denomination::ten, 2);
  edition.bonus.worth = 0;
  edition.rats = 0;
  edition.cards_per_auction = 2;
  edition.pedigree = 0;
  edition.rules.settlement = decltype(Ruleset::settlement)::exchange;
  edition.rules.zeros_return = false;
  edition.rules.offer_count = decltype(Ruleset::offer_count)::open;
  edition.rules.payments = decltype(Ruleset::payments)::open;
  edition.rules.insolvency = decltype(Ruleset::insolvency)::reauction_without;
  edition.rules.least_offer = 0;
  edition.rules.multiply = true;
  edition.rules.bonus = false;
  edition.rules.super_trade = false;
  edition.rules.money_counts = false;
  return edition;
}

}  // namespace

std::span<Edition const> all() {
  static auto const kAll = [] {
    StaticList<Edition, 10> list;
    list.push_back(second());
    list.push_back(duel());
    list.push_back(first());
    list.push_back(master());
    list.push_back(russian());
    list.push_back(mini_2());
    list.push_back(mini_3());
    list.push_back(mini_donkey());
    list.push_back(mini_lesson());
    list.push_back(mini_pairs());
    return list;
  }();
  return {kAll.begin(), kAll.end()};
}

}  // namespace kuhhandel::editions
