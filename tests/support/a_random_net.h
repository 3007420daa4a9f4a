// A random, untrained net for tests; its weights follow from a seed.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "engine/ceilings/ceiling_replies.h"
#include "engine/random/rng.h"
#include "neural/network/net.h"

namespace kuhhandel {

struct RandomNet {
  std::uint64_t seed = 1;
  int seats = 6;  // its features are for that many
  std::vector<int> hidden{24, 16};
  std::vector<neural::PlayableTables> playable{};
  neural::OutputHead head = neural::OutputHead::replies;
};

inline neural::QuantizedLayer a_random_layer(int inputs, int outputs, Rng& rng) {
  neural::QuantizedLayer layer{
      .inputs = inputs, .outputs = outputs, .scales = {}, .biases = {}, .weights = {}};
  for (int i = 0; i < inputs * outputs; ++i)
    layer.weights.push_back(static_cast<std::int8_t>(rng.below(255) - 127));
  for (int i = 0; i < outputs; ++i) {
    layer.scales.push_back(static_cast<std::uint32_t>(100'000 + rng.below(100'000)));
    layer.biases.push_back(rng.below(40'000) - 10'000);
  }
  return layer;
}

inline neural::Net a_random_net(RandomNet const& wanted) {
  Rng rng(wanted.seed);
  neural::Net made{.head = wanted.head,
                   .features = neural::Features(wanted.seats),
                   .playable = wanted.playable,
                   .layers = {}};
  int inputs = made.features.count();
  for (auto const outputs : wanted.hidden) {
    made.layers.push_back(a_random_layer(inputs, outputs, rng));
    inputs = outputs;
  }
  made.layers.push_back(a_random_layer(inputs, neural::output_count(wanted.head), rng));
  return made;
}

/// Numbers one after the other, the low byte first.
class ByteWriter {
 public:
  template <class Number>
  void put(Number number) {
    for (std::size_t i = 0; i < sizeof(Number); ++i)
      bytes_.push_back(static_cast<std::uint8_t>(static_cast<std::uint64_t>(number) >> (8 * i)));
  }
  template <class Number>
  void put_all(std::vector<Number> const& numbers) {
    for (auto const number : numbers) put(number);
  }
  void put_text(std::string_view text, std::size_t size) {
    for (std::size_t i = 0; i < size; ++i) put(static_cast<std::uint8_t>(i < text.size() ? text[i] : 0));
  }
  std::vector<std::uint8_t> take() { return std::move(bytes_); }

 private:
  std::vector<std::uint8_t> bytes_;
};

/// The bytes of its file (docs/NETS.md).
inline std::vector<std::uint8_t> written(neural::Net const& net) {
  ByteWriter writer;
  writer.put_text("KHN1", 4);
  writer.put(static_cast<std::uint16_t>(kObservationVersion));
  writer.put(static_cast<std::uint8_t>(net.features.seats()));
  writer.put(static_cast<std::uint8_t>(net.playable.size()));
  writer.put(net.features.hash());
  writer.put(net.head == neural::OutputHead::replies ? ceiling_replies_hash() : std::uint64_t{0});
  for (auto const& one : net.playable) {
    writer.put_text(one.edition.text(), 16);
    writer.put(static_cast<std::uint8_t>(one.fewest_seats));
    writer.put(static_cast<std::uint8_t>(one.most_seats));
  }
  writer.put(static_cast<std::uint16_t>(net.layers.size()));
  writer.put(static_cast<std::uint16_t>(net.features.count()));
  for (auto const& layer : net.layers) writer.put(static_cast<std::uint16_t>(layer.outputs));
  for (auto const& layer : net.layers) {
    writer.put_all(layer.scales);
    writer.put_all(layer.biases);
    writer.put_all(layer.weights);
  }
  return writer.take();
}

}  // namespace kuhhandel
