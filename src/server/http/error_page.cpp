#include "server/http/error_page.h"

#include <algorithm>
#include <array>
#include <boost/beast/core/string.hpp>
#include <boost/json/object.hpp>
#include <boost/json/parse.hpp>
#include <string>
#include <utility>

#include "server/http/error_page_words.h"
#include "server/http/weighted_list.h"

namespace kuhhandel::server {
namespace {

namespace json = boost::json;

constexpr std::string_view kStyle =
    "body{font:18px/1.5 system-ui,sans-serif;max-width:34em;margin:15vh auto;padding:0 1em}"
    "h1{font-size:1.5em}small{opacity:.7}";

constexpr std::array<std::pair<std::string_view, ErrorKind>, 11> kNamedErrors{{
    {"unknown_host", ErrorKind::unknown_host},
    {"foreign_origin", ErrorKind::foreign_origin},
    {"banned", ErrorKind::banned},
    {"too_many", ErrorKind::too_many},
    {"too_large", ErrorKind::too_large},
    {"full", ErrorKind::full},
    {"storage_full", ErrorKind::full},
    {"busy", ErrorKind::busy},
    {"stands_by", ErrorKind::busy},
    {"internal", ErrorKind::internal},
    {"unreadable", ErrorKind::internal},
}};

ErrorKind kind_of(std::string_view error, int status) {
  auto const named = std::ranges::find(kNamedErrors, error, &std::pair<std::string_view, ErrorKind>::first);
  if (named != kNamedErrors.end()) return named->second;
  return status == 404 ? ErrorKind::not_found : ErrorKind::other;
}

std::string escaped(std::string_view text) {
  std::string html;
  for (char const letter : text) {
    if (letter == '<')
      html += "&lt;";
    else if (letter == '&')
      html += "&amp;";
    else
      html += letter;
  }
  return html;
}

std::string element(std::string_view tag, std::string_view text) {
  return "<" + std::string(tag) + ">" + escaped(text) + "</" + std::string(tag) + ">";
}

PageLanguage const& language_named(std::string_view code) {
  return *std::ranges::find(kPageLanguages, code, &PageLanguage::code);
}

std::string_view text_in(json::object const& error, std::string_view member) {
  auto const* const value = error.if_contains(member);
  auto const* const text = value == nullptr ? nullptr : value->if_string();
  return text == nullptr ? std::string_view{} : std::string_view(*text);
}

std::string page(PageLanguage const& language, json::object const& error, int status) {
  auto const name = text_in(error, "error");
  auto const kind = kind_of(name, status);
  auto const& [title, advice] = language.texts[static_cast<std::size_t>(kind)];
  auto const reason = text_in(error, "reason");
  auto html = "<!doctype html><html lang=\"" + std::string(language.code) +
              "\"><head><meta charset=\"utf-8\"><meta name=\"viewport\" content=\"width=device-width\">"
              "<meta name=\"color-scheme\" content=\"light dark\">" +
              element("title", std::string(title) + " · Kuhhandel") + element("style", kStyle) +
              "</head><body><main>" + element("h1", title) + element("p", advice);
  if (!reason.empty()) html += element("p", std::string(language.reason) + " " + std::string(reason));
  // By a name that is not the server's, the lobby cannot be opened either.
  if (kind != ErrorKind::unknown_host) html += "<p><a href=\"/\">" + escaped(language.to_lobby) + "</a></p>";
  return html + element("small", std::to_string(status) + " " + std::string(name)) +
         "</main></body></html>\n";
}

bool is_json(std::pair<std::string, std::string> const& header) {
  return header.first == "Content-Type" && header.second == "application/json";
}

}  // namespace

bool prefers_html(std::string_view accept) {
  int html = 0;
  int json = 0;
  each_weighted(accept, [&](std::string_view type, int weight) {
    if (boost::beast::iequals(type, "text/html")) html = weight;
    if (boost::beast::iequals(type, "application/json") ||
        boost::beast::iequals(type, "application/problem+json"))
      json = std::max(json, weight);
  });
  return html > 0 && html >= json;
}

std::string_view preferred_language(std::string_view accept_language) {
  std::string_view best = "en";
  int best_weight = 0;
  each_weighted(accept_language, [&](std::string_view tag, int weight) {
    auto const primary = tag.substr(0, tag.find('-'));
    auto const known = std::ranges::find_if(kPageLanguages, [&](PageLanguage const& language) {
      return boost::beast::iequals(language.code, primary);
    });
    if (known == kPageLanguages.end() || weight <= best_weight) return;
    best = known->code;
    best_weight = weight;
  });
  return best;
}

void show_to_people(HttpResponse& response, HttpRequest const& request) {
  if (response.status < 400 || !prefers_html(request.accept)) return;
  auto const type = std::ranges::find_if(response.headers, is_json);
  if (type == response.headers.end()) return;
  boost::system::error_code invalid;
  auto const error = json::parse(response.body, invalid);
  if (invalid || !error.is_object()) return;
  type->second = "text/html; charset=utf-8";
  auto const& language = language_named(preferred_language(request.accept_language));
  response.body = page(language, error.get_object(), response.status);
  response.headers.emplace_back("Content-Language", language.code);
  response.headers.emplace_back("Vary", "Accept, Accept-Language");
}

}  // namespace kuhhandel::server
