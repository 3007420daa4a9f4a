#include "table/seats/bot_names.h"

#include <algorithm>
#include <array>
#include <cstdint>

namespace kuhhandel::table {
namespace {

enum class Face : std::uint8_t { woman, man };

struct Called {
  std::string_view bot;
  Face face;
};

/// Kinds with a name of their own: the first ones of `kNames`, in this order.
constexpr std::array kCalled{
    Called{"miser", Face::man},     Called{"collector", Face::woman}, Called{"bluffer", Face::man},
    Called{"blocker", Face::woman}, Called{"trader", Face::man},      Called{"shark", Face::man},
    Called{"farmer", Face::woman},  Called{"fox", Face::woman},       Called{"dreamer", Face::man},
    Called{"guest", Face::woman},   Called{"child", Face::man},       Called{"neighbour", Face::woman},
    Called{"innkeeper", Face::man}, Called{"owl", Face::woman},
};

/// The kinds' names, then for further bots of a kind six women's and six men's names each, one for each seat.
/// There are more names than players and join requests together, so one is always free.
constexpr std::array<std::string_view, kCalled.size() + 2 * kMaxSeats> kNames{
    "Hugo",   "Frieda", "Otto",   "Berta", "Emil",    "Viktor", "Lotte", "Vroni", "Flori",
    "Mimi",   "Pauli",  "Traudl", "Wastl", "Eulalia", "Hulda",  "Resi",  "Wilma", "Gunda",
    "Hedwig", "Zenzi",  "Alois",  "Egon",  "Gustl",   "Xaver",  "Sepp",  "Kuno"};

std::span<std::string_view const> more_names(Face face) {
  auto const women = std::span(kNames).subspan(kCalled.size());
  return face == Face::woman ? women.first(kMaxSeats) : women.last(kMaxSeats);
}

}  // namespace

std::string_view bot_player_name(std::string_view bot, Seat seat, std::vector<Occupant> const& occupants) {
  auto const is_free = [&](std::string_view name) {
    for (std::size_t i = 0; i < occupants.size(); ++i) {
      if (static_cast<int>(i) != index_of(seat) && player_name(occupants[i]) == name) return false;
    }
    return true;
  };
  auto face = Face::man;
  for (std::size_t i = 0; i < kCalled.size(); ++i) {
    if (kCalled[i].bot != bot) continue;
    if (is_free(kNames[i])) return kNames[i];
    face = kCalled[i].face;
  }
  auto const more = more_names(face);
  auto const found = std::ranges::find_if(more, is_free);
  // Players may have taken all six.
  return found != more.end() ? *found : *std::ranges::find_if(kNames, is_free);
}

std::span<std::string_view const> bot_player_names() { return kNames; }

}  // namespace kuhhandel::table
