#include <algorithm>
#include <array>
#include <optional>
#include <type_traits>
#include <utility>

#include "engine/ceilings/ceiling_replies.h"
#include "neural/network/net.h"

namespace kuhhandel::neural {
namespace {

constexpr std::array<std::uint8_t, 4> kMagic{'K', 'H', 'N', '1'};
constexpr std::size_t kIdBytes = 16;
constexpr int kMostLayers = 8;

/// for nets of odds, in place of the hash of the replies
constexpr std::uint64_t kHashOfOdds = 0;

/// The problem, as the rest of a sentence that begins with the net.
using Fault = std::optional<std::string>;

/// Reads consecutive numbers, low byte first.
class ByteReader {
 public:
  explicit ByteReader(std::span<std::uint8_t const> bytes) : left_(bytes) {}

  std::size_t left() const { return left_.size(); }

  /// Returns the next number; 0 if there are too few bytes, which `cut_off` reports.
  template <class Number>
  Number next() {
    using Bits = std::make_unsigned_t<Number>;
    if (!has(sizeof(Number))) return 0;
    Bits bits = 0;
    for (std::size_t i = 0; i < sizeof(Number); ++i)
      bits = static_cast<Bits>(bits | static_cast<Bits>(left_[i]) << (8 * i));
    left_ = left_.subspan(sizeof(Number));
    return static_cast<Number>(bits);
  }

  template <class Number>
  std::vector<Number> next_list(std::size_t count) {
    if (!has(sizeof(Number) * count)) return {};
    std::vector<Number> list(count);
    for (auto& number : list) number = next<Number>();
    return list;
  }

  bool cut_off() const { return cut_off_; }

 private:
  bool has(std::size_t bytes) {
    cut_off_ = cut_off_ || left_.size() < bytes;
    return !cut_off_;
  }

  std::span<std::uint8_t const> left_;
  bool cut_off_ = false;
};

struct Header {
  int version;
  int seats;
  int editions;
  std::uint64_t features_hash;
  std::uint64_t outputs_hash;
};

Header read_header(ByteReader& reader) {
  return {.version = reader.next<std::uint16_t>(),
          .seats = reader.next<std::uint8_t>(),
          .editions = reader.next<std::uint8_t>(),
          .features_hash = reader.next<std::uint64_t>(),
          .outputs_hash = reader.next<std::uint64_t>()};
}

Fault fault_of(Header const& header) {
  if (header.version != kObservationVersion)
    return "was made for version " + std::to_string(header.version) +
           " of observations, and this is version " + std::to_string(kObservationVersion);
  if (header.seats < 2 || header.seats > kMaxSeats)
    return "has features for tables of " + std::to_string(header.seats) + ", and there are those of 2 to " +
           std::to_string(kMaxSeats);
  if (header.features_hash != Features(header.seats).hash())
    return "was made for other features than there are";
  if (header.outputs_hash != ceiling_replies_hash() && header.outputs_hash != kHashOfOdds)
    return "was made for other replies than there are";
  return {};
}

OutputHead given_by(Header const& header) {
  return header.outputs_hash == kHashOfOdds ? OutputHead::odds : OutputHead::replies;
}

/// Returns an id of lower-case letters, digits and hyphens, padded with zeros.
std::optional<Word> word_in(std::span<std::uint8_t const> letters) {
  auto const end = std::ranges::find(letters, 0);
  std::string const text(letters.begin(), end);
  bool const filled_up = std::all_of(end, letters.end(), [](auto letter) { return letter == 0; });
  bool const small = std::ranges::all_of(text, [](char letter) {
    return (letter >= 'a' && letter <= 'z') || (letter >= '0' && letter <= '9') || letter == '-';
  });
  if (text.empty() || text.size() > Word::kLongest || !filled_up || !small) return {};
  return Word(text);
}

std::string in_words(PlayableTables const& one) {
  return "'" + std::string(one.edition.text()) + "' at tables of " + std::to_string(one.fewest_seats) +
         " to " + std::to_string(one.most_seats);
}

Fault read_playable(ByteReader& reader, Header const& header, std::vector<PlayableTables>& playable) {
  for (int i = 0; i < header.editions; ++i) {
    auto const id = word_in(reader.next_list<std::uint8_t>(kIdBytes));
    int const fewest = reader.next<std::uint8_t>();
    int const most = reader.next<std::uint8_t>();
    if (reader.cut_off()) return "is cut off";
    if (!id) return "names an edition by something else than small letters";
    if (fewest < 2 || fewest > most || most > header.seats)
      return "plays " + in_words({*id, fewest, most}) + ", and its features are for at most " +
             std::to_string(header.seats);
    playable.push_back({*id, fewest, most});
  }
  return playable.empty() ? Fault("plays no edition") : Fault();
}

/// Reads the widths from the features to the output.
Fault read_widths(ByteReader& reader, Net const& net, std::vector<int>& widths) {
  int const layers = reader.next<std::uint16_t>();
  if (reader.cut_off()) return "is cut off";
  if (layers < 1 || layers > kMostLayers)
    return "has " + std::to_string(layers) + " layers, and may have 1 to " + std::to_string(kMostLayers);
  for (int i = 0; i <= layers; ++i) widths.push_back(reader.next<std::uint16_t>());
  if (reader.cut_off()) return "is cut off";
  auto const features = net.features.count();
  if (widths.front() != features)
    return "reads " + std::to_string(widths.front()) + " features, and there are " + std::to_string(features);
  auto const outputs = output_count(net.head);
  if (widths.back() != outputs)
    return "gives " + std::to_string(widths.back()) + " numbers, and should give " + std::to_string(outputs);
  auto const bad = std::ranges::find_if(widths, [](int width) { return width < 1 || width > kMostWidth; });
  if (bad == widths.end()) return {};
  return "has a layer of " + std::to_string(*bad) + ", and may have 1 to " + std::to_string(kMostWidth);
}

Fault fault_of(QuantizedLayer const& layer) {
  if (std::ranges::any_of(layer.scales, [](auto scale) { return scale < 1 || scale > kMostScale; }))
    return "has a scale that is none";
  if (std::ranges::any_of(layer.biases, [](auto bias) { return bias > kMostBias || bias < -kMostBias; }))
    return "has a bias that is too large";
  return {};
}

Fault read_layers(ByteReader& reader, std::vector<int> const& widths, std::vector<QuantizedLayer>& layers) {
  for (std::size_t i = 1; i < widths.size(); ++i) {
    auto const outputs = static_cast<std::size_t>(widths[i]);
    auto& layer = layers.emplace_back();
    layer.inputs = widths[i - 1];
    layer.outputs = widths[i];
    layer.scales = reader.next_list<std::uint32_t>(outputs);
    layer.biases = reader.next_list<std::int32_t>(outputs);
    layer.weights = reader.next_list<std::int8_t>(outputs * static_cast<std::size_t>(widths[i - 1]));
    if (reader.cut_off()) return "is cut off";
    if (auto const fault = fault_of(layer)) return fault;
  }
  if (reader.left() > 0) return "has " + std::to_string(reader.left()) + " bytes too many";
  return {};
}

Fault read_behind(ByteReader& reader, Header const& header, Net& net) {
  if (auto const fault = read_playable(reader, header, net.playable)) return fault;
  std::vector<int> widths;
  if (auto const fault = read_widths(reader, net, widths)) return fault;
  return read_layers(reader, widths, net.layers);
}

std::unexpected<std::string> refused(std::string const& why) {
  return std::unexpected("this net " + why + ".");
}

}  // namespace

int output_count(OutputHead head) {
  switch (head) {
    case OutputHead::replies:
      return kCeilingReplies;
    case OutputHead::odds:
      return 1;
  }
  std::unreachable();
}

std::expected<Net, std::string> read_net(std::span<std::uint8_t const> bytes) {
  if (bytes.size() > kMostNetBytes)
    return refused("has " + std::to_string(bytes.size()) + " bytes, and may have " +
                   std::to_string(kMostNetBytes));
  if (bytes.size() < kMagic.size() || !std::ranges::equal(bytes.first(kMagic.size()), kMagic))
    return std::unexpected("this is not a net: it does not begin with KHN1.");
  ByteReader reader(bytes.subspan(kMagic.size()));
  auto const header = read_header(reader);
  if (reader.cut_off()) return refused("is cut off");
  if (auto const fault = fault_of(header)) return refused(*fault);
  Net net{.head = given_by(header), .features = Features(header.seats), .playable = {}, .layers = {}};
  if (auto const fault = read_behind(reader, header, net)) return refused(*fault);
  return net;
}

bool plays(Net const& net, std::string_view edition, int seats) {
  return std::ranges::any_of(net.playable, [&](PlayableTables const& one) {
    return one.edition.text() == edition && seats >= one.fewest_seats && seats <= one.most_seats;
  });
}

std::string playable_in_words(Net const& net) {
  std::string all;
  for (auto const& one : net.playable) all += (all.empty() ? "" : ", ") + in_words(one);
  return all;
}

}  // namespace kuhhandel::neural
