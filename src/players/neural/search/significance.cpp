#include "neural/search/significance.h"

namespace kuhhandel::neural {
namespace {

constexpr float kBeyondDoubt = 2;

}  // namespace

void PairedTest::add(float more) {
  ++worlds_;
  sum_ += more;
  squares_ += more * more;
}

bool PairedTest::is_significant() const {
  if (worlds_ < 2 || sum_ <= 0) return false;
  auto const worlds = static_cast<float>(worlds_);
  auto const mean = sum_ / worlds;
  auto const variance = squares_ / worlds - mean * mean;
  // Without a root or a division, so that an equal lead in every world is significant too.
  return mean * mean * (worlds - 1) >= kBeyondDoubt * kBeyondDoubt * variance;
}

}  // namespace kuhhandel::neural
