#include "live/talk.h"

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <utility>

#include "table/saying_json.h"

namespace kuhhandel {
namespace {

namespace json = boost::json;

constexpr std::size_t kRemembered = 50;

}  // namespace

void Talk::note(Said said, std::uint64_t version) {
  if (said_.size() == kRemembered) said_.pop_front();
  said_.push_back({.said = std::move(said), .version = version});
}

bool Talk::has_by(std::uint64_t version) const { return !said_.empty() && said_.front().version <= version; }

std::vector<Said const*> Talk::now_due(std::uint64_t version) {
  std::vector<Said const*> due;
  for (auto& heard : said_) {
    if (heard.was_due || heard.version > version) continue;
    heard.was_due = true;
    due.push_back(&heard.said);
  }
  return due;
}

std::string Talk::message(std::uint64_t version, Edition const& edition) const {
  json::array said;
  for (auto const& heard : said_)
    if (heard.version <= version) said.push_back(to_json(heard.said, edition));
  return json::serialize(json::object{{"type", "talk"}, {"said", std::move(said)}});
}

std::string said_message(Said const& said, Edition const& edition) {
  json::object message{{"type", "said"}, {"said", to_json(said, edition)}};
  return json::serialize(message);
}

}  // namespace kuhhandel
