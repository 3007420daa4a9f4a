#include "codec/moves/options.h"

#include "codec/moves/option_shapes.h"

namespace kuhhandel::codec {

namespace json = boost::json;

namespace {

Option read_option(Field const& field, Edition const& edition) {
  auto const what = field.fields_of_any_name().required("do");
  auto const option = kOptions.read(field, what.word(), InEdition{edition});
  if (!option) what.refuse("is an unknown option");
  return option.value_or(option::Auction{});
}

}  // namespace

json::array options_when_asked(LegalActions const& legal, MoneyCards hand, Edition const& edition) {
  auto const list = [&](JsonText& json) {
    json.open_list();
    for (auto const& option : legal) kOptions.write(json, option, WithHand{edition, hand});
    if (may_stay_silent(legal)) write_object(json, "do", kSilentWord);
    json.close_list();
  };
  return tree_of(list).as_array();
}

void write_options(JsonText& json, Viewer viewer, State const& now, Edition const& edition) {
  json.open_list();
  if (viewer) {
    WithHand const words{edition, now.hand(*viewer)};
    for (auto const& option : legal_actions(edition, now, *viewer)) kOptions.write(json, option, words);
  }
  json.close_list();
}

json::array options_for(Viewer viewer, State const& now, Edition const& edition) {
  return tree_of([&](JsonText& json) { write_options(json, viewer, now, edition); }).as_array();
}

LegalActions read_options(Field const& field, Edition const& edition) {
  LegalActions legal;
  for (auto const& item : field.list(0, LegalActions::capacity())) {
    if (item.fields_of_any_name().optional("do").word() == kSilentWord) continue;
    legal.push_back(read_option(item, edition));
  }
  return legal;
}

}  // namespace kuhhandel::codec
