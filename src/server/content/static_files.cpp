#include "server/content/static_files.h"

#include <sodium.h>

#include <array>
#include <cstdint>
#include <utility>

#include "engine/random/rng.h"

namespace kuhhandel::server {
namespace {

namespace fs = std::filesystem;

std::string_view type_of(std::string_view extension) {
  constexpr std::array<std::pair<std::string_view, std::string_view>, 12> kTypes{{
      {".html", "text/html; charset=utf-8"},
      {".js", "text/javascript; charset=utf-8"},
      {".css", "text/css; charset=utf-8"},
      {".json", "application/json"},
      {".webmanifest", "application/manifest+json"},
      {".svg", "image/svg+xml"},
      {".png", "image/png"},
      {".webp", "image/webp"},
      {".ico", "image/x-icon"},
      {".woff2", "font/woff2"},
      {".wasm", "application/wasm"},
      {".txt", "text/plain; charset=utf-8"},
  }};
  for (auto const& [known, type] : kTypes) {
    if (known == extension) return type;
  }
  return "application/octet-stream";
}

std::string etag_of(std::string_view content) {
  return '"' + std::to_string(Rng::from_text(content).next()) + '"';
}

bool is_compressed(std::string_view path) { return path.ends_with(".gz") || path.ends_with(".br"); }

/// Removes the file from `files` and returns it; empty if it does not exist.
std::string take(WebAssets& files, std::string const& path) {
  auto const found = files.find(path);
  return found == files.end() ? std::string{} : std::move(found->second);
}

std::string sha256_in_base64(std::string_view text) {
  constexpr auto kVariant = sodium_base64_VARIANT_ORIGINAL;
  std::array<unsigned char, crypto_hash_sha256_BYTES> hash;
  crypto_hash_sha256(hash.data(), reinterpret_cast<unsigned char const*>(text.data()), text.size());
  std::array<char, sodium_base64_ENCODED_LEN(hash.size(), kVariant)> digits;
  return sodium_bin2base64(digits.data(), digits.size(), hash.data(), hash.size(), kVariant);
}

/// Returns the sources `'sha256-…'` by which a Content-Security-Policy permits a page's inline scripts and
/// import maps, each after a space; empty if the page has none.
std::string inline_script_sources(std::string_view html) {
  constexpr std::string_view kBegin = "<script";
  std::string sources;
  for (auto at = html.find(kBegin); at != html.npos; at = html.find(kBegin, at)) {
    auto const text = html.find('>', at);
    auto const end = html.find("</script>", at);
    if (end == html.npos || text > end) break;
    auto const attributes = html.substr(at, text - at);
    if (!attributes.contains(" src="))
      sources += " 'sha256-" + sha256_in_base64(html.substr(text + 1, end - text - 1)) + '\'';
    at = end;
  }
  return sources;
}

}  // namespace

StaticFiles::StaticFiles(fs::path const& folder) : StaticFiles(read_web_assets(folder)) {}

StaticFiles::StaticFiles(WebAssets files) {
  for (auto& [path, content] : files) {
    if (is_compressed(path)) continue;
    auto sources = path.ends_with(".html") ? inline_script_sources(content) : std::string{};
    StaticFile file{.type = std::string(type_of(fs::path(path).extension().string())),
                    .etag = etag_of(content),
                    .plain = std::move(content),
                    .gzip = take(files, path + ".gz"),
                    .brotli = take(files, path + ".br"),
                    .forever = path.starts_with("assets/"),
                    .script_sources = std::move(sources)};
    files_.emplace("/" + path, std::move(file));
  }
}

StaticFile const* StaticFiles::find(std::string_view path) const {
  auto const found = files_.find(path);
  return found == files_.end() ? nullptr : &found->second;
}

}  // namespace kuhhandel::server
