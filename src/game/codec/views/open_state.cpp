#include "codec/views/open_state.h"

#include <boost/json/array.hpp>
#include <string>

#include "codec/animals.h"
#include "codec/money.h"
#include "codec/scores.h"
#include "codec/seats.h"
#include "codec/views/view.h"
#include "engine/digest.h"
#include "engine/scores.h"

namespace kuhhandel::codec {
namespace {

namespace json = boost::json;

std::string hexadecimal(std::uint64_t number) {
  std::string digits(16, '0');
  for (auto digit = digits.rbegin(); digit != digits.rend(); ++digit, number >>= 4) {
    *digit = "0123456789abcdef"[number & 0xFU];
  }
  return digits;
}

}  // namespace

json::object open_state(State const& now, Edition const& edition) {
  json::array hands;
  json::array herds;
  json::array pedigrees;
  for (auto const seat : seats_of(now.seats)) {
    hands.push_back(to_json(now.hand(seat)));
    herds.push_back(to_json(now.herd(seat), edition));
    pedigrees.push_back(to_json(now.pedigrees, seat, edition));
  }
  auto const standing = kuhhandel::scores(edition, now);
  bool const finished = std::holds_alternative<phase::Finished>(now.phase);
  return {{"phase", open_phase(now, edition)},
          {"turn", to_json(now.turn)},
          {"hands", hands},
          {"herds", herds},
          {"pedigrees", pedigrees},
          {"bonus", to_json(Viewer{now.bonus})},
          {"pile", now.pile.size()},
          {"bank", to_json(now.bank)},
          {"scores", totals_to_json(standing)},
          {"winners", to_json(finished ? winners(standing) : SeatSet{})},
          {"digest", hexadecimal(digest(now))}};
}

}  // namespace kuhhandel::codec
