// The answers to a question by numbers that mean the same at every question, as learning wants them: a policy
// has one output per number.
#pragma once

#include <cstdint>
#include <optional>
#include <span>

#include "engine/choices.h"

namespace kuhhandel {

/// An answer by what it does. The numbers of a kind follow each other; bids come last, because only they grow
/// with the edition's money. A sum to lay (ceilings.h) goes by the numbers of bids, and nothing by silent.
enum class Reply : std::uint16_t {
  auction = 0,  // or a division, where turns are such
  stop,
  trade,  // + kMaxKinds * (steps to the left - 1) + the animal's place in the edition; rats are the last kind
  sell = trade + (kMaxSeats - 1) * kMaxKinds,
  buy,
  accept,
  counter,
  take,
  lay,  // + the card's denomination
  keep = lay + kDenominationCount,
  give,
  exclude,                        // + the animal's place in the edition
  money = exclude + kMaxAnimals,  // + how many cards of the denomination that is asked for, at most 127
  silent = money + 128,
  claim,
  bid,  // + the amount in tens - 1
};

/// The reply so many numbers behind; of compact ones too (compact_replies.h).
template <class AnyReply>
constexpr AnyReply plus(AnyReply reply, int number) {
  // NOLINTNEXTLINE(clang-analyzer-optin.core.EnumCastOutOfRange): between the named ones lie replies too
  return static_cast<AnyReply>(static_cast<int>(reply) + number);
}

/// Which of the `count` replies from `first` on it is, from 0; empty where it is none of them.
template <class AnyReply>
constexpr std::optional<int> place_among(AnyReply reply, AnyReply first, int count) {
  auto const place = static_cast<int>(reply) - static_cast<int>(first);
  return place >= 0 && place < count ? std::optional(place) : std::nullopt;
}

/// How many numbers the edition's replies span: the size of a policy over them. No question has more answers.
int reply_count(Edition const& edition);

/// What the `nth` answer, below `question.count`, does.
Reply reply_of(Edition const& edition, Question const& question, int nth);

/// Which answer does that: `nth_of(reply_of(n)) == n`. None where no answer does.
std::optional<int> nth_of(Edition const& edition, Question const& question, Reply reply);

/// Writes what each answer does into `replies`, which must have room for `question.count`, in the order of
/// the answers; the part written.
std::span<Reply> list_replies(Edition const& edition, Question const& question, std::span<Reply> replies);

}  // namespace kuhhandel
