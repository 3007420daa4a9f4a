#include "load/attack/tls_scripts.h"

#include <openssl/bio.h>
#include <openssl/pem.h>
#include <openssl/ssl.h>
#include <openssl/x509v3.h>

#include <chrono>
#include <cstdio>
#include <memory>
#include <stdexcept>

namespace kuhhandel::load {
namespace attacks {
namespace {

using server::Task;

/// The TLS part of a client, whose bytes the caller sends and receives.
class TlsClient {
 public:
  TlsClient() : ssl_(SSL_new(context()), SSL_free) {
    SSL_set_bio(ssl_.get(), BIO_new(BIO_s_mem()), BIO_new(BIO_s_mem()));  // now the SSL's
    SSL_set_connect_state(ssl_.get());
  }

  /// Continues the handshake with data from the server; returns the data to send.
  std::string advance(std::string_view received) {
    BIO_write(SSL_get_rbio(ssl_.get()), received.data(), static_cast<int>(received.size()));
    SSL_do_handshake(ssl_.get());
    std::string to_send(BIO_ctrl_pending(SSL_get_wbio(ssl_.get())), '\0');
    if (!to_send.empty())
      BIO_read(SSL_get_wbio(ssl_.get()), to_send.data(), static_cast<int>(to_send.size()));
    return to_send;
  }
  /// Returns many requests for new keys, each of which the server must answer.
  std::string update_keys() {
    constexpr int kUpdates = 200;
    std::string to_send;
    for (int i = 0; i < kUpdates; ++i) {
      SSL_key_update(ssl_.get(), SSL_KEY_UPDATE_REQUESTED);
      to_send += advance({});
    }
    return to_send;
  }
  bool is_done() const { return SSL_is_init_finished(ssl_.get()) == 1; }

 private:
  static SSL_CTX* context() {
    static std::unique_ptr<SSL_CTX, decltype(&SSL_CTX_free)> const kContext(SSL_CTX_new(TLS_client_method()),
                                                                            SSL_CTX_free);
    return kContext.get();
  }

  std::unique_ptr<SSL, decltype(&SSL_free)> ssl_;
};

Task<bool> shake_hands(RawConnection& line, TlsClient& client) {
  for (std::string received;;) {
    auto const to_send = client.advance(received);
    bool open = true;
    if (!to_send.empty()) open = co_await line.send(to_send);
    if (!open) co_return false;
    if (client.is_done()) co_return true;
    received = co_await line.read_some();
    if (received.empty()) co_return false;
  }
}

}  // namespace

Task<void> stop_handshakes(Attacker& me) {
  auto line = me.line();
  auto const hello = TlsClient().advance({});
  bool open = co_await line.connect(me.target.tls_port);
  if (open) open = co_await line.send(hello);
  me.count(open ? "begun" : "not let in");
  if (open) co_await line.read_to_end();
}

Task<void> hold_tls_connections(Attacker& me) {
  auto line = me.line();
  bool open = co_await line.connect(me.target.tls_port);
  TlsClient client;
  if (open) open = co_await shake_hands(line, client);
  me.count(open ? "held" : "not let in");
  if (open) co_await line.read_to_end();
}

Task<void> update_keys(Attacker& me) {
  auto line = me.line();
  TlsClient client;
  bool open = co_await line.connect(me.target.tls_port);
  if (open) open = co_await shake_hands(line, client);
  while (open) {
    auto const updates = client.update_keys();
    open = co_await line.send(updates);
    me.count(open ? "sent" : "cut");
    co_await wait(std::chrono::milliseconds(5));
  }
}

}  // namespace attacks

namespace {

using File = std::unique_ptr<FILE, decltype(&fclose)>;

File open_for_writing(std::filesystem::path const& path) {
  File file(fopen(path.c_str(), "w"), fclose);
  if (!file) throw std::runtime_error("The file " + path.string() + " could not be written.");
  return file;
}

}  // namespace

server::TlsFiles make_certificate(std::filesystem::path const& folder) {
  constexpr long kDayInSeconds = 24L * 60 * 60;
  server::TlsFiles files{folder / "certificate.pem", folder / "key.pem"};
  std::unique_ptr<EVP_PKEY, decltype(&EVP_PKEY_free)> const key(EVP_EC_gen("P-256"), EVP_PKEY_free);
  std::unique_ptr<X509, decltype(&X509_free)> const certificate(X509_new(), X509_free);
  X509_set_version(certificate.get(), X509_VERSION_3);
  ASN1_INTEGER_set(X509_get_serialNumber(certificate.get()), 1);
  X509_gmtime_adj(X509_getm_notBefore(certificate.get()), 0);
  X509_gmtime_adj(X509_getm_notAfter(certificate.get()), kDayInSeconds);
  std::unique_ptr<X509_EXTENSION, decltype(&X509_EXTENSION_free)> const host(
      X509V3_EXT_conf_nid(nullptr, nullptr, NID_subject_alt_name, "IP:127.0.0.1"), X509_EXTENSION_free);
  X509_add_ext(certificate.get(), host.get(), -1);
  X509_set_pubkey(certificate.get(), key.get());
  X509_sign(certificate.get(), key.get(), EVP_sha256());
  PEM_write_X509(open_for_writing(files.certificate).get(), certificate.get());
  PEM_write_PrivateKey(open_for_writing(files.key).get(), key.get(), nullptr, nullptr, 0, nullptr, nullptr);
  return files;
}

}  // namespace kuhhandel::load
