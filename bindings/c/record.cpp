#include "bindings/c/record.h"

#include <string_view>

#include "bindings/c/house_rules.h"

namespace kuhhandel::bindings {
namespace {

std::string quoted(std::string_view text) { return '"' + std::string(text) + '"'; }

/// Any text in quotes.
std::string json_text(std::string_view text) {
  std::string escaped;
  for (char const letter : text) {
    auto const code = static_cast<unsigned char>(letter);
    if (letter == '"' || letter == '\\') escaped += '\\';
    if (code >= 0x20) {
      escaped += letter;
    } else {
      constexpr std::string_view kDigits = "0123456789abcdef";
      escaped += std::string("\\u00") + kDigits[code / 16U] + kDigits[code % 16U];
    }
  }
  return quoted(escaped);
}

std::string json_of(MoneyCards cards) {
  std::string all;
  for (auto const denomination : kDenominations) {
    if (cards.count(denomination) == 0) continue;
    all += (all.empty() ? "" : ",") + quoted(std::to_string(value_of(denomination).points())) + ":" +
           std::to_string(cards.count(denomination));
  }
  return "{" + all + "}";
}

/// The JSON of an action after `"do":`.
struct ActionText {
  Edition const& edition;

  std::string operator()(action::Auction const&) const { return quoted("auction"); }
  std::string operator()(action::Challenge const& challenge) const {
    return quoted("challenge") + ",\"seat\":" + std::to_string(index_of(challenge.challenged)) +
           ",\"animal\":" + quoted(edition.name(challenge.animal));
  }
  std::string operator()(action::Stop const&) const { return quoted("stop"); }
  std::string operator()(action::Bid const& bid) const {
    return quoted("bid") + ",\"amount\":" + std::to_string(bid.amount.points());
  }
  std::string operator()(action::Hammer const&) const { return quoted("hammer"); }
  std::string operator()(action::Sell const&) const { return quoted("sell"); }
  std::string operator()(action::Buy const&) const { return quoted("buy"); }
  std::string operator()(action::Pay const& pay) const { return with_money("pay", pay.money); }
  std::string operator()(action::Offer const& offer) const { return with_money("offer", offer.money); }
  std::string operator()(action::Accept const&) const { return quoted("accept"); }
  std::string operator()(action::Counter const& counter) const {
    return with_money("counter", counter.money);
  }
  std::string operator()(action::Claim const&) const { return quoted("claim"); }
  std::string operator()(action::Tick const&) const { return quoted("tick"); }
  std::string operator()(action::Take const&) const { return quoted("take"); }
  std::string operator()(action::Lay const& lay) const {
    return quoted("lay") + ",\"card\":" + std::to_string(lay.value.points());
  }
  std::string operator()(action::Divide const&) const { return quoted("divide"); }
  std::string operator()(action::Keep const&) const { return quoted("keep"); }
  std::string operator()(action::Give const&) const { return quoted("give"); }
  std::string operator()(action::Exclude const& exclude) const {
    return quoted("exclude") + ",\"animal\":" + quoted(edition.name(exclude.animal));
  }

 private:
  static std::string with_money(std::string_view verb, MoneyCards money) {
    return quoted(verb) + ",\"money\":" + json_of(money);
  }
};

std::string json_of(Command const& command, Edition const& edition) {
  auto const* const seat = std::get_if<Seat>(&command.by);
  auto const by = seat == nullptr ? quoted("house") : std::to_string(index_of(*seat));
  return "{\"by\":" + by + ",\"do\":" + std::visit(ActionText{edition}, command.action) + "}";
}

}  // namespace

std::string record_of(GameToRecord const& game) {
  std::string seats;
  for (int i = 1; i <= game.seats; ++i) seats += (i == 1 ? "" : ",") + quoted(std::to_string(i));
  std::string commands;
  for (auto const& command : game.commands) {
    commands += (commands.empty() ? "" : ",") + json_of(command, game.edition);
  }
  auto const first = game.deal.first ? ",\"first\":" + std::to_string(index_of(*game.deal.first)) : "";
  auto const file = game.edition_file.empty() ? "" : ",\"edition_file\":" + std::string(game.edition_file);
  return "{\"format\":\"kuhhandel-record\",\"version\":1,\"edition\":" + quoted(game.edition.id.text()) +
         file + ",\"rules_version\":" + std::to_string(game.deal.rules_version) +
         ",\"rules\":" + difference(game.edition.rules, game.published.rules) + ",\"seats\":[" + seats +
         "],\"seed\":" + json_text(game.deal.seed) + first + ",\"commands\":[" + commands + "]}";
}

}  // namespace kuhhandel::bindings
