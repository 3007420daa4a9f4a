// A net that has learned to play by ceilings: its tables and layers, as in its file (docs/NETS.md).
#pragma once

#include <cstdint>
#include <expected>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/edition.h"
#include "neural/network/features.h"
#include "neural/network/layer.h"

namespace kuhhandel::neural {

/// An edition that it plays, and the numbers of seats.
struct PlayableTables {
  Word edition;
  int fewest_seats = 0;
  int most_seats = 0;
};

/// The output of a net, in 1024ths: a logit for each ceiling reply (ceiling_replies.h), or one number, the
/// logarithm of the odds that the observer wins.
enum class OutputHead : std::uint8_t { replies, odds };

/// Returns the number of outputs.
int output_count(OutputHead head);

/// The layers lead from the features to the output. The values between layers are from 0 to kMost.
struct Net {
  OutputHead head = OutputHead::replies;
  Features features;
  std::vector<PlayableTables> playable;
  std::vector<QuantizedLayer> layers;
};

inline constexpr std::size_t kMostNetBytes = 400'000;

/// Reads a net from the bytes of its file. Otherwise returns an error message: not a net file, a different
/// version, made for other features or replies, or truncated.
std::expected<Net, std::string> read_net(std::span<std::uint8_t const> bytes);

/// Returns whether the net plays this edition at a table of `seats`.
bool plays(Net const& net, std::string_view edition, int seats);

/// Returns what it plays, such as "'second' at tables of 3 to 5".
std::string playable_in_words(Net const& net);

}  // namespace kuhhandel::neural
