#include "terminal/wire/server_messages.h"

#include <gtest/gtest.h>

#include "codec/editions.h"

namespace kuhhandel::terminal {
namespace {

/// Returns a snapshot of a waiting table; `rest` ends the message.
std::string snapshot_with(std::string_view rest) {
  return R"({"type":"snapshot","version":3,"now":0,"you":{"seat":0,"host":true},"table":{"id":"k7q2m9",)"
         R"("name":"Kitchen","state":"waiting","host":0,"gavel":"house","paused":false,)"
         R"("seats":[{"kind":"person","name":"Anna","away":false},{"kind":"empty"}]},"edition":)" +
         std::string(codec::edition_text("second")) + R"(,"view":null,"options":[],"clock":null)" +
         std::string(rest) + "}";
}

constexpr auto kAdvice = R"({"type":"advice","id":"t-1","command":{"do":"bid","amount":40},)"
                         R"("explanation":{"deed":"bid","reason":"gain","copy":1,"animal":"cow"}})";

TEST(Interpreter, KnowsATableAfterItsSnapshot) {
  Interpreter interpreter;
  ASSERT_TRUE(interpreter.read(snapshot_with(R"(,"log":[])")).has_value());
  EXPECT_TRUE(interpreter.read(kAdvice)->has_value());
}

TEST(Interpreter, DoesNotKnowATableAfterAnError) {
  Interpreter interpreter;
  auto const result = interpreter.read(snapshot_with(""));
  ASSERT_FALSE(result.has_value());
  EXPECT_EQ(codec::text_of(result.error()), "log: is missing");
  EXPECT_FALSE(interpreter.read(kAdvice)->has_value());
}

}  // namespace
}  // namespace kuhhandel::terminal
