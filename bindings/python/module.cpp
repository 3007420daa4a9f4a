#include <kuhhandel/kuhhandel.h>
#include <nanobind/nanobind.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

#include "bindings/python/classes.h"

namespace nb = nanobind;

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
  module.def("observation_layout_json", &kuhhandel_observation_layout,
             "What stands where in an observation, as JSON.");
  module.def(
      "reply_count",
      [](std::string const& edition) {
        auto const count = kuhhandel_reply_count(edition.c_str());
        if (count == 0) throw nb::value_error(("edition: there is no '" + edition + "'").c_str());
        return count;
      },
      nb::arg("edition"), "How many replies an edition has, legal or not: the size of a policy.");
  kuhhandel::bindings::add_game(module);
  kuhhandel::bindings::add_batch(module);
}
