#include "live/reply_cache.h"

#include <algorithm>

#include "table/messages/server_message.h"

namespace kuhhandel::live {
namespace {

struct WriteAnswer {
  std::string_view id;

  std::string operator()(Accepted accepted) const { return table::ack_message(id, accepted.version); }
  std::string operator()(RefusedCommand const& refused) const {
    return table::refused_message(id, refused.refusal, refused.standing);
  }
  std::string operator()(table::OrderRefusal refusal) const { return table::refused_message(id, refusal); }
};

}  // namespace

Reply reply_for(table::Table const& table, std::optional<Refusal> refusal) {
  if (!refusal) return Accepted{table.version()};
  std::optional<Bid> standing;
  auto const* const bidding = std::get_if<phase::Bidding>(&table.game()->state.phase);
  if (*refusal == Refusal::bid_too_low && bidding != nullptr) standing = bidding->standing;
  return RefusedCommand{*refusal, standing};
}

std::string reply_message(std::string_view id, Reply const& answer) {
  return std::visit(WriteAnswer{id}, answer);
}

void ReplyCache::store(Seat seat, std::string const& id, Reply const& answer) {
  auto& replies = replies_[seat];
  if (replies.size() == kCapacity) replies.erase(replies.begin());
  replies.push_back({id, answer});
}

Reply const* ReplyCache::find(Seat seat, std::string_view id) const {
  auto const& replies = replies_[seat];
  auto const found = std::ranges::find(replies, id, &CachedReply::id);
  return found == replies.end() ? nullptr : &found->reply;
}

bool ReplyCache::resend(Connection& connection, Seat seat, std::string_view id) const {
  auto const* const before = find(seat, id);
  if (before != nullptr) connection.send(reply_message(id, *before));
  return before != nullptr;
}

}  // namespace kuhhandel::live
