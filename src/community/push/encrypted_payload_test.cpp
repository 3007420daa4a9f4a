// The example of RFC 8291 (appendix A); nobody but the recipient can decrypt a message.
#include "push/encrypted_payload.h"

#include <gtest/gtest.h>

#include "push/base64url.h"
#include "tests/support/a_subscribed_browser.h"

namespace kuhhandel::push {
namespace {

constexpr auto kWatermelon = "When I grow up, I want to be a watermelon";
constexpr auto kSealedWatermelon =
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK"
    "6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN";

BrowserKeys keys_of(ASubscribedBrowser const& browser) { return {browser.point(), bytes_of(browser.auth)}; }

TEST(EncryptedMessage, MatchesTheExampleOfTheStandard) {
  EncryptionParameters const with{
      .pair =
          KeyPair::of(bytes_of("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"),
                      bytes_of("BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6"
                               "PBru3jl7A8")),
      .salt = bytes_of("DGv6ra1nlYgDCS1FRnbzlw")};
  ASubscribedBrowser const browser;

  EXPECT_EQ(base64url(browser.point()),
            "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4");
  EXPECT_EQ(base64url(encrypted_payload(kWatermelon, keys_of(browser), with)), kSealedWatermelon);
  EXPECT_EQ(browser.read(bytes_of(kSealedWatermelon)), kWatermelon);
}

TEST(EncryptedMessage, CanBeReadOnlyByItsBrowser) {
  ASubscribedBrowser const browser;
  ASubscribedBrowser const other("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw");
  auto const body = encrypted_payload("Ben bietet", keys_of(browser), EncryptionParameters::random(10));

  EXPECT_EQ(browser.read(body), "Ben bietet");
  EXPECT_THROW(other.read(body), std::runtime_error);
}

TEST(EncryptedMessage, DiffersEachTimeAndHasFewSizes) {
  ASubscribedBrowser const browser;
  auto const sealed = [&](std::string const& text) {
    return encrypted_payload(text, keys_of(browser), EncryptionParameters::random(text.size()));
  };

  EXPECT_NE(sealed("moo"), sealed("moo"));
  EXPECT_EQ(sealed("moo").size(), sealed(std::string(500, 'o')).size());
  EXPECT_EQ(browser.read(sealed(std::string(512, 'o'))), std::string(512, 'o'));
  auto const longest = sealed(std::string(kLongestText, 'o'));
  EXPECT_EQ(browser.read(longest).size(), kLongestText);
  EXPECT_LE(longest.size(), 4096U) << "no push service need take more (RFC 8030, 7.2)";
}

TEST(EncryptedMessage, RejectsAKeyThatIsNotACurvePoint) {
  auto bent = ASubscribedBrowser().point();
  EXPECT_TRUE(is_point(bent));
  bent.back() ^= 1;

  EXPECT_FALSE(is_point(bent));
  EXPECT_FALSE(is_point(std::string(65, '\4')));
  EXPECT_FALSE(is_point("short"));
}

}  // namespace
}  // namespace kuhhandel::push
