#include "server/loop/piece_queue.h"

#include <gtest/gtest.h>

#include <optional>
#include <string>
#include <utility>

namespace kuhhandel::server {
namespace {

using boost::asio::ip::make_address;

/// Clients who wait, and the one whose turn it is.
struct APieceQueue {
  boost::asio::io_context io;
  PieceQueue queue{io};
  std::string order;
  PieceQueue::Turn turn;

  void wait(char client, std::string const& address) {
    queue.wait(make_address(address), [this, client](PieceQueue::Turn given) {
      order += client;
      turn = std::move(given);
    });
  }
  void run() {
    io.restart();
    io.run();
  }
};

TEST(PieceQueue, StoresOnePieceAtATime) {
  APieceQueue pieces;
  pieces.wait('a', "192.0.2.1");
  pieces.wait('b', "192.0.2.2");

  pieces.run();
  EXPECT_EQ(pieces.order, "a") << "b waits until a's piece is durable";
  pieces.turn.end();
  pieces.run();
  EXPECT_EQ(pieces.order, "ab");
}

TEST(PieceQueue, AlternatesBetweenClients) {
  APieceQueue pieces;
  for (int i = 0; i < 3; ++i) pieces.wait('a', "192.0.2.1");
  pieces.wait('b', "192.0.2.2");
  for (int i = 0; i < 4; ++i) {
    pieces.run();
    pieces.turn.end();
  }

  EXPECT_EQ(pieces.order, "aaba");
}

TEST(PieceQueue, GoesOnIfTheClientWhoseTurnComesIsGone) {
  APieceQueue pieces;
  pieces.queue.wait(make_address("192.0.2.1"), [](PieceQueue::Turn) {});
  pieces.wait('b', "192.0.2.2");

  pieces.run();
  EXPECT_EQ(pieces.order, "b");
}

TEST(PieceQueue, DestroysThoseWhoWaitWhenTheServerEnds) {
  std::optional<APieceQueue> pieces(std::in_place);
  auto const watched = std::make_shared<int>(0);
  pieces->wait('a', "192.0.2.1");
  pieces->run();
  pieces->queue.wait(make_address("192.0.2.2"), [watched](PieceQueue::Turn) {});
  EXPECT_EQ(watched.use_count(), 2);

  pieces->queue.clear();
  EXPECT_EQ(watched.use_count(), 1);
  pieces->turn.end();
  pieces->run();
  EXPECT_EQ(pieces->order, "a");
}

}  // namespace
}  // namespace kuhhandel::server
