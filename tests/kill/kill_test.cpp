// A server under load is killed (SIGKILL) repeatedly at random moments. Everything sent to a client must be
// in the log, byte for byte, and every acknowledged command must be there exactly once.
#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <map>

#include "server/app/serve.h"
#include "tests/kill/survivors.h"

namespace kuhhandel {
namespace {

/// KUHHANDEL_RUNS asks for more, as for the laws.
int kills() {
  auto const* const runs = std::getenv("KUHHANDEL_RUNS");
  return runs == nullptr ? 30 : std::max(30, std::atoi(runs));
}

struct ADataFolder {
  load::ScratchFolder folder;

  ADataFolder() { std::ofstream(folder.path() / "index.html") << "<!doctype html>"; }
  load::ServerProcess serve() const {
    return load::ServerProcess([this](std::ostream& out) {
      kuhhandel::server::serve(
          {.port = 0, .address = "127.0.0.1", .data = folder.path(), .web = folder.path(), .seed = {}}, out,
          std::cerr);
    });
  }
};

/// The lifetimes of the server: most are short, some long enough for a hammer to fall. If long ones bring no
/// answers, as on a busy machine, they grow longer and more frequent.
class Lives {
 public:
  std::chrono::milliseconds next(Rng& chance) {
    is_long_ = fruitless_ || chance.below(5) == 0;
    return is_long_ ? long_life_ : std::chrono::milliseconds(chance.below(40));
  }
  void brought(int acknowledged) {
    if (!is_long_) return;
    fruitless_ = acknowledged == 0;
    long_life_ = fruitless_ ? std::min(2 * long_life_, kLongest) : kLong;
  }

 private:
  static constexpr std::chrono::milliseconds kLong{400};
  static constexpr std::chrono::milliseconds kLongest{3200};

  std::chrono::milliseconds long_life_ = kLong;
  bool is_long_ = false;
  bool fruitless_ = true;
};

TEST(KilledServer, LosesNothingThatWasSentToAClient) {
  ADataFolder const data;
  Survivors survivors(data.folder.path(), 7);
  Rng chance(7);
  Lives lives;
  for (int kill = 0; kill < kills(); ++kill) {
    SCOPED_TRACE("kill " + std::to_string(kill));
    auto const before = survivors.acknowledged();
    auto server = data.serve();
    survivors.come_back(server.port());
    survivors.play_for(lives.next(chance));
    server.kill();
    survivors.receive_rest();
    lives.brought(survivors.acknowledged() - before);
    ASSERT_EQ(survivors.compare_with_log(), "");
  }
  EXPECT_GT(survivors.acknowledged(), kills() / 4) << "too few commands for a proof";
}

}  // namespace
}  // namespace kuhhandel
