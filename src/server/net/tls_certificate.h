// The server's TLS certificate, which is reloaded when its files change.
#pragma once

#include <boost/asio/ssl/context.hpp>
#include <chrono>
#include <filesystem>
#include <memory>
#include <optional>

namespace kuhhandel::server {

/// PEM files of a certificate.
struct TlsFiles {
  std::filesystem::path certificate;  // with its chain
  std::filesystem::path key;
};

class TlsCertificate {
 public:
  using Context = std::shared_ptr<boost::asio::ssl::context>;

  /// Throws std::runtime_error if the files cannot be used.
  explicit TlsCertificate(TlsFiles files);

  /// Returns the context for a new connection. Open connections keep the certificate with which they began.
  Context const& context() const { return context_; }

  /// Returns when the current certificate expires.
  std::chrono::sys_seconds expires_at() const { return expires_at_; }

  /// Logs that the certificate expires within two weeks, at most once a day.
  void warn_before_expiry(std::chrono::sys_seconds now);

  /// Loads the files if they have changed. Unusable files, for example a certificate whose key is still the
  /// old one, are logged, and the previous certificate stays in use.
  void reload_if_changed();

 private:
  struct FileTimes {
    std::filesystem::file_time_type certificate;
    std::filesystem::file_time_type key;
    bool operator==(FileTimes const&) const = default;
  };

  FileTimes file_times() const;
  void load();

  TlsFiles files_;
  FileTimes loaded_;
  Context context_;
  std::chrono::sys_seconds expires_at_;
  std::optional<std::chrono::sys_seconds> warned_at_{};  // latest expiry warning
};

}  // namespace kuhhandel::server
