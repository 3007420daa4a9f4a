// The built web client in memory: the server never opens a path that a visitor names.
#pragma once

#include <filesystem>
#include <map>
#include <string>
#include <string_view>

#include "server/http/web_assets.h"

namespace kuhhandel::server {

/// A file in the forms in which it can be sent; gzip and brotli are empty where the build made none.
struct StaticFile {
  std::string type;  // MIME
  std::string etag;
  std::string plain;
  std::string gzip;
  std::string brotli;
  bool forever = false;  // its name changes with its content
};

class StaticFiles {
 public:
  explicit StaticFiles(WebAssets files);
  /// Those of a folder, as `read_web_assets` reads them.
  explicit StaticFiles(std::filesystem::path const& folder);

  /// The file of a request's path; pages of the client (/ and /t/…) are index.html. Null where there is none.
  StaticFile const* find(std::string_view path) const;

 private:
  std::map<std::string, StaticFile, std::less<>> files_;
};

}  // namespace kuhhandel::server
