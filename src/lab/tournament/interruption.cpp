#include "tournament/interruption.h"

#include <atomic>
#include <csignal>

namespace kuhhandel::tournament {
namespace {

std::atomic<bool> was_requested = false;
static_assert(std::atomic<bool>::is_always_lock_free, "a signal's handler may set it");

void on_signal(int signal) {
  was_requested = true;
  std::signal(signal, SIG_DFL);
}

}  // namespace

Interruption::Interruption() {
  was_requested = false;
  std::signal(SIGINT, on_signal);
  std::signal(SIGTERM, on_signal);
}

Interruption::~Interruption() {
  std::signal(SIGINT, SIG_DFL);
  std::signal(SIGTERM, SIG_DFL);
}

bool Interruption::requested() { return was_requested; }

}  // namespace kuhhandel::tournament
