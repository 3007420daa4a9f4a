#include "codec/options.h"

#include <string_view>

#include "codec/animals.h"
#include "codec/money.h"
#include "codec/seats.h"
#include "engine/payments.h"

namespace kuhhandel {
namespace {

namespace json = boost::json;

struct WriteOption {
  JsonText& json;
  Edition const& edition;
  MoneyCards hand;

  void operator()(option::Auction const&) const { plain("auction"); }
  void operator()(option::Challenge const& challenge) const {
    write_object(json, "do", "challenge", "seat", challenge.challenged, "animal",
                 edition.name(challenge.animal), "cards", challenge.count);
  }
  void operator()(option::Stop const&) const { plain("stop"); }
  void operator()(option::Bid const& bid) const {
    write_object(json, "do", "bid", "from", bid.from, "to", bid.to, "step", 10);
  }
  void operator()(option::Hammer const&) const { plain("hammer"); }
  void operator()(option::Sell const&) const { plain("sell"); }
  void operator()(option::Buy const&) const { plain("buy"); }
  void operator()(option::Pay const& pay) const {
    write_object(json, "do", "pay", "at_least", pay.at_least, "suggested",
                 cheapest_payment(hand, pay.at_least));
  }
  void operator()(option::Offer const& offer) const {
    json.open_object();
    write_members(json, "do", "offer", "at_least_cards", offer.at_least_cards);
    if (offer.concealed) write_members(json, "concealed", true);
    json.close_object();
  }
  void operator()(option::Accept const&) const { plain("accept"); }
  void operator()(option::Counter const& counter) const {
    write_object(json, "do", "counter", "at_least_cards", counter.at_least_cards);
  }
  void operator()(option::PayCards const& debt) const {
    write_object(json, "do", "pay", "cards", debt.cards, "suggested", cheapest_cards(hand, debt.cards));
  }
  void operator()(option::Claim const&) const { plain("claim"); }
  void operator()(option::Tick const&) const { plain("tick"); }
  void operator()(option::Take const&) const { plain("take"); }
  void operator()(option::Lay const&) const {
    auto const values = [&] {
      json.open_list();
      for (int place = 0; place < kValueCount; ++place) {
        if (hand.count(place) > 0) json.number(kValues[static_cast<std::size_t>(place)]);
      }
      json.close_list();
    };
    write_object(json, "do", "lay", "cards_of", values);
  }
  void operator()(option::Divide const&) const { plain("divide"); }
  void operator()(option::Keep const&) const { plain("keep"); }
  void operator()(option::Give const&) const { plain("give"); }
  void operator()(option::Exclude const& exclude) const {
    write_object(json, "do", "exclude", "animal", edition.name(exclude.animal), "score", exclude.score);
  }

  void plain(std::string_view what) const { write_object(json, "do", what); }
};

}  // namespace

json::array options_when_asked(LegalActions const& legal, MoneyCards hand, Edition const& edition) {
  auto const list = [&](JsonText& json) {
    WriteOption const write{json, edition, hand};
    json.open_list();
    for (auto const& option : legal) std::visit(write, option);
    if (may_stay_silent(legal)) write.plain("silent");
    json.close_list();
  };
  return tree_of(list).as_array();
}

void write_options(JsonText& json, Viewer viewer, State const& now, Edition const& edition) {
  json.open_list();
  if (viewer) {
    WriteOption const write{json, edition, now.hand(*viewer)};
    for (auto const& option : legal_actions(edition, now, *viewer)) std::visit(write, option);
  }
  json.close_list();
}

json::array options_for(Viewer viewer, State const& now, Edition const& edition) {
  return tree_of([&](JsonText& json) { write_options(json, viewer, now, edition); }).as_array();
}

}  // namespace kuhhandel
