#include "server/content/compression.h"

#include <algorithm>
#include <array>
#include <boost/beast/zlib/deflate_stream.hpp>
#include <boost/crc.hpp>
#include <cstdint>

#include "server/content/accept_encoding.h"

namespace kuhhandel::server {
namespace {

namespace zlib = boost::beast::zlib;

/// From 0 to 9. Higher levels take twice as long for a few percent.
constexpr int kLevel = 5;
constexpr int kWindowBits = 15;
constexpr int kMemoryLevel = 8;

void append_number(std::string& text, std::uint32_t number) {
  for (int byte = 0; byte < 4; ++byte) text.push_back(static_cast<char>(number >> (8 * byte) & 0xffU));
}

std::string const* header_of(HttpResponse const& response, std::string_view wanted) {
  auto const found =
      std::ranges::find_if(response.headers, [&](auto const& header) { return header.first == wanted; });
  return found == response.headers.end() ? nullptr : &found->second;
}

bool is_compressible(HttpResponse const& response) {
  if (response.body.size() < kMinBytesToCompress || header_of(response, "Content-Encoding") != nullptr)
    return false;
  auto const* const type = header_of(response, "Content-Type");
  return type != nullptr && (type->starts_with("application/json") || type->starts_with("text/"));
}

}  // namespace

std::string gzipped(std::string_view plain) {
  // No name, no time, any system.
  std::string file("\x1f\x8b\x08\0\0\0\0\0\0\xff", 10);
  auto const head = file.size();
  zlib::deflate_stream deflating;
  deflating.reset(kLevel, kWindowBits, kMemoryLevel, zlib::Strategy::normal);
  file.resize(head + deflating.upper_bound(plain.size()) + 16);
  zlib::z_params state;
  state.next_in = plain.data();
  state.avail_in = plain.size();
  state.next_out = file.data() + head;
  state.avail_out = file.size() - head;
  boost::system::error_code error;
  deflating.write(state, zlib::Flush::finish, error);
  file.resize(head + state.total_out);
  boost::crc_32_type sum;
  sum.process_bytes(plain.data(), plain.size());
  append_number(file, sum.checksum());
  append_number(file, static_cast<std::uint32_t>(plain.size()));
  file.shrink_to_fit();
  return file;
}

void compress(HttpResponse& response, std::string_view accept_encoding) {
  if (!is_compressible(response)) return;
  response.headers.emplace_back("Vary", "Accept-Encoding");
  constexpr std::array kAvailable{ContentCoding::gzip};
  auto const coding = negotiated_coding(accept_encoding, kAvailable);
  if (coding != ContentCoding::gzip) return;
  response.body = gzipped(response.body);
  response.headers.emplace_back("Content-Encoding", name_of(*coding));
}

}  // namespace kuhhandel::server
