#include "tests/simulation/platter.h"

#include <algorithm>
#include <iterator>

namespace kuhhandel {
namespace {

constexpr std::size_t kSector = 512;

}  // namespace

void Platter::make(std::string const& file) {
  if (!has(file)) change({++moment_, Kind::make, file, 0, {}});
}

void Platter::write(std::string const& file, std::size_t at, std::string_view bytes) {
  change({++moment_, Kind::write, file, at, Bytes(bytes.begin(), bytes.end())});
}

void Platter::truncate(std::string const& file, std::size_t size) {
  if (read(file).size() != size) change({++moment_, Kind::truncate, file, size, {}});
}

void Platter::remove(std::string const& file) {
  if (has(file)) change({++moment_, Kind::remove, file, 0, {}});
}

void Platter::change(Change change) {
  apply(change, seen_);
  pending_.push_back(std::move(change));
}

void Platter::apply(Change const& change, Files& files) {
  switch (change.kind) {
    case Kind::make:
      files.try_emplace(change.file);
      return;
    case Kind::remove:
      files.erase(change.file);
      return;
    case Kind::truncate:
      if (files.contains(change.file)) files[change.file].resize(change.at);
      return;
    case Kind::write:
      break;
  }
  auto& bytes = files[change.file];
  bytes.resize(std::max(bytes.size(), change.at + change.bytes.size()));
  std::ranges::copy(change.bytes, bytes.begin() + static_cast<std::ptrdiff_t>(change.at));
}

void Platter::sync(std::string const& file, Moment until) {
  auto const covered = [&](Change const& change) {
    bool const of_folder = change.kind == Kind::make || change.kind == Kind::remove;
    return change.moment <= until && (of_folder || change.file == file);
  };
  for (auto const& change : pending_)
    if (covered(change)) apply(change, kept_);
  std::erase_if(pending_, covered);
}

void Platter::apply_some_sectors(Change const& change, Files& files, Rng& chance) {
  if (change.kind != Kind::write) return apply(change, files);
  for (std::size_t from = 0; from < change.bytes.size();) {
    // Sectors are those of the disk, not of the write.
    auto const size = std::min(kSector - (change.at + from) % kSector, change.bytes.size() - from);
    auto const first = change.bytes.begin() + static_cast<std::ptrdiff_t>(from);
    if (chance.below(2) == 0)
      apply({0, Kind::write, change.file, change.at + from,
             Bytes(first, first + static_cast<std::ptrdiff_t>(size))},
            files);
    from += size;
  }
}

Platter::Change Platter::misdirected(Change change, Files const& files, Rng& chance) {
  auto const other = std::next(files.begin(), chance.below(static_cast<int>(files.size())));
  change.file = other->first;
  auto const sectors = static_cast<int>(other->second.size() / kSector) + 1;
  change.at = static_cast<std::size_t>(chance.below(sectors)) * kSector;
  return change;
}

Platter Platter::after(Cut cut, Rng& chance) const {
  auto files = kept_;
  auto const changes = static_cast<int>(pending_.size());
  auto const chosen = changes == 0 ? 0 : chance.below(changes + 1);
  int const likely = chance.below(5);  // in four
  for (int i = 0; i < changes; ++i) {
    auto const& change = pending_[static_cast<std::size_t>(i)];
    bool const in_order = cut == Cut::lost || cut == Cut::torn;
    if (in_order && i > chosen) break;
    if (in_order && i == chosen) {
      if (cut == Cut::torn) apply_some_sectors(change, files, chance);
      break;
    }
    if (cut == Cut::misdirected && i == chosen && change.kind == Kind::write && !files.empty()) {
      apply(misdirected(change, files, chance), files);
    } else if (in_order || chance.below(4) < likely) {
      apply(change, files);
    } else if (chance.below(4) == 0) {
      apply_some_sectors(change, files, chance);
    }
  }
  Platter after;
  after.seen_ = files;
  after.kept_ = std::move(files);
  return after;
}

}  // namespace kuhhandel
