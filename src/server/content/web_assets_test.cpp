#include "server/content/web_assets.h"

#include <gmock/gmock.h>

#include <fstream>
#include <stdexcept>
#include <string_view>
#include <utility>
#include <vector>

#include "tests/support/throwaway_folder.h"

namespace kuhhandel::server {
namespace {

using testing::ElementsAre;
using testing::Pair;

/// Returns a pack of files: first the list of their sizes and paths.
std::string pack_of(std::vector<std::pair<std::string_view, std::string_view>> const& files) {
  std::string list;
  std::string contents;
  for (auto const& [path, content] : files) {
    list.append(std::to_string(content.size())).append(" ").append(path).append("\n");
    contents += content;
  }
  return list + "\n" + contents;
}

struct AProgram {
  ThrowawayFolder folder;
  std::filesystem::path path = folder.path() / "program";

  AProgram(std::string_view pack, std::size_t size) {
    std::string line(15, ' ');
    auto const digits = std::to_string(size);
    line.replace(line.size() - digits.size(), digits.size(), digits);
    std::ofstream(path) << "\x7f" << "ELF and code" << pack << "kuhhandel-client" << line << '\n';
  }
};

TEST(EmbeddedWebAssets, ContainEveryFileAppendedToTheProgram) {
  auto const pack = pack_of({{"index.html", "<!doctype html>"}, {"assets/app.js", "run()"}});
  AProgram const program(pack, pack.size());

  auto const files = embedded_web_assets(program.path);

  ASSERT_TRUE(files);
  EXPECT_THAT(*files, ElementsAre(Pair("assets/app.js", "run()"), Pair("index.html", "<!doctype html>")));
}

TEST(EmbeddedWebAssets, DecompressGzippedFiles) {
  using namespace std::string_view_literals;
  // printf 'run();run();run();' | gzip -n9
  auto const zipped =
      "\037\213\010\000\000\000\000\000\002\377\053\052\315\323"
      "\320\264\056\102\042\001\375\021\334\164\022\000\000\000"sv;
  auto const pack = pack_of({{"index.html", "<!doctype html>"}, {"app.js.gz", zipped}});
  AProgram const program(pack, pack.size());
  auto const spoilt = pack_of({{"index.html", "<!doctype html>"}, {"app.js.gz", zipped.substr(0, 20)}});
  AProgram const damaged(spoilt, spoilt.size());

  EXPECT_EQ(embedded_web_assets(program.path)->at("app.js"), "run();run();run();");
  EXPECT_THROW(embedded_web_assets(damaged.path), std::runtime_error);
}

TEST(EmbeddedWebAssets, ReadFilesLocatedInsideTheProgram) {
  auto const pack_with = [](std::string const& line) {
    return "15 index.html\n" + line + " net.khn1\n6 app.js\n\n<!doctype html>run();";
  };
  auto const files_of = [&](std::string const& line) {
    auto const pack = pack_with(line);
    return embedded_web_assets(AProgram(pack, pack.size()).path);
  };

  EXPECT_THAT(*files_of("4@9"), ElementsAre(Pair("app.js", "run();"), Pair("index.html", "<!doctype html>"),
                                            Pair("net.khn1", "code")));
  for (auto const* const damaged : {"4@", "4@x", "@9", "999999@9", "4@999999", "4@18446744073709551615"})
    EXPECT_THROW(files_of(damaged), std::runtime_error) << damaged;
}

TEST(EmbeddedWebAssets, AreAbsentInAProgramWithoutThem) {
  ThrowawayFolder const folder;
  auto const path = folder.path() / "program";
  std::ofstream(path) << std::string(100, 'x');

  EXPECT_FALSE(embedded_web_assets(path));
  EXPECT_FALSE(embedded_web_assets(folder.path() / "nothing"));
}

TEST(EmbeddedWebAssets, AreRefusedIfDamaged) {
  auto const pack = pack_of({{"index.html", "<!doctype html>"}});
  AProgram const too_long(pack, 1'000'000);
  AProgram const cut(pack.substr(0, 20), 20);
  AProgram const empty("", 0);

  EXPECT_THROW(embedded_web_assets(too_long.path), std::runtime_error);
  EXPECT_THROW(embedded_web_assets(cut.path), std::runtime_error);
  EXPECT_THROW(embedded_web_assets(empty.path), std::runtime_error);
}

struct DocumentsIn {
  explicit DocumentsIn(std::filesystem::path const& folder) {
    std::filesystem::create_directories(folder / "docs");
    std::ofstream(folder / "index.html") << "all";
    std::ofstream(folder / "docs/RULES.html") << "rules";
  }
};

TEST(Documents, InAFolderReplaceTheEmbeddedOnes) {
  ThrowawayFolder const folder;
  DocumentsIn const documents(folder.path());
  WebAssets files{{"index.html", "page"}, {"docs/index.html", "old"}, {"docs/GONE.html.gz", "old"}};

  add_documents(files, folder.path());

  EXPECT_THAT(files, ElementsAre(Pair("docs/docs/RULES.html", "rules"), Pair("docs/index.html", "all"),
                                 Pair("index.html", "page")));
}

TEST(Documents, AreRefusedFromAFolderWithoutThem) {
  ThrowawayFolder const empty;
  WebAssets files{{"index.html", "page"}};

  EXPECT_THROW(add_documents(files, empty.path()), std::runtime_error);
}

TEST(Documents, InstalledByAPackageAreFound) {
  ThrowawayFolder const usr;
  std::filesystem::create_directory(usr.path() / "bin");
  std::ofstream(usr.path() / "bin/kuhhandel") << "program";
  EXPECT_FALSE(installed_documents(usr.path() / "bin/kuhhandel"));
  DocumentsIn const documents(usr.path() / "share/kuhhandel/docs");

  auto const found = installed_documents(usr.path() / "bin/kuhhandel");

  EXPECT_EQ(found, std::filesystem::canonical(usr.path()) / "share/kuhhandel/docs");
  EXPECT_FALSE(installed_documents(usr.path() / "elsewhere/kuhhandel"));
}

}  // namespace
}  // namespace kuhhandel::server
