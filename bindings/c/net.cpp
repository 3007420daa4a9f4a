// The nets of kuhhandel.h, and what they read and say.
#include <algorithm>
#include <array>
#include <exception>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "bindings/c/kuhhandel/kuhhandel.h"
#include "bindings/c/layout.h"
#include "engine/ceilings/ceiling_replies.h"
#include "neural/network/policy.h"

using namespace kuhhandel;

struct kuhhandel_net {
  neural::Policy policy;
};

namespace {

constexpr int kFewestSeats = 2;

bool has_features(int seats) { return seats >= kFewestSeats && seats <= kMaxSeats; }

neural::Features const& features_of(int seats) {
  static auto const all = [] {
    std::vector<neural::Features> made;
    for (int number = kFewestSeats; number <= kMaxSeats; ++number) made.emplace_back(number);
    return made;
  }();
  return all[static_cast<std::size_t>(seats - kFewestSeats)];
}

Observation read_observation(std::uint8_t const* bytes) {
  Observation observation;
  std::copy_n(bytes, kObservationSize, observation.begin());
  return observation;
}

kuhhandel_net* no_net(char const** refused, std::string sentence) {
  thread_local std::string kept;
  kept = std::move(sentence);
  if (refused != nullptr) *refused = kept.c_str();
  return nullptr;
}

}  // namespace

int kuhhandel_feature_count(int seats) { return has_features(seats) ? features_of(seats).count() : 0; }

char const* kuhhandel_features_layout(int seats) {
  thread_local std::string kept;
  if (!has_features(seats)) return nullptr;
  kept = bindings::features_layout(seats);
  return kept.c_str();
}

void kuhhandel_features(int seats, uint8_t const* observation, uint8_t* features) {
  auto const& all = features_of(seats);
  all.write(read_observation(observation), {features, static_cast<std::size_t>(all.count())});
}

char const* kuhhandel_ceiling_layout(void) {
  static auto const text = bindings::ceiling_layout();
  return text.c_str();
}

kuhhandel_net* kuhhandel_net_read(uint8_t const* bytes, uint64_t size, char const** refused) {
  try {
    auto read = neural::read_net({bytes, static_cast<std::size_t>(size)});
    if (!read) return no_net(refused, read.error());
    return new kuhhandel_net{neural::Policy(std::make_shared<neural::Net const>(*std::move(read)))};
  } catch (std::exception const&) {
    return no_net(refused, "there is no memory left for this net.");
  }
}

void kuhhandel_net_free(kuhhandel_net* net) { delete net; }

int kuhhandel_net_plays(kuhhandel_net const* net, char const* edition, int seats) {
  return neural::plays(net->policy.net(), edition, seats) ? 1 : 0;
}

int kuhhandel_net_outputs(kuhhandel_net const* net) { return neural::output_count(net->policy.net().head); }

void kuhhandel_net_logits(kuhhandel_net* net, uint8_t const* observation, int32_t* logits) {
  std::ranges::copy(net->policy.logits(read_observation(observation)), logits);
}
