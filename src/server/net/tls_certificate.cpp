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

constexpr std::chrono::days kWarnsBefore{14};

Certificate::Context context_of(TlsFiles const& files) {
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

std::chrono::sys_seconds end_of(context& tls) {
  std::tm end{};
  ASN1_TIME_to_tm(X509_get0_notAfter(SSL_CTX_get0_certificate(tls.native_handle())), &end);
  return std::chrono::sys_seconds(std::chrono::seconds(timegm(&end)));
}

}  // namespace

Certificate::Certificate(TlsFiles files) : files_(std::move(files)) { take_up(); }

Certificate::Written Certificate::written() const {
  std::error_code missing;  // then the time is one that no file has
  return {std::filesystem::last_write_time(files_.certificate, missing),
          std::filesystem::last_write_time(files_.key, missing)};
}

void Certificate::take_up() {
  // Asked before they are read: what is written meanwhile is seen the next time.
  auto const written = this->written();
  auto context = context_of(files_);
  ends_ = end_of(*context);
  context_ = std::move(context);
  taken_up_ = written;
}

void Certificate::warn_of_end(std::chrono::sys_seconds now) {
  auto const left = ends_ - now;
  if (left > kWarnsBefore || (warned_ && now < *warned_ + std::chrono::days(1))) return;
  warned_ = now;
  journal("certificate_ends", "ends", ends_.time_since_epoch().count(), "days",
          std::chrono::floor<std::chrono::days>(left).count());
}

void Certificate::look_again() {
  if (written() == taken_up_) return;
  try {
    take_up();
    journal("certificate", "ends", ends_.time_since_epoch().count());
  } catch (std::runtime_error const& error) {
    journal("certificate_refused", "error", std::string_view(error.what()));
  }
}

}  // namespace kuhhandel::server
