// Fuzzes files of nets: a valid one can evaluate any observation, and survives writing and reading.
#include "neural/network/net.h"

#include <memory>

#include "neural/network/policy.h"
#include "tests/fuzz/fuzz.h"
#include "tests/support/a_random_net.h"

int LLVMFuzzerTestOneInput(std::uint8_t const* bytes, std::size_t size) {
  using namespace kuhhandel;
  auto const read = neural::read_net({bytes, size});
  if (!read) {
    promise_harmless(read.error());
    return 0;
  }
  promise(std::ranges::equal(written(*read), std::span(bytes, size)));
  Observation seen{};
  for (std::size_t place = 0; place < seen.size(); ++place) seen[place] = bytes[place % size];
  neural::Policy policy(std::make_shared<neural::Net const>(*read));
  promise(policy.logits(seen).size() == kCeilingReplies);
  return 0;
}
