#include "live/answers.h"

#include <algorithm>

#include "table/server_message.h"

namespace kuhhandel {
namespace {

struct WriteAnswer {
  std::string_view id;

  std::string operator()(Done done) const { return ack_message(id, done.version); }
  std::string operator()(RefusedCommand const& refused) const {
    return refused_message(id, refused.refusal, refused.standing);
  }
  std::string operator()(OrderRefusal refusal) const { return refused_message(id, refusal); }
};

}  // namespace

std::string answer_message(std::string_view id, AnswerGiven const& answer) {
  return std::visit(WriteAnswer{id}, answer);
}

void Answers::note(Seat seat, std::string const& id, AnswerGiven const& answer) {
  auto& given = given_[static_cast<std::size_t>(index_of(seat))];
  if (given.size() == kRemembered) given.erase(given.begin());
  given.push_back({id, answer});
}

AnswerGiven const* Answers::to(Seat seat, std::string_view id) const {
  auto const& given = given_[static_cast<std::size_t>(index_of(seat))];
  auto const found = std::ranges::find(given, id, &Given::id);
  return found == given.end() ? nullptr : &found->answer;
}

}  // namespace kuhhandel
