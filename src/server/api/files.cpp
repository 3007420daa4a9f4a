#include "server/api/files.h"

#include <string>
#include <utility>
#include <vector>

#include "server/api/handlers.h"
#include "server/http/accept_encoding.h"
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

HttpResponse file_content_response(StaticFile const& file, HttpRequest const& request) {
  HttpResponse response;
  response.headers = {{"Content-Type", file.type},
                      {"ETag", file.etag},
                      {"Vary", "Accept-Encoding"},
                      {"Cache-Control", file.forever ? "public, max-age=31536000, immutable" : "no-cache"}};
  if (request.if_none_match == file.etag) {
    response.status = 304;
    return response;
  }
  std::vector<ContentCoding> available;
  if (!file.brotli.empty()) available.push_back(ContentCoding::brotli);
  if (!file.gzip.empty()) available.push_back(ContentCoding::gzip);
  auto const coding = negotiated_coding(request.accept_encoding, available);
  if (!coding)
    return error_response(406, "not_acceptable", "This file has no content coding that you accept.");
  if (*coding != ContentCoding::identity) response.headers.emplace_back("Content-Encoding", name_of(*coding));
  response.static_body = bytes_of(file, *coding);
  return response;
}

HttpResponse redirect_to(std::string address) { return {302, {}, {{"Location", std::move(address)}}}; }

}  // namespace

HttpResponse file_response(StaticFiles const& files, HttpRequest const& request) {
  auto const* const file = files.find(request.path);
  if (file == nullptr) return not_found();
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

}  // namespace routes
}  // namespace kuhhandel::server
