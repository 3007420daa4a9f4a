#include <kuhhandel/kuhhandel.h>
#include <nanobind/nanobind.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

#include <numeric>
#include <string>
#include <vector>

#include "bindings/python/classes.h"
#include "bindings/python/errors.h"

namespace nb = nanobind;

namespace {

/// Returns the value for that edition; raises ValueError if there is none.
template <class What>
What known(std::string const& edition, What what) {
  if (!what) kuhhandel::bindings::raise_no_edition(edition);
  return what;
}

void add_layouts(nb::module_& module) {
  module.def("observation_layout_json", &kuhhandel_observation_layout,
             "The layout of an observation, as JSON.");
  module.def(
      "reply_count",
      [](std::string const& edition, std::string const& replies) {
        auto const way = kuhhandel::bindings::place_of("replies", replies, kuhhandel::bindings::ways());
        return known(edition, kuhhandel_reply_count(edition.c_str(), way));
      },
      nb::arg("edition"), nb::arg("replies") = "full",
      "The number of replies of an edition, legal or not: the size of a policy. edition: an id. replies: "
      "'full',\n"
      "'nth', 'compact' or 'ceilings'.");
  module.def(
      "reply_layout_json",
      [](std::string const& edition) {
        return std::string(known(edition, kuhhandel_reply_layout(edition.c_str())));
      },
      nb::arg("edition"), "The layout of the full replies of an edition, as JSON.");
  module.def(
      "compact_layout_json",
      [](std::string const& edition) {
        return std::string(known(edition, kuhhandel_compact_layout(edition.c_str())));
      },
      nb::arg("edition"), "The compact replies of an edition and their full replies, as JSON.");
}

}  // namespace

NB_MODULE(_kuhhandel, module) {
  module.doc() = "The engine's C functions as classes.";
  module.attr("OBSERVATION_SIZE") = KUHHANDEL_OBSERVATION;
  module.def(
      "edition_ids",
      [] {
        std::vector<std::string> ids;
        for (int i = 0; kuhhandel_edition(i) != nullptr; ++i) ids.emplace_back(kuhhandel_edition(i));
        return ids;
      },
      "The published editions; those named mini are for research.");
  module.def(
      "add_edition_json",
      [](std::string const& text) {
        auto const* const refused = kuhhandel_edition_add(text.c_str());
        if (refused != nullptr) throw nb::value_error((std::string("edition: ") + refused).c_str());
      },
      nb::arg("text"), "Adds the edition of a file's text; raises ValueError.");
  module.def(
      "table_sizes",
      [](std::string const& edition) {
        auto const fewest = known(edition, kuhhandel_fewest_seats(edition.c_str()));
        std::vector<int> sizes(static_cast<std::size_t>(kuhhandel_most_seats(edition.c_str()) - fewest + 1));
        std::iota(sizes.begin(), sizes.end(), fewest);
        return sizes;
      },
      nb::arg("edition"), "The numbers of seats of an edition. edition: an id of `edition_ids()`.");
  module.def(
      "animals",
      [](std::string const& edition) {
        std::vector<std::string> animals;
        for (int i = 0; kuhhandel_animal(edition.c_str(), i) != nullptr; ++i)
          animals.emplace_back(kuhhandel_animal(edition.c_str(), i));
        if (animals.empty()) kuhhandel::bindings::raise_no_edition(edition);
        return animals;
      },
      nb::arg("edition"),
      "The animals of an edition, in the order of their numbers. edition: an id of `edition_ids()`.");
  add_layouts(module);
  kuhhandel::bindings::add_game(module);
  kuhhandel::bindings::add_batch(module);
  kuhhandel::bindings::add_bots(module);
  kuhhandel::bindings::add_nets(module);
}
