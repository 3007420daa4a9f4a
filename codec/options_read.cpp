#include <array>
#include <string_view>

#include "codec/animals.h"
#include "codec/money.h"
#include "codec/options.h"
#include "codec/seats.h"

namespace kuhhandel {
namespace {

struct Plain {
  std::string_view name;
  Option option;
};

/// Those that say it all by their names; hammer and tick are the house's and told to nobody.
constexpr std::array kPlain{
    Plain{"auction", option::Auction{}}, Plain{"stop", option::Stop{}},     Plain{"sell", option::Sell{}},
    Plain{"buy", option::Buy{}},         Plain{"accept", option::Accept{}}, Plain{"claim", option::Claim{}},
    Plain{"take", option::Take{}},       Plain{"lay", option::Lay{}},       Plain{"divide", option::Divide{}},
    Plain{"keep", option::Keep{}},       Plain{"give", option::Give{}},
};

Option read_option(Field const& field, Edition const& edition) {
  auto const fields = field.fields_of_any_name();
  auto const what = fields.required("do");
  auto const name = what.word();
  for (auto const& plain : kPlain) {
    if (plain.name == name) return plain.option;
  }
  if (name == "bid")
    return option::Bid{read_amount(fields.required("from")), read_amount(fields.required("to"))};
  if (name == "pay" && fields.optional("cards").present()) {
    return option::PayCards{read_card_count(fields.optional("cards"))};
  }
  if (name == "pay") return option::Pay{read_amount(fields.required("at_least"))};
  if (name == "offer") {
    return option::Offer{read_card_count(fields.required("at_least_cards")),
                         fields.optional("concealed").truth()};
  }
  if (name == "counter") return option::Counter{read_card_count(fields.required("at_least_cards"))};
  if (name == "exclude") {
    return option::Exclude{read_animal(fields.required("animal"), edition),
                           static_cast<Money>(fields.required("score").whole(0, 100'000'000))};
  }
  if (name == "challenge") {
    return option::Challenge{read_seat(fields.required("seat")),
                             read_animal(fields.required("animal"), edition),
                             read_card_count(fields.required("cards"))};
  }
  what.refuse("is no option known here");
  return option::Auction{};
}

}  // namespace

LegalActions read_options(Field const& field, Edition const& edition) {
  LegalActions legal;
  for (auto const& item : field.list(0, LegalActions::capacity())) {
    // Silence is of the asking, not of the game: whether it is allowed follows from the others (C12.1).
    if (item.fields_of_any_name().optional("do").word() == "silent") continue;
    legal.push_back(read_option(item, edition));
  }
  return legal;
}

}  // namespace kuhhandel
