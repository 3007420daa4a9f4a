// A server under load is killed (SIGKILL) at random moments, over and over. Whatever any client was told must
// be in the log, byte for byte, and every command that was acknowledged must be there once.
#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <iostream>
#include <map>

#include "apps/server/serve.h"
#include "tests/kill/survivors.h"

namespace kuhhandel {
namespace {

/// KUHHANDEL_RUNS asks for more, as for the laws.
int kills() {
  auto const* const asked = std::getenv("KUHHANDEL_RUNS");
  return asked == nullptr ? 200 : std::max(200, std::atoi(asked));
}

struct ADataFolder {
  ScratchFolder folder;

  ADataFolder() { std::ofstream(folder.path() / "index.html") << "<!doctype html>"; }
  ServerProcess serve() const {
    return ServerProcess([this](std::ostream& out) {
      kuhhandel::serve(
          {.port = 0, .address = "127.0.0.1", .data = folder.path(), .web = folder.path(), .seed = {}}, out,
          std::cerr);
    });
  }
};

TEST(KilledServer, LosesNothingThatAnyClientWasTold) {
  ADataFolder const data;
  Survivors survivors(data.folder.path(), 7);
  Rng chance(7);
  for (int kill = 0; kill < kills(); ++kill) {
    SCOPED_TRACE("kill " + std::to_string(kill));
    auto server = data.serve();
    survivors.come_back(server.port());
    // Most lives are short, some long enough for a hammer to fall; on a slow machine, where many lives are
    // over before anybody was answered, more of them.
    bool const is_long = chance.below(5) == 0 || survivors.acknowledged() < kill / 2;
    survivors.play_for(std::chrono::milliseconds(is_long ? 400 : chance.below(40)));
    server.kill();
    survivors.hear_the_rest();
    ASSERT_EQ(survivors.compare_with_log(), "");
  }
  EXPECT_GT(survivors.acknowledged(), kills() / 4) << "too few commands for a proof";
}

}  // namespace
}  // namespace kuhhandel
