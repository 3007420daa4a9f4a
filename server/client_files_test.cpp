#include "server/client_files.h"

#include <gmock/gmock.h>

#include <cstdio>
#include <fstream>
#include <stdexcept>
#include <string_view>

#include "tests/support/throwaway_folder.h"

namespace kuhhandel::server {
namespace {

using testing::ElementsAre;
using testing::Pair;

/// A file as a tar file holds it: a header of 512 bytes, and the content filled up with zeros.
std::string packed(std::string_view name, std::string_view content) {
  std::string header(512, '\0');
  header.replace(0, name.size(), name);
  std::snprintf(header.data() + 124, 12, "%011zo", content.size());
  header[156] = '0';
  std::string whole = header.append(content);
  whole.resize((whole.size() + 511) / 512 * 512, '\0');
  return whole;
}

struct AProgram {
  ThrowawayFolder folder;
  std::filesystem::path path = folder.path() / "program";

  explicit AProgram(std::string_view tar, std::size_t told) {
    std::string line(15, ' ');
    auto const digits = std::to_string(told);
    line.replace(line.size() - digits.size(), digits.size(), digits);
    std::ofstream(path) << "\x7f" << "ELF and code" << tar << "kuhhandel-client" << line << '\n';
  }
};

TEST(ClientInside, IsEveryFileThatWasLaidBehindTheProgram) {
  auto const tar =
      packed("index.html", "<!doctype html>") + packed("assets/app.js", "run()") + std::string(1024, '\0');
  AProgram const program(tar, tar.size());

  auto const files = client_inside(program.path);

  ASSERT_TRUE(files);
  EXPECT_THAT(*files, ElementsAre(Pair("assets/app.js", "run()"), Pair("index.html", "<!doctype html>")));
}

TEST(ClientInside, HoldsPlainToWhatLiesThereZipped) {
  using namespace std::string_view_literals;
  // printf 'run();run();run();' | gzip -n9
  auto const zipped =
      "\037\213\010\000\000\000\000\000\002\377\053\052\315\323"
      "\320\264\056\102\042\001\375\021\334\164\022\000\000\000"sv;
  auto const tar = packed("index.html", "<!doctype html>") + packed("app.js.gz", zipped);
  AProgram const program(tar, tar.size());
  auto const spoilt = packed("index.html", "<!doctype html>") + packed("app.js.gz", zipped.substr(0, 20));
  AProgram const damaged(spoilt, spoilt.size());

  EXPECT_EQ(client_inside(program.path)->at("app.js"), "run();run();run();");
  EXPECT_THROW(client_inside(damaged.path), std::runtime_error);
}

TEST(ClientInside, IsNoneInAProgramThatCarriesNone) {
  ThrowawayFolder const folder;
  auto const path = folder.path() / "program";
  std::ofstream(path) << std::string(100, 'x');

  EXPECT_FALSE(client_inside(path));
  EXPECT_FALSE(client_inside(folder.path() / "nothing"));
}

TEST(ClientInside, IsRefusedWhereItIsDamaged) {
  auto const tar = packed("index.html", "<!doctype html>");
  AProgram const too_long(tar, 1'000'000);
  AProgram const cut(tar.substr(0, 520), 520);
  AProgram const empty("", 0);

  EXPECT_THROW(client_inside(too_long.path), std::runtime_error);
  EXPECT_THROW(client_inside(cut.path), std::runtime_error);
  EXPECT_THROW(client_inside(empty.path), std::runtime_error);
}

}  // namespace
}  // namespace kuhhandel::server
