#include "bindings/python/errors.h"

#include <kuhhandel/kuhhandel.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <memory>

#include "bindings/c/bot_from.h"

namespace nb = nanobind;

namespace kuhhandel::bindings {
namespace {

std::string listed(std::vector<std::string> const& names) {
  std::string list;
  for (auto const& name : names) list += (list.empty() ? "" : ", ") + name;
  return list;
}

std::string repr_of(nb::handle value) { return nb::cast<std::string>(nb::repr(value)); }

}  // namespace

std::vector<std::string> names_by(char const* (*name_at)(int)) {
  std::vector<std::string> names;
  for (int i = 0; name_at(i) != nullptr; ++i) names.emplace_back(name_at(i));
  return names;
}

void raise_illegal(IllegalReply const& illegal, std::string const& edition) {
  auto const type = nb::module_::import_("kuhhandel._errors").attr("IllegalReply");
  auto const error = type(illegal.index, illegal.reply, nb::cast(illegal.legal), illegal.reason,
                          nb::arg("edition") = edition);
  PyErr_SetObject(type.ptr(), error.ptr());
  throw nb::python_error();
}

void raise_no_edition(std::string const& edition) {
  throw nb::value_error(
      ("edition: '" + edition + "' is not one of " + listed(names_by(kuhhandel_edition))).c_str());
}

void check_table(std::string const& edition, int seats) {
  auto const fewest = kuhhandel_fewest_seats(edition.c_str());
  auto const most = kuhhandel_most_seats(edition.c_str());
  if (fewest == 0) raise_no_edition(edition);
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
  auto const found = std::ranges::find(known, word);
  if (found == known.end())
    throw nb::value_error((option + ": '" + word + "' is not one of " + listed(known)).c_str());
  return static_cast<int>(found - known.begin());
}

std::uint64_t seed_of(nb::object const& seed) {
  auto const number = nb::steal<nb::object>(PyNumber_Index(seed.ptr()));
  if (!number.is_valid()) {
    PyErr_Clear();
    throw nb::type_error(seed.is_none() ? "seed: a whole number from 0 to 2**64 - 1 is needed, such as seed=1"
                                        : ("seed: a whole number is needed, not " + repr_of(seed)).c_str());
  }
  auto const value = PyLong_AsUnsignedLongLong(number.ptr());
  if (PyErr_Occurred() != nullptr) {
    PyErr_Clear();
    throw nb::value_error(("seed: from 0 to 2**64 - 1, not " + repr_of(seed)).c_str());
  }
  return value;
}

void raise_no_bot(std::string const& name) {
  auto const made = bindings::bot_from(name);
  auto const reason = made ? "it does not play this edition at such a table." : made.error();
  throw nb::value_error(("bot '" + name + "': " + reason).c_str());
}

void check_bot(std::string const& name, std::string const& edition, int seats) {
  std::unique_ptr<kuhhandel_game, void (*)(kuhhandel_game*)> const game(
      kuhhandel_game_new(edition.c_str(), seats, nullptr, KUHHANDEL_FULL, 0), &kuhhandel_game_free);
  auto* const bot = kuhhandel_bot_new(name.c_str(), game.get(), 0, 0);
  if (bot == nullptr) raise_no_bot(name);
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
