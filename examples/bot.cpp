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

/// Returns the cheapest `number` cards of the hand, which lists its values in rising order.
json::object cheapest(json::object const& hand, std::int64_t number) {
  json::object cards;
  for (auto const& [value, count] : hand) {
    auto const taken = std::min(number, count.as_int64());
    if (taken > 0) cards[value] = taken;
    number -= taken;
  }
  return cards;
}

/// An option as an answer: which it is, and with what money.
json::object answer_to(json::object const& option, json::object const& hand) {
  json::object answer;
  for (auto const* const field : {"do", "seat", "animal"}) {
    if (option.contains(field)) answer[field] = option.at(field);
  }
  if (option.contains("suggested")) answer["money"] = option.at("suggested");
  if (option.contains("cards_of")) answer["card"] = option.at("cards_of").as_array().front();
  if (option.contains("at_least_cards")) {
    answer["money"] = cheapest(hand, std::max<std::int64_t>(1, option.at("at_least_cards").as_int64()));
  }
  return answer;
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
