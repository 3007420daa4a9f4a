#include "parlour/talk.h"

#include <algorithm>
#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <utility>

#include "table/saying_json.h"

namespace kuhhandel {
namespace {

namespace json = boost::json;

constexpr std::size_t kRemembered = 50;
constexpr Duration kEach{2000};
constexpr int kAtOnce = 5;

}  // namespace

Talk::Talk() { allowances_.fill({kEach * kAtOnce, Instant{0}}); }

bool Talk::may_say(Seat seat, Instant now) {
  auto& [saved, since] = allowances_[static_cast<std::size_t>(index_of(seat))];
  saved = std::min<Duration>(kEach * kAtOnce, saved + (now - since));
  since = now;
  if (saved < kEach) return false;
  saved -= kEach;
  return true;
}

void Talk::note(Said said) {
  if (said_.size() == kRemembered) said_.pop_front();
  said_.push_back(std::move(said));
}

std::string Talk::message(Edition const& edition) const {
  json::array said;
  for (auto const& one : said_) said.push_back(to_json(one, edition));
  return json::serialize(json::object{{"type", "talk"}, {"said", std::move(said)}});
}

std::string said_message(Said const& said, Edition const& edition) {
  json::object message{{"type", "said"}, {"said", to_json(said, edition)}};
  return json::serialize(message);
}

}  // namespace kuhhandel
