#include "cli/verify/verify.h"

#include <gtest/gtest.h>

#include <boost/json/serialize.hpp>
#include <fstream>
#include <sstream>

#include "codec/editions.h"
#include "codec/records/record.h"
#include "keys/shuffle.h"

namespace kuhhandel::cli {
namespace {

codec::ShuffleProof a_proof() {
  auto const secret = keys::sha256("the house");
  return {.commitment = keys::commitment_to(secret),
          .secret = secret,
          .added = {{Seat{0}, keys::sha256("Anna")}, {Seat{1}, keys::sha256("Ben")}}};
}

codec::Record a_record(codec::ShuffleProof const& proof) {
  return {.edition = *codec::edition_named("second"),
          .seats = {"Anna", "Ben", "Cleo"},
          .from = codec::Dealt{.seed = keys::seed_of(proof), .first = {}, .proof = proof},
          .commands = {}};
}

struct Judged {
  int status;
  std::string out;
  std::string err;
};

Judged judged(std::string const& text) {
  // Tests run side by side.
  auto const* const test = testing::UnitTest::GetInstance()->current_test_info();
  auto const file = testing::TempDir() + test->name() + ".json";
  std::ofstream(file) << text;
  std::ostringstream out;
  std::ostringstream err;
  auto const status = verify({.file = file}, out, err);
  return {status, out.str(), err.str()};
}

Judged judged(codec::Record const& record) { return judged(boost::json::serialize(codec::to_json(record))); }

TEST(Sha256, MatchesTheTestVectorsOfTheStandard) {
  EXPECT_EQ(keys::sha256("abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
}

TEST(Verify, AcceptsAnHonestProof) {
  auto const verdict = judged(a_record(a_proof()));

  EXPECT_EQ(verdict.status, 0) << verdict.err;
  EXPECT_NE(verdict.out.find("2 players added chance"), std::string::npos);
}

TEST(Verify, AcceptsAndReportsAPartThatWasNotRevealedInTime) {
  auto proof = a_proof();
  proof.withheld = {{Seat{2}, keys::sha256(keys::sha256("Cleo"))}};

  auto const verdict = judged(a_record(proof));

  EXPECT_EQ(verdict.status, 0) << verdict.err;
  EXPECT_NE(verdict.out.find("the part of seat 2."), std::string::npos) << verdict.out;
}

TEST(Verify, RejectsAPartThatIsBothInTheSeedAndWithheld) {
  auto proof = a_proof();
  for (auto const seat : {Seat{1}, Seat{2}}) {
    proof.withheld = {{seat, keys::sha256("x")}, {Seat{2}, keys::sha256("y")}};
    EXPECT_NE(judged(a_record(proof)).err.find("proof.withheld"), std::string::npos);
  }
}

TEST(Verify, DetectsASecretThatWasChangedAfterwards) {
  auto proof = a_proof();
  proof.secret = keys::sha256("a better one");

  EXPECT_NE(judged(a_record(proof)).err.find("proof.secret"), std::string::npos);
}

TEST(Verify, DetectsAMissingPlayerContribution) {
  auto record = a_record(a_proof());
  std::get<codec::Dealt>(record.from).proof->added.pop_back();

  EXPECT_NE(judged(record).err.find("seed"), std::string::npos);
}

TEST(Verify, DetectsACommandThatTheDealDoesNotAllow) {
  auto record = a_record(a_proof());
  record.commands.push_back({Seat{0}, action::Sell{}});

  EXPECT_NE(judged(record).err.find("commands[0]"), std::string::npos);
}

TEST(Verify, ReportsAMissingProof) {
  auto record = a_record(a_proof());
  std::get<codec::Dealt>(record.from).proof.reset();

  EXPECT_NE(judged(record).err.find("proof"), std::string::npos);
  EXPECT_EQ(judged("{").status, 1);
}

}  // namespace
}  // namespace kuhhandel::cli
