#include "engine/replies.h"

#include <bit>
#include <cassert>
#include <utility>

#include "engine/trades.h"

namespace kuhhandel {
namespace {

constexpr Reply plus(Reply reply, int number) { return static_cast<Reply>(static_cast<int>(reply) + number); }

constexpr Reply trade_reply(int steps, AnimalId animal) {
  return plus(Reply::trade, kMaxAnimals * (steps - 1) + index_of(animal));
}

Reply nth_turn(State const& state, int nth) {
  if (state.pile.empty()) ++nth;
  if (nth == 0) return Reply::auction;
  auto const trade = nth_trade(state, nth - 1);
  return trade_reply(trade.steps, trade.animal);
}

/// Writes answers one after the other.
class Writer {
 public:
  explicit Writer(std::span<Reply> replies) : replies_(replies) {}

  void put(Reply reply) { replies_[written_++] = reply; }
  void put_range(Reply first, int count) {
    for (int i = 0; i < count; ++i) put(plus(first, i));
  }
  std::span<Reply> written() const { return replies_.first(written_); }

 private:
  std::span<Reply> replies_;
  std::size_t written_ = 0;
};

void put_turns(State const& state, Writer& writer) {
  if (!state.pile.empty()) writer.put(Reply::auction);
  auto const own = state.herd(state.turn).kinds();
  for (int step = 1; step < state.seats; ++step) {
    auto shared = own & state.herd(left_of(state.turn, state.seats, step)).kinds();
    for (; shared != 0; shared &= shared - 1) {
      writer.put(trade_reply(step, animal_at(std::countr_zero(shared) / 4)));
    }
  }
}

}  // namespace

int reply_count(Edition const& edition) { return static_cast<int>(Reply::bid) + edition.money.sum() / 10; }

Reply reply(Question const& question, int nth) {
  assert(nth >= 0 && nth < question.count);
  switch (question.asks) {
    case Asks::turn:
      return nth_turn(question.state, nth);
    case Asks::bid:
      return nth == 0 ? Reply::silent : plus(Reply::bid, question.from + nth - 2);
    case Asks::buying_right:
      return plus(Reply::sell, nth);
    case Asks::answer:
      return plus(Reply::accept, nth);
    case Asks::notes:
      return plus(Reply::notes, question.from + nth);
    case Asks::nothing:
      break;
  }
  std::unreachable();
}

std::span<Reply> list_replies(Question const& question, std::span<Reply> replies) {
  assert(replies.size() >= question.count);
  Writer writer(replies);
  switch (question.asks) {
    case Asks::turn:
      put_turns(question.state, writer);
      break;
    case Asks::bid:
      writer.put(Reply::silent);
      writer.put_range(plus(Reply::bid, question.from - 1), question.count - 1);
      break;
    case Asks::buying_right:
      writer.put_range(Reply::sell, question.count);
      break;
    case Asks::answer:
      writer.put_range(Reply::accept, question.count);
      break;
    case Asks::notes:
      writer.put_range(plus(Reply::notes, question.from), question.count);
      break;
    case Asks::nothing:
      break;
  }
  return writer.written();
}

}  // namespace kuhhandel
