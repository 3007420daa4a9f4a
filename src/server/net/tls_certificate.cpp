#include "server/net/tls_certificate.h"

#include <openssl/ssl.h>

#include <ctime>
#include <stdexcept>
#include <string>
#include <utility>

#include "server/net/tls_stream.h"
#include "server/observability/json_log.h"

namespace kuhhandel::server {
namespace {

using boost::asio::ssl::context;

constexpr std::chrono::days kWarningPeriod{14};

TlsCertificate::Context context_of(TlsFiles const& files) {
  auto tls = std::make_shared<context>(context::tls_server);
  tls->set_options(context::default_workarounds | context::no_tlsv1 | context::no_tlsv1_1);
  save_memory(*tls);
  boost::system::error_code error;
  tls->use_certificate_chain_file(files.certificate.string(), error);
  if (error) throw std::runtime_error("The certificate " + files.certificate.string() + " cannot be used.");
  tls->use_private_key_file(files.key.string(), context::pem, error);
  if (error)
    throw std::runtime_error("The key " + files.key.string() + " cannot be used with the certificate.");
  return tls;
}

std::chrono::sys_seconds expiry_of(context& tls) {
  std::tm end{};
  ASN1_TIME_to_tm(X509_get0_notAfter(SSL_CTX_get0_certificate(tls.native_handle())), &end);
  return std::chrono::sys_seconds(std::chrono::seconds(timegm(&end)));
}

}  // namespace

TlsCertificate::TlsCertificate(TlsFiles files) : files_(std::move(files)) { load(); }

TlsCertificate::FileTimes TlsCertificate::file_times() const {
  std::error_code missing;  // a missing file gets a time that no file has
  return {std::filesystem::last_write_time(files_.certificate, missing),
          std::filesystem::last_write_time(files_.key, missing)};
}

void TlsCertificate::load() {
  // Queried before the files are read, so that a change in between is noticed next time.
  auto const file_times = this->file_times();
  auto context = context_of(files_);
  expires_at_ = expiry_of(*context);
  context_ = std::move(context);
  loaded_ = file_times;
}

void TlsCertificate::warn_before_expiry(std::chrono::sys_seconds now) {
  auto const left = expires_at_ - now;
  if (left > kWarningPeriod || (warned_at_ && now < *warned_at_ + std::chrono::days(1))) return;
  warned_at_ = now;
  log_json("certificate_ends", "ends", expires_at_.time_since_epoch().count(), "days",
           std::chrono::floor<std::chrono::days>(left).count());
}

void TlsCertificate::reload_if_changed() {
  if (file_times() == loaded_) return;
  try {
    load();
    log_json("certificate", "ends", expires_at_.time_since_epoch().count());
  } catch (std::runtime_error const& error) {
    log_json("certificate_refused", "error", std::string_view(error.what()));
  }
}

}  // namespace kuhhandel::server
