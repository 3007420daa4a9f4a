#include "engine/choices/compact_replies.h"

#include <algorithm>
#include <cassert>

#include "engine/choices/fingerprint.h"

namespace kuhhandel {
namespace {

constexpr int number_of(CompactReply compact) { return static_cast<int>(compact); }

/// The part that is the same in all editions: the replies before the trades.
constexpr auto kCommon = [] {
  std::array<Reply, static_cast<std::size_t>(CompactReply::trade)> all{
      Reply::auction, Reply::stop,  Reply::sell, Reply::buy,  Reply::accept, Reply::counter,
      Reply::silent,  Reply::claim, Reply::take, Reply::keep, Reply::give};
  auto const put = [&](CompactReply compact, Reply reply) { all[static_cast<std::size_t>(compact)] = reply; };
  for (int i = 0; i < kDenominationCount; ++i) put(plus(CompactReply::lay, i), plus(Reply::lay, i));
  for (int i = 0; i < kCompactCards; ++i) put(plus(CompactReply::money, i), plus(Reply::money, i));
  for (std::size_t i = 0; i < kRaises.size(); ++i)
    put(plus(CompactReply::raise, static_cast<int>(i)), plus(Reply::bid, kRaises[i]));
  return all;
}();

int kinds(Edition const& edition) { return edition.animal_count() + (edition.rats > 0 ? 1 : 0); }

int trades(Edition const& edition) { return kinds(edition) * (edition.most_seats - 1); }

CompactReply first_exclusion(Edition const& edition) { return plus(CompactReply::trade, trades(edition)); }

int exclusions(Edition const& edition) { return edition.rats > 0 ? edition.animal_count() : 0; }

/// Returns the offset of raises at this question from their values in the table, and of card counts.
int raises_moved(Question const& question) { return question.asks == Asks::bid ? question.from - 1 : 0; }
int cards_moved(Question const& question) { return question.asks == Asks::money ? question.from : 0; }

int moved(Question const& question, CompactReply compact) {
  if (place_among(compact, CompactReply::raise, static_cast<int>(kRaises.size())))
    return raises_moved(question);
  return place_among(compact, CompactReply::money, kCompactCards) ? cards_moved(question) : 0;
}

std::optional<CompactReply> compact_trade(Edition const& edition, int trade) {
  auto const animal = animal_at(trade % kMaxKinds);
  auto const steps = trade / kMaxKinds;
  if (!edition.has(animal) || steps >= edition.most_seats - 1) return {};
  auto const place = animal == kRat ? edition.animal_count() : index_of(animal);
  return plus(CompactReply::trade, kinds(edition) * steps + place);
}

std::optional<CompactReply> compact_bid(Question const& question, Reply reply) {
  auto const above = static_cast<int>(reply) - static_cast<int>(Reply::bid) - raises_moved(question);
  auto const found = std::ranges::lower_bound(kRaises, above);
  if (found == kRaises.end() || *found != above) return {};
  return plus(CompactReply::raise, static_cast<int>(found - kRaises.begin()));
}

int raises_up_to(int most) {
  return static_cast<int>(std::ranges::upper_bound(kRaises, most) - kRaises.begin());
}

}  // namespace

int compact_count(Edition const& edition) {
  return number_of(first_exclusion(edition)) + exclusions(edition);
}

Reply in_table(Edition const& edition, CompactReply compact) {
  assert(number_of(compact) < compact_count(edition));
  auto const number = static_cast<std::size_t>(compact);
  if (number < kCommon.size()) return kCommon[number];
  if (auto const trade = place_among(compact, CompactReply::trade, trades(edition))) {
    auto const place = *trade % kinds(edition);
    auto const animal = place == edition.animal_count() ? kRat : animal_at(place);
    return plus(Reply::trade, kMaxKinds * (*trade / kinds(edition)) + index_of(animal));
  }
  return plus(Reply::exclude, number_of(compact) - number_of(first_exclusion(edition)));
}

Reply full_of(Edition const& edition, Question const& question, CompactReply compact) {
  return plus(in_table(edition, compact), moved(question, compact));
}

std::optional<CompactReply> compact_of(Edition const& edition, Question const& question, Reply reply) {
  if (reply >= Reply::bid) return compact_bid(question, reply);
  if (auto const cards = place_among(reply, Reply::money, kMostMoneyCards + 1)) {
    auto const above = *cards - cards_moved(question);
    if (above < 0 || above >= kCompactCards) return {};
    return plus(CompactReply::money, above);
  }
  if (auto const trade = place_among(reply, Reply::trade, (kMaxSeats - 1) * kMaxKinds))
    return compact_trade(edition, *trade);
  if (auto const animal = place_among(reply, Reply::exclude, kMaxAnimals)) {
    if (*animal >= exclusions(edition)) return {};
    return plus(first_exclusion(edition), *animal);
  }
  auto const found = std::ranges::find(kCommon, reply);
  return static_cast<CompactReply>(found - kCommon.begin());
}

std::optional<int> nth_of(Edition const& edition, Question const& question, CompactReply compact) {
  if (number_of(compact) >= compact_count(edition)) return {};
  return nth_of(edition, question, full_of(edition, question, compact));
}

int compact_answers(Question const& question) {
  if (question.asks == Asks::bid) return 1 + raises_up_to(question.count - 2);
  if (question.asks == Asks::money) return std::min<int>(question.count, kCompactCards);
  return question.count;
}

std::span<CompactReply> list_compact(Edition const& edition, Question const& question,
                                     std::span<CompactReply> replies) {
  auto const count = compact_answers(question);
  auto const listed = replies.first(static_cast<std::size_t>(count));
  for (int i = 0; i < count; ++i) {
    auto& compact = listed[static_cast<std::size_t>(i)];
    if (question.asks == Asks::money) {
      compact = plus(CompactReply::money, i);
    } else if (question.asks == Asks::bid) {
      compact = i == 0 ? CompactReply::silent : plus(CompactReply::raise, i - 1);
    } else {
      compact = *compact_of(edition, question, reply_of(edition, question, i));
    }
  }
  return listed;
}

StaticList<CompactPart, 16> compact_parts(Edition const& edition) {
  StaticList<CompactPart, 16> parts;
  int at = 0;
  auto const put = [&](std::string_view name, int count) {
    parts.push_back({name, at, count});
    at += count;
  };
  for (auto const* const name :
       {"auction", "stop", "sell", "buy", "accept", "counter", "silent", "claim", "take", "keep", "give"})
    put(name, 1);
  put("lay", kDenominationCount);
  put("raise", static_cast<int>(kRaises.size()));
  put("money", kCompactCards);
  put("trade", trades(edition));
  if (exclusions(edition) > 0) put("exclude", exclusions(edition));
  return parts;
}

std::uint64_t compact_hash(Edition const& edition) {
  Fingerprint fingerprint;
  for (int number = 0; number < compact_count(edition); ++number)
    fingerprint.add(static_cast<std::uint16_t>(in_table(edition, static_cast<CompactReply>(number))));
  return fingerprint.value();
}

}  // namespace kuhhandel
