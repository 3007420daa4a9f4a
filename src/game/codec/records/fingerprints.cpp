#include "codec/records/fingerprints.h"

#include <charconv>
#include <variant>

namespace kuhhandel::codec {
namespace {

constexpr std::size_t kDigitsOfEach = 4;

/// FNV-1a, folded to 16 bits.
class Print {
 public:
  void add(int number) {
    value_ = (value_ ^ static_cast<std::uint32_t>(number)) * 16'777'619U;
    value_ ^= value_ >> 15;
  }
  void add(MoneyCards cards) {
    for (auto const denomination : kDenominations) add(cards.count(denomination));
  }
  std::uint16_t folded() const { return static_cast<std::uint16_t>(value_ ^ (value_ >> 16)); }

 private:
  std::uint32_t value_ = 2'166'136'261U;
};

}  // namespace

std::uint16_t state_fingerprint(Edition const& edition, State const& state) {
  Print print;
  for (auto const seat : seats_of(state.seats)) {
    print.add(state.hand(seat));
    for (int animal = 0; animal < edition.animal_count(); ++animal)
      print.add(state.herd(seat).count(animal_at(animal)));
    print.add(state.herd(seat).count(kRat));
  }
  print.add(state.bank);
  print.add(static_cast<int>(state.pile.size()));
  print.add(index_of(state.turn));
  print.add(std::holds_alternative<phase::Finished>(state.phase) ? 1 : 0);
  return print.folded();
}

std::string fingerprints_text(std::vector<std::uint16_t> const& fingerprints) {
  std::string text;
  text.reserve(fingerprints.size() * kDigitsOfEach);
  for (auto const print : fingerprints) {
    for (int shift = 12; shift >= 0; shift -= 4) text += "0123456789abcdef"[(print >> shift) & 0xF];
  }
  return text;
}

std::vector<std::uint16_t> read_fingerprints(Field const& field, std::size_t commands) {
  auto const text = field.text((commands + 1) * kDigitsOfEach);
  std::vector<std::uint16_t> fingerprints;
  for (std::size_t at = 0; at + kDigitsOfEach <= text.size(); at += kDigitsOfEach) {
    std::uint16_t print = 0;
    auto const* const end = text.data() + at + kDigitsOfEach;
    if (std::from_chars(text.data() + at, end, print, 16).ptr != end) break;
    fingerprints.push_back(print);
  }
  if (field.is_text() &&
      (fingerprints.size() != commands + 1 || text.size() != fingerprints.size() * kDigitsOfEach))
    field.refuse("must have four hexadecimal digits for the beginning and for each command");
  return fingerprints;
}

}  // namespace kuhhandel::codec
