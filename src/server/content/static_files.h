// The built web client in memory: the server never opens a path from a request.
#pragma once

#include <filesystem>
#include <map>
#include <string>
#include <string_view>

#include "server/content/web_assets.h"

namespace kuhhandel::server {

/// A file with its encoded forms; gzip and brotli are empty if the build made none.
struct StaticFile {
  std::string type;  // MIME
  std::string etag;
  std::string plain;
  std::string gzip;
  std::string brotli;
  bool forever = false;        // its name changes with its content
  std::string script_sources;  // hashes of a page's inline scripts
};

class StaticFiles {
 public:
  explicit StaticFiles(WebAssets files);
  /// Loads the files of a folder with `read_web_assets`.
  explicit StaticFiles(std::filesystem::path const& folder);

  /// Returns the file for a request's path; pages of the client (/ and /t/…) are index.html. Returns nullptr
  /// if there is none.
  StaticFile const* find(std::string_view path) const;

 private:
  std::map<std::string, StaticFile, std::less<>> files_;
};

}  // namespace kuhhandel::server
