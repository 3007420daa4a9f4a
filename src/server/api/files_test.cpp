// Files of the client, documents and the description of the API, as routes serve them.
#include "server/api/files.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>

#include "server/content/accept_encoding.h"
#include "tests/support/a_site.h"

namespace kuhhandel::server {
namespace {

std::string header_of(HttpResponse const& answer, std::string_view wanted) {
  for (auto const& [name, value] : answer.headers) {
    if (name == wanted) return value;
  }
  return {};
}

TEST(Files, AreCompressedAsTheBrowserAcceptsAndCached) {
  ASite site;

  auto const script = site.ask("GET", "/assets/app-1.js");

  EXPECT_EQ(script.content(), "brotli");
  EXPECT_THAT(script.headers,
              testing::Contains(testing::Pair("Cache-Control", testing::HasSubstr("immutable"))));
}

// When each of 1,365 slow readers had a copy, the copies used 1,029 MB.
TEST(Files, AreSentWithoutACopy) {
  ASite site;

  auto const script = site.ask("GET", "/assets/app-1.js");

  EXPECT_EQ(script.content().data(), site.files->find("/assets/app-1.js")->brotli.data());
  EXPECT_TRUE(script.body.empty());
}

// The headers of a 304 replace those of the page in the browser's cache.
TEST(Files, PermitTheInlineScriptsOfThePage) {
  ASite site;
  site.write("index.html", R"(<script type="importmap">{"imports":{}}</script>)"
                           R"(<script>start()</script><script src="/assets/app-1.js"></script>)");
  site.files.emplace(site.web.path());
  auto const tag = site.files->find("/index.html")->etag;
  auto const permitted =
      " 'sha256-URrTy+Il/Nz0lHojVUx275hWqAWhkSF0VsHbUM4/6Hw='"
      " 'sha256-DIm7WJS6ZKDYe5qFLPy+h4JFI9Bol5QmYC57mt3Fb00='";

  EXPECT_EQ(site.ask("GET", "/").script_sources, permitted);
  EXPECT_EQ(file_response(*site.files, {.method = "GET", .path = "/index.html", .if_none_match = tag})
                .script_sources,
            permitted);
  EXPECT_EQ(site.ask("GET", "/assets/app-1.js").script_sources, "");
}

struct FileRow {
  std::string_view accept_encoding;
  std::string_view if_none_match;
  int status;
  std::string_view coding;
};

TEST(Files, HaveAnEntityTagForEachEncoding) {
  ASite site;
  auto const plain = std::string(site.files->find("/assets/app-1.js")->etag);
  auto const brotli = plain.substr(0, plain.size() - 1) + "-br\"";
  auto const weak = "W/" + brotli;
  auto const list = "\"other\", " + weak;
  for (auto const& [accepted, known, status, coding] : {
           FileRow{"br", "", 200, "br"},
           FileRow{"BR", "", 200, "br"},
           FileRow{"br;q=0", "", 200, ""},
           FileRow{"identity;q=0, br", "", 200, "br"},
           FileRow{"identity;q=0", "", 406, ""},
           FileRow{"br;q=0, *;q=0", plain, 406, ""},
           FileRow{"br", brotli, 304, ""},
           FileRow{"br", weak, 304, ""},
           FileRow{"br", list, 304, ""},
           FileRow{"br", "*", 304, ""},
           FileRow{"br", plain, 200, "br"},
           FileRow{"", plain, 304, ""},
           FileRow{"", brotli, 200, ""},
       }) {
    auto const answer = answered(
        site.services(),
        {.method = "GET", .path = "/assets/app-1.js", .accept_encoding = accepted, .if_none_match = known},
        site.server.now);
    EXPECT_EQ(answer.status, status) << accepted << ' ' << known;
    EXPECT_EQ(header_of(answer, "Content-Encoding"), coding) << accepted << ' ' << known;
    EXPECT_EQ(header_of(answer, "Vary"), "Accept-Encoding");
    bool const is_brotli =
        negotiated_coding(accepted, std::array{ContentCoding::brotli}) == ContentCoding::brotli;
    if (status != 406) EXPECT_EQ(header_of(answer, "ETag"), is_brotli ? brotli : plain) << accepted;
  }
}

TEST(Files, ReturnTheClientPageForUnknownPathsInABrowser) {
  ASite site;
  auto const asking = [&](std::string_view path, std::string_view accept) {
    return answered(site.services(), {.method = "GET", .path = path, .if_none_match = "*", .accept = accept},
                    site.server.now);
  };

  for (auto const* const path : {"/Pad", "/pad%23KEY", "/games/,", "/nothing", "/t"}) {
    auto const answer = asking(path, "text/html,*/*;q=0.8");
    EXPECT_EQ(answer.status, 404) << path;
    EXPECT_EQ(answer.content(), "<!doctype html>") << path;
    EXPECT_EQ(header_of(answer, "ETag"), "") << path;
    EXPECT_EQ(asking(path, "*/*").content(), not_found().body) << path;
  }
  for (auto const* const path :
       {"/assets/none.js", "/api/none", "/icons/none.png", "/.env", "/.well-known/x"})
    EXPECT_EQ(asking(path, "text/html").content(), not_found().body) << path;
}

TEST(Routes, ServeTheDescriptionOfTheApi) {
  ASite site;

  auto const plain =
      answered(site.services(), {.method = "GET", .path = "/api/openapi.json"}, site.server.now);

  EXPECT_EQ(header_of(plain, "Content-Type"), "application/json");
  EXPECT_EQ(boost::json::parse(plain.content()).at("openapi").as_string(), "3.1.0");
  auto const packed = site.ask("GET", "/api/openapi.json");
  EXPECT_EQ(header_of(packed, "Content-Encoding"), "gzip");
  EXPECT_LT(packed.content().size(), plain.content().size() / 5);
}

TEST(Files, ReturnThePageForATable) {
  ASite site;

  EXPECT_EQ(site.ask("GET", "/t/abc").content(), site.ask("GET", "/").content());
  EXPECT_EQ(site.ask("GET", "/").status, 200);
}

struct ASiteWithDocuments : ASite {
  ASiteWithDocuments() {
    std::filesystem::create_directories(web.path() / "docs/docs");
    write("docs/index.html", "all documents");
    write("docs/docs/RULES.html", "the rules");
    write("docs/docs/RULES.html.gz", "zipped");
    write("docs/docs/table.webp", "a picture");
    files.emplace(web.path());
  }
};

TEST(Documents, RedirectToTheirFolderSoThatLinksWork) {
  ASiteWithDocuments site;

  auto const without_slash = site.ask("GET", "/docs");

  EXPECT_EQ(without_slash.status, 302);
  EXPECT_EQ(header_of(without_slash, "Location"), "/docs/");
  EXPECT_EQ(site.ask("GET", "/docs/").content(), "all documents");
}

TEST(Documents, AreServedLikeTheClientFiles) {
  ASiteWithDocuments site;

  auto const rules = site.ask("GET", "/docs/docs/RULES.html");
  auto const etag = header_of(rules, "ETag");
  auto const again = answered(
      site.services(),
      {.method = "GET", .path = "/docs/docs/RULES.html", .accept_encoding = "gzip", .if_none_match = etag},
      site.server.now);

  EXPECT_EQ(rules.content(), "zipped");
  EXPECT_EQ(again.status, 304);
  EXPECT_EQ(header_of(site.ask("GET", "/docs/docs/table.webp"), "Content-Type"), "image/webp");
  EXPECT_EQ(site.ask("GET", "/docs/docs/NONE.html").status, 404);
}

TEST(Documents, RedirectToTheClientRulesIfThereAreNone) {
  ASite site;

  EXPECT_EQ(header_of(site.ask("GET", "/docs"), "Location"), "/rules");
  EXPECT_EQ(header_of(site.ask("GET", "/docs/"), "Location"), "/rules");
}

TEST(Files, ExplainAMissingClient) {
  ThrowawayFolder const empty;

  EXPECT_THROW(StaticFiles{empty.path()}, std::runtime_error);
}
}  // namespace
}  // namespace kuhhandel::server
