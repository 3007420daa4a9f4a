#include "bindings/c/mask.h"

#include <algorithm>
#include <array>

#include "engine/choices/compact_replies.h"
#include "engine/choices/reply_runs.h"

namespace kuhhandel::bindings {
namespace {

template <class Put>
void each_compact_run(Edition const& edition, Question const& question, Put put) {
  auto const count = compact_answers(question);
  if (question.asks == Asks::money) return put(static_cast<int>(CompactReply::money), count);
  if (question.asks == Asks::bid) {
    put(static_cast<int>(CompactReply::silent), 1);
    if (count > 1) put(static_cast<int>(CompactReply::raise), count - 1);
    return;
  }
  // More than any question has that is listed one by one: the auction and each trade.
  std::array<CompactReply, 1 + kMaxSeats * kMaxKinds> listed;
  for (auto const reply : list_compact(edition, question, listed)) put(static_cast<int>(reply), 1);
}

/// Calls `put` with the first number and the length of each run of legal replies.
template <class Put>
void each_run(ReplyMode mode, Edition const& edition, Question const& question, Put put) {
  if (mode == ReplyMode::compact) return each_compact_run(edition, question, put);
  each_run_of_replies(edition, question,
                      [&](Reply first, int count) { put(static_cast<int>(first), count); });
}

/// The bits of a byte from that one on.
constexpr unsigned bits_from(std::size_t bit) { return 0xFFU << bit; }

/// One or more.
void set_bits(std::span<std::uint8_t> row, int first_bit, int count) {
  auto const first = static_cast<std::size_t>(first_bit);
  auto const last = first + static_cast<std::size_t>(count) - 1;
  auto const set = [&](std::size_t byte, unsigned bits) { row[byte] |= static_cast<std::uint8_t>(bits); };
  auto const up_to_last = ~bits_from(last % 8 + 1);
  if (first / 8 == last / 8) return set(first / 8, bits_from(first % 8) & up_to_last);
  set(first / 8, bits_from(first % 8));
  std::ranges::fill(row.subspan(first / 8 + 1, last / 8 - first / 8 - 1), std::uint8_t{0xFF});
  set(last / 8, up_to_last);
}

}  // namespace

void write_bits(ReplyMode mode, Edition const& edition, Question const& question,
                std::span<std::uint8_t> row) {
  std::ranges::fill(row, std::uint8_t{0});
  each_run(mode, edition, question, [&](int first, int count) { set_bits(row, first, count); });
}

void write_bytes(ReplyMode mode, Edition const& edition, Question const& question,
                 std::span<std::uint8_t> row) {
  std::ranges::fill(row, std::uint8_t{0});
  each_run(mode, edition, question, [&](int first, int count) {
    std::fill_n(&row[static_cast<std::size_t>(first)], count, std::uint8_t{1});
  });
}

}  // namespace kuhhandel::bindings
