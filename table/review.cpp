#include "table/review.h"

#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <utility>

namespace kuhhandel {
namespace json = boost::json;

Review read_review(Field const& field) {
  auto const fields = field.fields({"step", "eyes"});
  auto const step = fields.required("step").whole(0, kMostReviewSteps);
  return {.step = static_cast<int>(step), .eyes = std::string(fields.required("eyes").word())};
}

std::string reviewed_message(Seat by, std::string_view player, int game, Review const& review) {
  json::object led{
      {"by", index_of(by)}, {"player", player}, {"game", game}, {"step", review.step}, {"eyes", review.eyes}};
  return json::serialize(json::object{{"type", "reviewed"}, {"review", std::move(led)}});
}

std::string review_ended_message() { return R"({"type":"reviewed","review":null})"; }

}  // namespace kuhhandel
