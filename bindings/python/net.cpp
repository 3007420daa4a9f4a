#include <kuhhandel/kuhhandel.h>
#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>
#include <nanobind/stl/string.h>

#include <cstdint>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "bindings/python/arrays.h"
#include "bindings/python/classes.h"
#include "neural/injected_nets.h"

namespace nb = nanobind;

namespace kuhhandel::bindings {
namespace {

using Observations = nb::ndarray<std::uint8_t const, nb::ndim<2>, nb::c_contig, nb::device::cpu>;

/// Returns the output of `write` for each observation, in rows of `width`.
template <class T, class Write>
auto each_row(Observations const& observations, std::size_t width, Write write) {
  if (observations.shape(1) != KUHHANDEL_OBSERVATION)
    throw nb::value_error("observations: rows of OBSERVATION_SIZE are needed");
  auto const rows = observations.shape(0);
  std::vector<T> all(rows * width);
  for (std::size_t row = 0; row < rows; ++row)
    write(observations.data() + row * KUHHANDEL_OBSERVATION, all.data() + row * width);
  return owned_rows(std::move(all), rows, width);
}

auto features(Observations const& observations, int seats) {
  auto const width = static_cast<std::size_t>(kuhhandel_feature_count(seats));
  if (width == 0) throw nb::value_error("seats: from 2 to 6");
  return each_row<std::uint8_t>(observations, width,
                                [&](auto const* from, auto* to) { kuhhandel_features(seats, from, to); });
}

class NetReader {
 public:
  explicit NetReader(nb::bytes const& bytes) {
    char const* refused = nullptr;
    net_.reset(kuhhandel_net_read(static_cast<std::uint8_t const*>(bytes.data()), bytes.size(), &refused));
    if (net_ == nullptr) throw nb::value_error(refused);
  }

  bool plays(std::string const& edition, int seats) const {
    return kuhhandel_net_plays(net_.get(), edition.c_str(), seats) != 0;
  }
  auto logits(Observations const& observations) const {
    auto const outputs = static_cast<std::size_t>(kuhhandel_net_outputs(net_.get()));
    return each_row<std::int32_t>(observations, outputs, [&](auto const* from, auto* to) {
      kuhhandel_net_logits(net_.get(), from, to);
    });
  }

 private:
  struct Free {
    void operator()(kuhhandel_net* net) const { kuhhandel_net_free(net); }
  };

  std::unique_ptr<kuhhandel_net, Free> net_;
};

}  // namespace

void add_nets(nb::module_& module) {
  module.def(
      "features_layout_json",
      [](int seats) {
        auto const* const layout = kuhhandel_features_layout(seats);
        if (layout == nullptr) throw nb::value_error("seats: from 2 to 6");
        return std::string(layout);
      },
      nb::arg("seats"), "The layout of the features, as JSON.");
  module.def(
      "bring_net",
      [](nb::bytes const& bytes) {
        auto const wrong = neural::inject_net({static_cast<std::uint8_t const*>(bytes.data()), bytes.size()});
        if (wrong) throw nb::value_error(wrong->c_str());
      },
      nb::arg("bytes"), "Registers a network for fox and owl.");
  module.def("ceiling_layout_json", &kuhhandel_ceiling_layout, "The ceiling replies, as JSON.");
  module.def("features", &features, nb::arg("observations"), nb::arg("seats"),
             "Observations [n, 320] as features [n, columns], for tables of at most that many seats.");
  nb::class_<NetReader>(module, "NetReader", "A network, evaluated exactly as bots do.")
      .def(nb::init<nb::bytes const&>(), nb::arg("bytes"))
      .def("plays", &NetReader::plays, nb::arg("edition"), nb::arg("seats"))
      .def("logits", &NetReader::logits, nb::arg("observations"),
           "[n, 157] in 1/1024, or [n, 1] for a network of win odds.");
}

}  // namespace kuhhandel::bindings
