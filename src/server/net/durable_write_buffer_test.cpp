// Tests that output waits until it may be sent.
#include "server/net/durable_write_buffer.h"

#include <gtest/gtest.h>

#include <boost/asio/ip/address_v4.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/read.hpp>
#include <optional>

namespace kuhhandel::server {
namespace {

namespace asio = boost::asio;
using asio::ip::tcp;

struct DurableWriteBufferTest : testing::Test {
  asio::io_context io{1};
  SendBufferBudget backlog;
  TcpSocket far{io};
  std::shared_ptr<Transport> const near = connect();
  int wakened = 0;
  int overruns = 0;
  std::optional<DurableWriteBuffer> kept;
  DurableWriteBuffer& stream =
      kept.emplace(near, backlog,
                   DurableWriteBuffer::Hooks{.on_buffered = [this] { ++wakened; },
                                             .on_durable = [](DurableWriteBuffer::Work const&) {},
                                             .on_overrun = [this] { ++overruns; }});

  std::shared_ptr<Transport> connect() {
    asio::basic_socket_acceptor<tcp, Executor> acceptor(io,
                                                        tcp::endpoint(asio::ip::address_v4::loopback(), 0));
    far.connect(acceptor.local_endpoint());
    TcpSocket socket(io);
    acceptor.accept(socket);
    return std::make_shared<Transport>(std::move(socket), nullptr);
  }
  void write(std::string const& text) { stream.write_some(asio::buffer(text)); }
  void send() {
    stream.flush([] { FAIL() << "the other end is there"; });
    io.restart();
    io.poll();
  }
  std::string arrived() {
    std::string text(far.available(), ' ');
    asio::read(far, asio::buffer(text));
    return text;
  }
};

TEST_F(DurableWriteBufferTest, SendsOnlyWhatWasWrittenBeforeTheBatchClosed) {
  write("one ");
  write("turn");
  stream.close_batch();
  write(" another");

  send();
  EXPECT_EQ(arrived(), "one turn");

  stream.close_batch();
  send();
  EXPECT_EQ(arrived(), " another");
}

TEST_F(DurableWriteBufferTest, WakesItsSenderOncePerBatch) {
  write("one ");
  write("turn");
  EXPECT_EQ(wakened, 1);
  stream.close_batch();

  write(" another");
  write(" turn");
  EXPECT_EQ(wakened, 2);
}

TEST_F(DurableWriteBufferTest, SendsWhatWasReleasedDuringASend) {
  write("first");
  stream.close_batch();
  stream.flush([] {});
  write(" second");
  stream.close_batch();

  send();

  EXPECT_EQ(arrived(), "first second");
}

TEST_F(DurableWriteBufferTest, ClosesAConnectionThatIsTooFarBehind) {
  write(std::string(SendBufferBudget::kMaxPerConnection, 'x'));
  EXPECT_EQ(overruns, 0);
  write("x");
  write("x");

  EXPECT_EQ(overruns, 1) << "told once";
  char last = 0;
  boost::system::error_code ended;
  far.read_some(asio::buffer(&last, 1), ended);
  EXPECT_TRUE(ended);
}

TEST_F(DurableWriteBufferTest, CountsQueuedBytesInTheTotalUntilSent) {
  write(std::string(1000, 'x'));
  EXPECT_EQ(backlog.bytes(), 1000U);
  stream.close_batch();
  send();
  EXPECT_EQ(backlog.bytes(), 0U) << "it was sent";

  write(std::string(1000, 'x'));
  EXPECT_EQ(backlog.bytes(), 1000U);
  kept.reset();
  EXPECT_EQ(backlog.bytes(), 0U) << "the connection has ended";
}

TEST_F(DurableWriteBufferTest, ClosesAConnectionThatTheTotalBudgetCut) {
  write(std::string(2000, 'x'));
  SendBufferBudget::Account other(backlog, [] { return std::size_t{0}; }, [] {});

  other.add(SendBufferBudget::kMaxTotal);
  write("more");

  EXPECT_EQ(overruns, 1);
}

}  // namespace
}  // namespace kuhhandel::server
