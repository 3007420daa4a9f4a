#include "push/vapid.h"

#include <gtest/gtest.h>

#include <string>

namespace kuhhandel::push {
namespace {

TEST(Contact, IsAMailAddressOrAPage) {
  for (auto const* const contact : {"mailto:you@example.org", "https://table.example"})
    EXPECT_EQ(contact_problem(contact), "") << contact;
}

// Apple's push service refuses each notification (403) if the contact is empty or is no address.
TEST(Contact, ThatPushServicesRefuseIsExplained) {
  EXPECT_EQ(contact_problem("you@example.org"), "must begin with mailto:");
  for (auto const* const contact :
       {"", "mailto:", "mailto:you", "mailto:@example.org", "mailto:you@", "mailto: you@example.org",
        "mailto:<you@example.org> ", "https://", "http://table.example", "You"})
    EXPECT_EQ(contact_problem(contact), "must be like mailto:you@example.org or https://example.org")
        << contact;
}

}  // namespace
}  // namespace kuhhandel::push
