#include "load/attack/attackers.h"

#include <sys/resource.h>

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/executor_work_guard.hpp>
#include <deque>
#include <thread>
#include <utility>

namespace kuhhandel::load {
namespace {

namespace asio = boost::asio;

constexpr std::uint32_t kFirstAddress = 0x7F000002;  // 127.0.0.2

/// Faster than the server lets in new connections of one address, where all lines of it come back.
constexpr std::chrono::milliseconds kBeforeComingBack{1000};

/// They come in over the first second, so that they do not all wait for the same moment.
server::Task<void> keep_at_it(Attacker& me, Script script) {
  co_await wait(std::chrono::milliseconds(me.rng.below(1000)));
  for (;;) {
    me.count("tried");
    co_await script(me);
    co_await wait(kBeforeComingBack);
  }
}

/// Honest players of this program come first, as they would where attackers have machines of their own.
void step_back() { setpriority(PRIO_PROCESS, 0, 10); }

}  // namespace

struct Attackers::Impl {
  explicit Impl(Target at) : target(std::move(at)) {}

  Target target;
  std::vector<Outcomes> outcomes;
  std::deque<Attacker> attackers;
  asio::io_context io{1};  // ends before what its coroutines look at
  std::thread thread;
};

Attackers::Attackers(Target target, std::uint64_t seed) : impl_(std::make_unique<Impl>(std::move(target))) {
  auto const& attacks = all_attacks();
  impl_->outcomes.resize(attacks.size());
  Rng chance(seed);
  for (std::uint32_t from = 0; from < kAddresses; ++from) {
    for (std::size_t i = 0; i < attacks.size(); ++i) {
      for (int line = 0; line < attacks[i].lines; ++line) {
        auto& me = impl_->attackers.emplace_back(impl_->io, impl_->target, kFirstAddress + from,
                                                 impl_->outcomes[i], Rng(chance.next()));
        asio::co_spawn(impl_->io, keep_at_it(me, attacks[i].script), asio::detached);
      }
    }
  }
  impl_->thread = std::thread([io = &impl_->io] {
    step_back();
    io->run();
  });
}

Attackers::~Attackers() { end(); }

std::vector<Outcomes> const& Attackers::end() {
  impl_->io.stop();
  if (impl_->thread.joinable()) impl_->thread.join();
  return impl_->outcomes;
}

}  // namespace kuhhandel::load
