#include <string_view>
#include <utility>

#include "engine/cards/herd.h"
#include "engine/knowledge/observation_layout.h"
#include "neural/network/derived_features.h"
#include "neural/network/features.h"

namespace kuhhandel::neural {
namespace {

constexpr int kFewestSeats = 2;
constexpr int kQuestions = static_cast<int>(Asks::sum) + 1;
constexpr int kCopies = 4;  // cards of most animals: a quartet

struct Times {
  std::string_view part;
  int times;
};
/// Scales usual values to about kUnit; amounts have their own features.
constexpr std::array kTimes = std::to_array<Times>({
    {"pile", 4},        {"paydays", 32},    {"stake", 64},    {"round", 64},     {"offered", 16},
    {"countering", 64}, {"card", 2},        {"hand", 24},     {"laid", 24},      {"bank", 24},
    {"cards", 12},      {"traded", 64},     {"herds", 48},    {"remembers", 64}, {"least", 24},
    {"most", 24},       {"challenges", 16}, {"accepted", 16}, {"countered", 16}, {"higher", 16},
});

int times_of(std::string_view part) {
  for (auto const& [name, times] : kTimes) {
    if (name == part) return times;
  }
  std::unreachable();
}

/// Appends the features of one part after another.
class FeatureList {
 public:
  explicit FeatureList(int seats) : seats_(seats) {}

  /// Adds a part of the observation, for each seat if it has one value per seat.
  void put_part(ObservedPart const& part) {
    for (int seat = 0; seat < (part.each_seat > 0 ? seats_ : 1); ++seat) {
      auto const of = part.each_seat > 0 ? " of " + std::to_string(seat) : std::string();
      put_numbers(part, part.at + part.each_seat * seat, of);
    }
  }

  /// Adds its numbers, from `at` on.
  void put_numbers(ObservedPart const& part, int at, std::string const& of) {
    for (int number = 0; number < part.count; ++number) {
      auto const which = part.count == 1 ? std::string() : ", " + std::to_string(number);
      put_number(part, at + part.bytes * number, std::string(part.name) + of + which);
    }
  }

  void put_lot(std::string const& of, int at) { put_choices("lot" + of, at, {1, kCopies, 0}); }

  void put_cards(std::string const& of, int at) { put("cards" + of, {.at = at, .times = times_of("cards")}); }

  /// Adds an amount three times: as it is, with a fine scale while it is small, and the excess over the
  /// largest value of one feature.
  void put_amount(std::string const& name, int at) {
    put(name, {.at = at, .wide = true});
    put(name + ", finely", {.at = at, .wide = true, .times = 8});
    put(name + ", above 255", {.at = at, .wide = true, .above = kMost});
  }

  std::vector<NamedFeature> take() { return std::move(all_); }

 private:
  struct Choices {
    int first;
    int last;
    int plus;  // added to each number in the observation
  };

  void put(std::string name, Feature const& feature) { all_.push_back({std::move(name), feature}); }

  void put_choices(std::string const& name, int at, Choices const& choices) {
    for (int choice = choices.first; choice <= choices.last; ++choice)
      put(name + " is " + std::to_string(choice), {.at = at, .equals = choice + choices.plus});
  }

  void put_number(ObservedPart const& part, int at, std::string const& name) {
    if (part.name == "pedigrees") return put_owners((at - part.at) * 2, at);
    if (part.name == "seats") return put_choices(name, at, {kFewestSeats, kMaxSeats, 0});
    if (part.name == "asks") return put_choices(name, at, {0, kQuestions - 1, 0});
    if (part.name == "denomination") return put_choices(name, at, {0, kDenominationCount - 1, 0});
    if (part.reading == Reading::seat) return put_choices(name, at, {0, seats_ - 1, part.plus});
    if (part.reading == Reading::animal) return put_choices(name, at, {0, kMaxKinds - 1, part.plus});
    if (part.reading == Reading::seats) return put_set(name, at);
    if (part.bytes == 2) return put_amount(name, at);
    put(name, {.at = at, .times = times_of(part.name)});
    if (part.name == "herds") put(name + ", whole", {.at = at, .equals = kCopies});
  }

  void put_set(std::string const& name, int at) {
    for (int seat = 0; seat < seats_; ++seat)
      put(name + " has " + std::to_string(seat), {.at = at, .shift = seat, .bits = 1, .times = kUnit});
  }

  /// Adds two animals, in half a byte each.
  void put_owners(int animal, int at) {
    for (int half = 0; half < 2; ++half) {
      auto const name = "pedigrees, " + std::to_string(animal + half) + " is ";
      for (int seat = 0; seat < seats_; ++seat)
        put(name + std::to_string(seat), {.at = at, .shift = 4 * half, .bits = 4, .equals = seat + 1});
    }
  }

  int seats_;
  std::vector<NamedFeature> all_;
};

void put_other(FeatureList& list) {
  std::string const of = " of the other";
  list.put_lot(of, derived::kOtherLot);
  list.put_cards(of, derived::kOtherCards);
  for (auto const& part : kObservedParts) {
    if (part.each_seat == observed::kRowBytes)
      list.put_numbers(part, derived::kOtherRow + part.at - observed::kRows, of);
  }
}

}  // namespace

std::vector<NamedFeature> named_features(int seats) {
  FeatureList list(seats);
  for (auto const& part : kObservedParts) list.put_part(part);
  for (int seat = 0; seat < seats; ++seat)
    list.put_lot(" of " + std::to_string(seat), derived::kLotOf + seat);
  put_other(list);
  list.put_amount("least_sum of the richest", derived::kRichestLeast);
  list.put_amount("most_sum of the richest", derived::kRichestMost);
  return list.take();
}

}  // namespace kuhhandel::neural
