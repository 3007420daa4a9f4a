// The C functions take an edition's file as the program does, and refuse by the same words.
#include <gtest/gtest.h>

#include <boost/json/serialize.hpp>
#include <string>
#include <vector>

#include "bindings/c/kuhhandel/kuhhandel.h"
#include "codec/edition/edition.h"
#include "codec/editions.h"
#include "codec/records/record.h"
#include "codec/text/parse.h"

namespace kuhhandel {
namespace {

namespace json = boost::json;

/// The file under an id of its own, without words, which are for people alone.
json::object file_of(std::string_view id) {
  auto file = codec::parse(codec::edition_text(id))->as_object();
  file["id"] = std::string(id) + "-x";
  file.erase("words");
  return file;
}

std::string error_of_c(json::value const& file) {
  auto const* const refused = kuhhandel_edition_add(json::serialize(file).c_str());
  return refused == nullptr ? "" : refused;
}

std::string error_of_program(json::value const& file) {
  auto const edition = codec::edition_from(file);
  return edition ? "" : codec::text_of(edition.error());
}

/// The pointer to every value of the tree, the root first.
void list_pointers(json::value const& value, std::string const& pointer, std::vector<std::string>& all) {
  all.push_back(pointer);
  if (auto const* const object = value.if_object()) {
    for (auto const& [name, member] : *object) list_pointers(member, pointer + "/" + std::string(name), all);
  }
  if (auto const* const list = value.if_array()) {
    for (std::size_t i = 0; i < list->size(); ++i)
      list_pointers((*list)[i], pointer + "/" + std::to_string(i), all);
  }
}

/// Replaces each value in turn with another, or adds or removes a member of an object.
TEST(CEditions, AreRefusedWithTheMessageOfTheProgram_C11_4) {
  std::vector<json::value> const others{nullptr,
                                        true,
                                        -1,
                                        3,
                                        100'000,
                                        1.5,
                                        "horse",
                                        "a long word of many letters",
                                        json::array{},
                                        json::object{{"x", 1}}};
  int refusals = 0;
  for (auto const id : {"second", "duel", "master", "mini-2"}) {
    json::value file = file_of(id);
    std::vector<std::string> pointers;
    list_pointers(file, "", pointers);
    for (auto const& pointer : pointers) {
      auto const kept = file.at_pointer(pointer);
      auto tried = others;
      if (auto const* const object = kept.if_object(); object != nullptr && !object->empty()) {
        auto less = *object;
        less.erase(less.begin());
        tried.emplace_back(less);
      }
      for (auto const& other : tried) {
        file.at_pointer(pointer) = other;
        auto const error = error_of_program(file);
        if (error.empty()) continue;
        ASSERT_EQ(error_of_c(file), error) << json::serialize(file);
        ++refusals;
      }
      file.at_pointer(pointer) = kept;
    }
  }
  EXPECT_GT(refusals, 1000);
}

TEST(CEditions, AreFoundByIdAndIncludedInRecords) {
  auto const file = file_of("mini-3");
  EXPECT_EQ(kuhhandel_fewest_seats("mini-3-x"), 0);
  EXPECT_EQ(error_of_c(file), "");
  EXPECT_EQ(error_of_c(file), "") << "once more";
  EXPECT_EQ(kuhhandel_fewest_seats("mini-3-x"), 3);
  auto other = file;
  other["rules"] = {{"zeros_return", true}};
  EXPECT_EQ(error_of_c(other), "id: 'mini-3-x' is another edition already");
  EXPECT_EQ(error_of_c(codec::parse(codec::edition_text("second")).value()),
            "id: 'second' is a published edition");

  auto* const game = kuhhandel_game_new("mini-3-x", 3, nullptr, KUHHANDEL_FULL, 1);
  ASSERT_NE(game, nullptr);
  auto const record = codec::parse(kuhhandel_game_record(game));
  EXPECT_EQ(record->at("edition_file"), file);
  auto const read = codec::record_with_its_edition(kuhhandel_game_record(game));
  EXPECT_TRUE(read) << "by the program too";

  auto* const published = kuhhandel_game_new("mini-3", 3, nullptr, KUHHANDEL_FULL, 1);
  EXPECT_EQ(kuhhandel_game_digest(game), kuhhandel_game_digest(published)) << "but for the id they are one";
  kuhhandel_game_free(game);
  kuhhandel_game_free(published);
}

TEST(CEditions, ReportThePositionOfInvalidJson) {
  for (auto const* const wrong : {"", "{", "{\"id\":}", "[1,]", "{\"a\":1,\"a\":2}", "{} x", "\"\\q\"",
                                  "\"\\ud800\"", "01", "-", "nul", "\"open"}) {
    auto const* const refused = kuhhandel_edition_add(wrong);
    ASSERT_NE(refused, nullptr) << wrong;
    EXPECT_TRUE(std::string(refused).starts_with("is no JSON at byte ")) << wrong << ": " << refused;
  }
  EXPECT_NE(kuhhandel_edition_add(std::string(100'000, '[').c_str()), nullptr);
}

}  // namespace
}  // namespace kuhhandel
