// Pages for people, by the headers that browsers and programs send.
#include "server/content/error_page.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "server/content/error_page_words.h"
#include "server/http/json_response.h"

namespace kuhhandel::server {
namespace {

using testing::HasSubstr;
using testing::Not;

TEST(ErrorPage, IsForClientsThatNameHtml) {
  for (auto const* const accept :
       {"text/html", "TEXT/HTML", "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8",
        "application/json;q=0.9, text/html", "text/html;level=1"})
    EXPECT_TRUE(prefers_html(accept)) << accept;
  for (auto const* const accept :
       {"", "*/*", "text/*", "application/json", "text/html;q=0", "application/json, text/html;q=0.9",
        "application/problem+json, text/html;q=0.1", "image/avif,image/webp,*/*", "text/htmlx"})
    EXPECT_FALSE(prefers_html(accept)) << accept;
}

TEST(ErrorPage, UsesTheLanguageThatTheBrowserPrefers) {
  struct Row {
    std::string_view header;
    std::string_view language;
  };
  for (auto const& [header, language] :
       {Row{"", "en"}, Row{"de", "de"}, Row{"de-CH", "de"}, Row{"DE-at;q=0.7, fr;q=0.8", "fr"},
        Row{"pl, ru;q=0.5, en;q=0.4", "ru"}, Row{"da, de;q=0.8, en;q=0.7", "de"},
        Row{"nl;q=0, en;q=0.1", "en"}, Row{"*", "en"}, Row{"deu", "en"}, Row{"x;q=;;,,;", "en"}})
    EXPECT_EQ(preferred_language(header), language) << header;
}

TEST(ErrorPage, ReplacesJsonOnlyForBrowsers) {
  auto response = not_found();
  show_to_people(response, {.accept = "*/*"});
  EXPECT_EQ(response.body, not_found().body);

  show_to_people(response, {.accept = "text/html", .accept_language = "fr"});
  EXPECT_EQ(response.status, 404);
  EXPECT_THAT(response.body, HasSubstr("<html lang=\"fr\">"));
  EXPECT_THAT(response.body, HasSubstr("404 not_found"));
  EXPECT_THAT(response.headers, testing::Contains(testing::Pair("Content-Type", "text/html; charset=utf-8")));
}

TEST(ErrorPage, EscapesTheTextOfTheOperator) {
  auto response = error_response(403, "banned", "x", {}, {.reason = "<script>&", .until = {}});

  show_to_people(response, {.accept = "text/html"});

  EXPECT_THAT(response.body, HasSubstr("Reason: &lt;script>&amp;"));
}

TEST(ErrorPage, DoesNotChangeOtherResponses) {
  for (HttpResponse const& before : {HttpResponse{200, "{}", {{"Content-Type", "application/json"}}},
                                     HttpResponse{503, "no\n", {{"Content-Type", "text/plain"}}},
                                     HttpResponse{500, "{", {{"Content-Type", "application/json"}}}}) {
    auto response = before;
    show_to_people(response, {.accept = "text/html"});
    EXPECT_EQ(response.body, before.body);
  }
}

TEST(ErrorPage, HasATextForEachErrorInEachLanguage) {
  for (auto const& language : kPageLanguages)
    for (auto const& [title, advice] : language.texts) {
      EXPECT_FALSE(title.empty() || title.ends_with('.')) << language.code;
      EXPECT_TRUE(advice.ends_with('.')) << language.code << ' ' << title;
    }
}

}  // namespace
}  // namespace kuhhandel::server
