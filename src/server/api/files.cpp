#include "server/api/files.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "server/api/handlers.h"
#include "server/content/accept_encoding.h"
#include "server/content/compression.h"
#include "server/content/entity_tag.h"
#include "server/content/error_page.h"
#include "server/http/json_response.h"

namespace kuhhandel::server {
namespace {

std::string const& bytes_of(StaticFile const& file, ContentCoding coding) {
  switch (coding) {
    case ContentCoding::identity:
      return file.plain;
    case ContentCoding::gzip:
      return file.gzip;
    case ContentCoding::brotli:
      return file.brotli;
  }
  std::unreachable();
}

HttpResponse not_acceptable() {
  auto response = error_response(406, "not_acceptable", "This file has no content coding that you accept.");
  response.headers.emplace_back("Vary", "Accept-Encoding");
  return response;
}

HttpResponse file_content_response(StaticFile const& file, HttpRequest const& request) {
  std::vector<ContentCoding> available;
  if (!file.brotli.empty()) available.push_back(ContentCoding::brotli);
  if (!file.gzip.empty()) available.push_back(ContentCoding::gzip);
  auto const coding = negotiated_coding(request.accept_encoding, available);
  if (!coding) return not_acceptable();
  auto const tag = entity_tag(file.etag, *coding);
  HttpResponse response;
  // With a 304 too: its headers replace those of the copy in the browser.
  response.script_sources = file.script_sources;
  response.headers = {{"Content-Type", file.type},
                      {"ETag", tag},
                      {"Vary", "Accept-Encoding"},
                      {"Accept-Ranges", "none"},
                      {"Cache-Control", file.forever ? "public, max-age=31536000, immutable" : "no-cache"}};
  if (names_entity_tag(request.if_none_match, tag)) {
    response.status = 304;
    return response;
  }
  if (*coding != ContentCoding::identity) response.headers.emplace_back("Content-Encoding", name_of(*coding));
  response.static_body = bytes_of(file, *coding);
  return response;
}

/// The client explains an unknown address to people, or understands it: a link may be mistyped, or pasted
/// with a blank.
HttpResponse unknown_address_response(StaticFiles const& files, HttpRequest request) {
  constexpr std::array<std::string_view, 5> kForPrograms{"/api/", "/assets/", "/docs/", "/icons/", "/."};
  auto const* const page = files.find("/index.html");
  bool const is_for_people =
      (request.method == "GET" || request.method == "HEAD") && prefers_html(request.accept) &&
      std::ranges::none_of(kForPrograms, [&](auto start) { return request.path.starts_with(start); });
  if (page == nullptr || !is_for_people) return not_found();
  request.if_none_match = {};
  auto response = file_content_response(*page, request);
  if (response.status == 200) response.status = 404;
  std::erase_if(response.headers, [](auto const& header) { return header.first == "ETag"; });
  response.headers.emplace_back("Vary", "Accept");
  return response;
}

HttpResponse redirect_to(std::string address) { return {302, {}, {{"Location", std::move(address)}}}; }

}  // namespace

HttpResponse file_response(StaticFiles const& files, HttpRequest const& request) {
  auto const* const file = files.find(request.path);
  if (file == nullptr) return unknown_address_response(files, request);
  if (request.method == "GET" || request.method == "HEAD") return file_content_response(*file, request);
  return method_not_allowed(request.method, "GET, HEAD, OPTIONS");
}

HttpResponse page_response(StaticFiles const& files, HttpRequest const& request) {
  if (request.path == "/healthz") return {200, "ok\n", {{"Content-Type", "text/plain"}}};
  bool const wants_documents = request.path == "/docs" || request.path == "/docs/";
  auto const* const page = files.find(wants_documents ? "/docs/index.html" : "/index.html");
  if (page == nullptr) return wants_documents ? redirect_to("/rules") : not_found();
  return request.path == "/docs" ? redirect_to("/docs/") : file_content_response(*page, request);
}

namespace routes {

Task<HttpResponse> show_client_page(RequestContext& ctx) {
  co_return page_response(ctx.services.files, ctx.http);
}

Task<HttpResponse> show_openapi(RequestContext& ctx) {
  static StaticFiles const files(
      WebAssets{{"openapi.json", std::string(openapi_text())}, {"openapi.json.gz", gzipped(openapi_text())}});
  co_return file_content_response(*files.find("/openapi.json"), ctx.http);
}

}  // namespace routes
}  // namespace kuhhandel::server
