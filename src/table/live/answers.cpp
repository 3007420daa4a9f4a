#include "live/answers.h"

#include <algorithm>

#include "table/server_message.h"

namespace kuhhandel::live {
namespace {

struct WriteAnswer {
  std::string_view id;

  std::string operator()(Done done) const { return table::ack_message(id, done.version); }
  std::string operator()(RefusedCommand const& refused) const {
    return table::refused_message(id, refused.refusal, refused.standing);
  }
  std::string operator()(table::OrderRefusal refusal) const { return table::refused_message(id, refusal); }
};

}  // namespace

AnswerGiven answer_to(table::Table const& table, std::optional<Refusal> refusal) {
  if (!refusal) return Done{table.version()};
  std::optional<Bid> standing;
  auto const* const bidding = std::get_if<phase::Bidding>(&table.game()->state.phase);
  if (*refusal == Refusal::bid_too_low && bidding != nullptr) standing = bidding->standing;
  return RefusedCommand{*refusal, standing};
}

std::string answer_message(std::string_view id, AnswerGiven const& answer) {
  return std::visit(WriteAnswer{id}, answer);
}

void Answers::keep(Seat seat, std::string const& id, AnswerGiven const& answer) {
  auto& given = given_[seat];
  if (given.size() == kRemembered) given.erase(given.begin());
  given.push_back({id, answer});
}

AnswerGiven const* Answers::to(Seat seat, std::string_view id) const {
  auto const& given = given_[seat];
  auto const found = std::ranges::find(given, id, &Given::id);
  return found == given.end() ? nullptr : &found->answer;
}

bool Answers::repeat(Connection& connection, Seat seat, std::string_view id) const {
  auto const* const before = to(seat, id);
  if (before != nullptr) connection.send(answer_message(id, *before));
  return before != nullptr;
}

}  // namespace kuhhandel::live
