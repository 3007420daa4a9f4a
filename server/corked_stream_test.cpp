#include "server/corked_stream.h"

#include <gtest/gtest.h>

#include <string>

namespace kuhhandel::server {
namespace {

struct ACorkedStream {
  boost::asio::io_context io;
  Backlog backlog;
  int written = 0;
  int overruns = 0;
  std::shared_ptr<ClientStream> below = std::make_shared<ClientStream>(TcpSocket(io), nullptr);
  std::unique_ptr<CorkedStream> stream = std::make_unique<CorkedStream>(
      below, backlog, CorkedStream::Calls{[this] { ++written; }, [this] { ++overruns; }});

  void write(std::size_t bytes) const {
    std::string const text(bytes, 'x');
    boost::system::error_code error;
    stream->write_some(boost::asio::buffer(text), error);
  }
};

TEST(CorkedStream, ClosesWhatIsTooFarBehindWhoeverWroteIt) {
  ACorkedStream corked;
  corked.below->socket().open(boost::asio::ip::tcp::v4());

  corked.write(Backlog::kMostOfOne);
  EXPECT_EQ(corked.overruns, 0);
  corked.write(1);
  corked.write(1);

  EXPECT_EQ(corked.overruns, 1) << "told once";
  EXPECT_FALSE(corked.below->socket().is_open());
}

TEST(CorkedStream, CountsForAllWhatWaitsUntilItIsGone) {
  ACorkedStream corked;
  corked.backlog.add(Backlog::kMuch - Backlog::kLittle);

  corked.write(Backlog::kLittle);
  EXPECT_FALSE(corked.backlog.has_room(Backlog::kLittle, 1));
  corked.stream.reset();

  EXPECT_TRUE(corked.backlog.has_room(Backlog::kLittle, 1));
}

}  // namespace
}  // namespace kuhhandel::server
