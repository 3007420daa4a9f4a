// A bot for Kuhhandel in C++, by the bot protocol (docs/BOT_PROTOCOL.md). It never bids; for the rest it
// takes the last of its options: it buys rather than sells, trades rather than auctions, counters rather than
// accepts. To see it play:
//
//   g++ -std=c++20 -o bot examples/bot.cpp -lboost_json
//   kuhhandel arena --seats "exec:./bot,random,random" --games 30
#include <algorithm>
#include <boost/json.hpp>
#include <iostream>
#include <string>

namespace json = boost::json;

/// So many of the hand's cards, the cheapest: a hand names its values from the lowest up.
json::object cheapest(json::object const& hand, std::int64_t number) {
  json::object cards;
  for (auto const& [value, count] : hand) {
    auto const taken = std::min(number, count.as_int64());
    if (taken > 0) cards[value] = taken;
    number -= taken;
  }
  return cards;
}

/// What an option lacks to be an answer; what it has too much must not be in it.
json::object answer_to(json::object option, json::object const& hand) {
  auto const take = [&option](char const* field) {
    auto const value = option.contains(field) ? option.at(field) : json::value();
    option.erase(field);
    return value;
  };
  auto const cards = take("cards");  // of a trade they are no part of the answer
  if (auto const money = take("suggested"); money.is_object()) option["money"] = money;
  if (option.at("do") == "pay" && cards.is_int64()) option["money"] = cheapest(hand, cards.as_int64());
  if (auto const least = take("at_least_cards"); least.is_int64()) {
    option["money"] = cheapest(hand, std::max<std::int64_t>(1, least.as_int64()));
  }
  if (auto const values = take("cards_of"); values.is_array()) option["card"] = values.as_array().front();
  take("at_least");
  return option;
}

int main() {
  for (std::string line; std::getline(std::cin, line);) {
    auto const message = json::parse(line);
    if (message.at("type") == "game") {
      std::cout << R"({"type":"ready","name":"example in C++"})" << std::endl;
    } else if (message.at("type") == "decide") {
      auto const& options = message.at("options").as_array();
      auto answer = answer_to(options.back().as_object(), message.at("view").at("hand").as_object());
      answer["id"] = message.at("id");
      std::cout << answer << std::endl;
    }
  }
}
