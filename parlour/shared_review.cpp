#include "parlour/shared_review.h"

#include <algorithm>

namespace kuhhandel {
namespace {

constexpr Duration kEach{200};
constexpr int kAtOnce = 10;

}  // namespace

bool SharedReview::may_move(Instant now) {
  saved_ = std::min<Duration>(kEach * kAtOnce, saved_ + (now - since_));
  since_ = now;
  if (saved_ < kEach) return false;
  saved_ -= kEach;
  return true;
}

}  // namespace kuhhandel
