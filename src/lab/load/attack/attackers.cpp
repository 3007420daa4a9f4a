#include "load/attack/attackers.h"

#include <sched.h>

#include <algorithm>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/executor_work_guard.hpp>
#include <deque>
#include <thread>
#include <utility>

namespace kuhhandel::load {
namespace {

namespace asio = boost::asio;

/// 127.0.0.2 and the next ones, which attacks share that have no addresses of their own.
constexpr std::uint32_t kSharedAddress = 0x7F000002;
constexpr int kSharedAddresses = 10;
/// 127.0.1.1 and the next ones, for the first attack that has its own; the next attack has 127.0.2.1, ….
constexpr std::uint32_t kOwnAddress = 0x7F000101;
constexpr std::uint32_t kBetweenAttacks = 0x100;

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
void step_back() {
  sched_param const none{};
  sched_setscheduler(0, SCHED_IDLE, &none);
}

}  // namespace

struct Attackers::Impl {
  explicit Impl(Target at) : target(std::move(at)) {}

  void start(Attack const& attack, Outcomes& its_outcomes, std::uint32_t first_address, int addresses,
             Rng& chance) {
    for (int i = 0; i < addresses * attack.lines; ++i) {
      auto const address = first_address + static_cast<std::uint32_t>(i % addresses);
      auto& me = attackers.emplace_back(io, target, address, its_outcomes, Rng(chance.next()));
      asio::co_spawn(io, keep_at_it(me, attack.script), asio::detached);
    }
  }

  Target target;
  std::vector<Outcomes> outcomes;
  std::deque<Attacker> attackers;
  asio::io_context io{1};  // ends before what its coroutines look at
  std::thread thread;
};

Attackers::Attackers(Target target, std::vector<Attack> const& attacks, int thinning, std::uint64_t seed)
    : impl_(std::make_unique<Impl>(std::move(target))) {
  impl_->outcomes.resize(attacks.size());
  Rng chance(seed);
  std::uint32_t own = kOwnAddress;
  for (std::size_t i = 0; i < attacks.size(); ++i) {
    auto const& attack = attacks[i];
    bool const is_shared = attack.addresses == 0;
    auto const first = is_shared ? kSharedAddress : std::exchange(own, own + kBetweenAttacks);
    auto const addresses = is_shared ? kSharedAddresses : std::max(1, attack.addresses / thinning);
    impl_->start(attack, impl_->outcomes[i], first, addresses, chance);
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
