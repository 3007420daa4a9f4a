// Saves a batch and restores it: each game by its number and the answers that were given in it.
#include <algorithm>
#include <span>
#include <utility>

#include "bindings/c/batch.h"

namespace kuhhandel::bindings {
namespace {

constexpr std::uint32_t kVersion = 1;

/// The part of `rows` that belongs to one place.
template <class Rows>
auto row_of(Rows& rows, int place, int places) {
  auto const width = rows.size() / static_cast<std::size_t>(places);
  return std::span(rows).subspan(static_cast<std::size_t>(place) * width, width);
}

}  // namespace

std::vector<std::uint8_t> Batch::save() const {
  ByteWriter bytes;
  bytes.number(kVersion);
  bytes.number(seed_);
  bytes.number(static_cast<std::uint32_t>(games()));
  for (int place = 0; place < games(); ++place) {
    auto const& here = places_[static_cast<std::size_t>(place)];
    bytes.number(here.game);
    bytes.number(static_cast<std::uint32_t>(here.given.size()));
    for (auto const nth : here.given) bytes.number(nth);
    save_rows(place, bytes);
  }
  return bytes.take();
}

void Batch::save_rows(int place, ByteWriter& bytes) const {
  bytes.values(row_of(done_, place, games()));
  bytes.values(row_of(truncated_, place, games()));
  bytes.values(row_of(rewards_, place, games()));
  bytes.values(row_of(final_scores_, place, games()));
  bytes.values(row_of(final_observations_, place, games()));
}

bool Batch::restore_rows(int place, ByteReader& bytes) {
  bytes.values(row_of(done_, place, games()));
  bytes.values(row_of(truncated_, place, games()));
  bytes.values(row_of(rewards_, place, games()));
  bytes.values(row_of(final_scores_, place, games()));
  bytes.values(row_of(final_observations_, place, games()));
  return bytes.sound();
}

bool Batch::restore(std::span<std::uint8_t const> bytes) {
  ByteReader reader(bytes);
  bool sound = reader.number<std::uint32_t>() == kVersion;
  auto const seed = reader.number<std::uint64_t>();
  sound = sound && reader.number<std::uint32_t>() == static_cast<std::uint32_t>(games());
  if (sound) seed_ = seed;
  for (int place = 0; sound && place < games(); ++place) {
    auto const game = reader.number<std::uint64_t>();
    auto const count = reader.number<std::uint32_t>();
    sound = reader.sound() && count <= KUHHANDEL_LONGEST_GAME;
    std::vector<std::uint16_t> answers(sound ? count : 0);
    for (auto& nth : answers) nth = reader.number<std::uint16_t>();
    sound = sound && replay(place, game, answers) && restore_rows(place, reader);
  }
  if (sound && reader.at_end()) return true;
  reset(seed_);
  return false;
}

/// Returns false if the answers do not lead to a question of that game.
bool Batch::replay(int place, std::uint64_t game, std::span<std::uint16_t const> answers) {
  auto& here = places_[static_cast<std::size_t>(place)];
  auto& events = events_.front();
  here.game = game;
  begin(place, events);
  if (here.game != game) return false;
  for (auto const nth : answers) {
    if (nth >= here.asked.question.count || here.decisions >= options_.max_decisions) return false;
    move_on(place, nth, events);
  }
  if (here.asked.question.count == 0) return false;
  show(place);
  return true;
}

}  // namespace kuhhandel::bindings
