// The certificate by which clients know the server over HTTPS, taken up anew when its files change.
#pragma once

#include <boost/asio/ssl/context.hpp>
#include <chrono>
#include <filesystem>
#include <memory>
#include <optional>

namespace kuhhandel::server {

/// The files of a certificate, in PEM, for HTTPS.
struct TlsFiles {
  std::filesystem::path certificate;  // with its chain
  std::filesystem::path key;
};

class TlsCertificate {
 public:
  using Context = std::shared_ptr<boost::asio::ssl::context>;

  /// std::runtime_error with a sentence where the files cannot be used.
  explicit TlsCertificate(TlsFiles files);

  /// For a new connection, which keeps it: those that are open go on by the certificate they began with.
  Context const& context() const { return context_; }

  /// When the certificate ends that is in use.
  std::chrono::sys_seconds expires_at() const { return expires_at_; }

  /// Logs that the certificate ends within two weeks, at most once a day.
  void warn_before_expiry(std::chrono::sys_seconds now);

  /// Takes up the files if they have changed. What cannot be used, such as a certificate whose key is still
  /// the old one, is told in the log, and the one before stays in use.
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
  std::optional<std::chrono::sys_seconds> warned_at_{};  // of its end
};

}  // namespace kuhhandel::server
