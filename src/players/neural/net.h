// A net that has learned to play by ceilings: what it was made for, and its layers, as its file has them
// (docs/NETS.md).
#pragma once

#include <cstdint>
#include <expected>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/edition.h"
#include "neural/features.h"
#include "neural/layer.h"

namespace kuhhandel::neural {

/// An edition that it plays, at tables of so many.
struct PlayableTables {
  Word edition;
  int fewest_seats = 0;
  int most_seats = 0;
};

/// What comes out of a net, in 1024ths: a logit for each ceiling reply (ceiling_replies.h); or one number,
/// the logarithm of the odds that the observer wins.
enum class OutputHead : std::uint8_t { replies, odds };

/// How many numbers that are.
int output_count(OutputHead head);

/// The layers lead from the features to what it gives. What a layer gives to the next is at least nothing and
/// at most kMost.
struct Net {
  OutputHead head = OutputHead::replies;
  Features features;
  std::vector<PlayableTables> playable;
  std::vector<QuantizedLayer> layers;
};

inline constexpr std::size_t kMostNetBytes = 400'000;

/// A net by the bytes of its file, or a sentence that says what is wrong: not such a file, of another
/// version, made for other features or replies, cut off.
std::expected<Net, std::string> read_net(std::span<std::uint8_t const> bytes);

/// Whether it plays that edition at a table of so many.
bool plays(Net const& net, std::string_view edition, int seats);

/// What it plays, as in "'second' at tables of 3 to 5".
std::string playable_in_words(Net const& net);

}  // namespace kuhhandel::neural
