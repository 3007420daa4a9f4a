#include "bindings/python/errors.h"

#include <kuhhandel/kuhhandel.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

#include <memory>

namespace nb = nanobind;

namespace kuhhandel::bindings {

void raise_illegal(IllegalReply const& illegal, std::string const& edition) {
  auto const type = nb::module_::import_("kuhhandel._errors").attr("IllegalReply");
  auto const error = type(illegal.index, illegal.reply, nb::cast(illegal.legal), illegal.reason,
                          nb::arg("edition") = edition);
  PyErr_SetObject(type.ptr(), error.ptr());
  throw nb::python_error();
}

void check_table(std::string const& edition, int seats) {
  auto const fewest = kuhhandel_fewest_seats(edition.c_str());
  auto const most = kuhhandel_most_seats(edition.c_str());
  if (fewest == 0) {
    std::string known;
    for (int i = 0; kuhhandel_edition(i) != nullptr; ++i)
      known += std::string(i == 0 ? "" : ", ") + kuhhandel_edition(i);
    throw nb::value_error(("edition: '" + edition + "' is not one of " + known).c_str());
  }
  if (seats < fewest || seats > most) {
    auto const range = std::to_string(fewest) + " to " + std::to_string(most);
    throw nb::value_error(
        ("seats: '" + edition + "' is played by " + range + ", not " + std::to_string(seats)).c_str());
  }
}

std::string edition_id(nb::object const& edition) {
  std::string id;
  if (nb::try_cast(edition, id) && !id.ends_with(".json")) return id;
  return nb::cast<std::string>(nb::module_::import_("kuhhandel._editions").attr("add_edition")(edition));
}

std::vector<std::string> const& ways() {
  static std::vector<std::string> const kWays{"full", "nth", "compact", "ceilings"};
  return kWays;
}

int place_of(std::string const& option, std::string const& word, std::vector<std::string> const& known) {
  std::string all;
  for (std::size_t i = 0; i < known.size(); ++i) {
    if (known[i] == word) return static_cast<int>(i);
    all += (i == 0 ? "" : ", ") + known[i];
  }
  throw nb::value_error((option + ": '" + word + "' is not one of " + all).c_str());
}

void check_bot(std::string const& name) {
  std::unique_ptr<kuhhandel_game, void (*)(kuhhandel_game*)> const game(
      kuhhandel_game_new("mini-2", 2, nullptr, KUHHANDEL_FULL, 0), &kuhhandel_game_free);
  auto* const bot = kuhhandel_bot_new(name.c_str(), game.get(), 0, 0);
  if (bot == nullptr) throw nb::value_error(("bot: there is no '" + name + "'").c_str());
  kuhhandel_bot_free(bot);
}

std::string rules_line(std::string const& edition, nb::object const& rules) {
  if (rules.is_none()) return "";
  auto const line = nb::cast<std::string>(nb::module_::import_("kuhhandel._rules").attr("line_of")(rules));
  auto const* const refused = kuhhandel_rules_refused(edition.c_str(), line.c_str());
  if (refused != nullptr) throw nb::value_error((std::string("rules: ") + refused).c_str());
  return line;
}

}  // namespace kuhhandel::bindings
