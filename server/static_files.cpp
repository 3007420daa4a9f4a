#include "server/static_files.h"

#include <array>
#include <cstdint>
#include <fstream>
#include <iterator>
#include <stdexcept>
#include <utility>

#include "engine/rng.h"

namespace kuhhandel::server {
namespace {

namespace fs = std::filesystem;

std::string_view type_of(std::string_view extension) {
  constexpr std::array<std::pair<std::string_view, std::string_view>, 11> kTypes{{
      {".html", "text/html; charset=utf-8"},
      {".js", "text/javascript; charset=utf-8"},
      {".css", "text/css; charset=utf-8"},
      {".json", "application/json"},
      {".webmanifest", "application/manifest+json"},
      {".svg", "image/svg+xml"},
      {".png", "image/png"},
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

std::string read(fs::path const& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

std::string read_if_there(fs::path const& path) {
  return fs::is_regular_file(path) ? read(path) : std::string{};
}

std::string etag_of(std::string_view content) {
  return '"' + std::to_string(Rng::from_text(content).next()) + '"';
}

StaticFile load(fs::path const& path, std::string_view url) {
  StaticFile file{.type = std::string(type_of(path.extension().string())),
                  .etag = {},
                  .plain = read(path),
                  .gzip = read_if_there(path.string() + ".gz"),
                  .brotli = read_if_there(path.string() + ".br"),
                  .forever = url.starts_with("/assets/")};
  file.etag = etag_of(file.plain);
  return file;
}

}  // namespace

StaticFiles::StaticFiles(fs::path const& folder) {
  if (!fs::is_regular_file(folder / "index.html")) {
    throw std::runtime_error(
        "The web client is not in " + folder.string() +
        " (no index.html there); build it with 'npm run build' in web/, or name its folder with --web.");
  }
  for (auto const& entry : fs::recursive_directory_iterator(folder)) {
    auto const extension = entry.path().extension();
    if (!entry.is_regular_file() || extension == ".gz" || extension == ".br") continue;
    auto const url = "/" + fs::relative(entry.path(), folder).generic_string();
    files_.emplace(url, load(entry.path(), url));
  }
}

StaticFile const* StaticFiles::find(std::string_view path) const {
  auto const found = files_.find(path);
  return found == files_.end() ? nullptr : &found->second;
}

}  // namespace kuhhandel::server
