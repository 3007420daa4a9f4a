#include "server/api/files.h"

#include <string>
#include <utility>
#include <vector>

#include "server/api/handlers.h"
#include "server/api/shard_redirect.h"
#include "server/cluster_map/cluster_map.h"
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

HttpAnswer send_file(StaticFile const& file, HttpRequest const& request) {
  HttpAnswer answer;
  answer.headers = {{"Content-Type", file.type},
                    {"ETag", file.etag},
                    {"Vary", "Accept-Encoding"},
                    {"Cache-Control", file.forever ? "public, max-age=31536000, immutable" : "no-cache"}};
  if (request.if_none_match == file.etag) {
    answer.status = 304;
    return answer;
  }
  std::vector<ContentCoding> available;
  if (!file.brotli.empty()) available.push_back(ContentCoding::brotli);
  if (!file.gzip.empty()) available.push_back(ContentCoding::gzip);
  auto const coding = negotiated_coding(request.accept_encoding, available);
  if (!coding) return error_answer(406, "not_acceptable", "This file has no content coding that you accept.");
  if (*coding != ContentCoding::identity) answer.headers.emplace_back("Content-Encoding", name_of(*coding));
  answer.static_body = bytes_of(file, *coding);
  return answer;
}

HttpAnswer lead_to(std::string address) { return {302, {}, {{"Location", std::move(address)}}}; }

}  // namespace

HttpAnswer answer_file(StaticFiles const& files, HttpRequest const& request) {
  auto const* const file = files.find(request.path);
  if (file == nullptr) return nothing_here();
  if (request.method == "GET" || request.method == "HEAD") return send_file(*file, request);
  return answer_by_methods(request.method, "GET, HEAD, OPTIONS");
}

HttpAnswer answer_page(StaticFiles const& files, HttpRequest const& request) {
  if (request.path == "/healthz") return {200, "ok\n", {{"Content-Type", "text/plain"}}};
  bool const wants_documents = request.path == "/docs" || request.path == "/docs/";
  auto const* const page = files.find(wants_documents ? "/docs/index.html" : "/index.html");
  if (page == nullptr) return wants_documents ? lead_to("/rules") : nothing_here();
  return request.path == "/docs" ? lead_to("/docs/") : send_file(*page, request);
}

namespace routes {

Task<HttpAnswer> show_page_of_client(RequestContext& ctx) {
  co_return answer_page(ctx.services.files, ctx.http);
}

Task<HttpAnswer> show_owner(RequestContext& ctx) {
  auto const* const neighbours = ctx.services.neighbours;
  if (neighbours == nullptr) co_return nothing_here();
  co_return tell_owner(*neighbours->now(), ctx.http);
}

}  // namespace routes
}  // namespace kuhhandel::server
