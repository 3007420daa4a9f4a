#include "server/limits/fair_queue.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

namespace kuhhandel::server {
namespace {

using boost::asio::ip::make_address;

auto const kOfAnna = make_address("192.0.2.1");
auto const kOfBen = make_address("192.0.2.2");
auto const kOfCleo = make_address("2001:db8::1");

std::string all_of(FairQueue<char>& queue) {
  std::string order;
  while (auto const job = queue.pop()) order += *job;
  return order;
}

TEST(FairQueue, ServesAddressesRoundRobin) {
  FairQueue<char> queue;
  for (char const job : {'a', 'a', 'a', 'a'}) queue.push(kOfAnna, job);
  queue.push(kOfBen, 'b');
  queue.push(kOfCleo, 'c');
  queue.push(kOfBen, 'b');

  EXPECT_EQ(all_of(queue), "abcabaa");
}

TEST(FairQueue, ServesALateAddressNext) {
  FairQueue<char> queue;
  for (int i = 0; i < 10; ++i) queue.push(kOfAnna, 'a');
  queue.pop();
  queue.pop();
  queue.push(kOfBen, 'b');

  queue.pop();

  EXPECT_EQ(queue.pop(), 'b') << "after at most one of each who waited";
}

TEST(FairQueue, HasABoundedSize) {
  FairQueue<char> queue({.total = 5, .per_subnet = 2});
  auto const pushed = [&](auto const& address, int times) {
    int pushed = 0;
    for (; pushed < times && queue.has_room(address); ++pushed) queue.push(address, 'x');
    return pushed;
  };

  EXPECT_EQ(pushed(kOfAnna, 100), 2);
  EXPECT_EQ(pushed(make_address("2001:db8::ffff"), 100), 2) << "in one subnet with the next";
  EXPECT_EQ(pushed(kOfCleo, 1), 0);
  EXPECT_EQ(pushed(make_address("127.0.0.1"), 100), 1);
  EXPECT_EQ(pushed(kOfBen, 1), 0);
  EXPECT_EQ(all_of(queue).size(), 5U);
  EXPECT_EQ(pushed(kOfBen, 1), 1);
}

}  // namespace
}  // namespace kuhhandel::server
