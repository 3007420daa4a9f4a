// A push service on this machine, over HTTPS with its own certificate: it stores messages and answers as
// configured.
#pragma once

#include <openssl/ecdsa.h>

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/ssl.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/json.hpp>
#include <condition_variable>
#include <cstdlib>
#include <deque>
#include <mutex>
#include <optional>
#include <thread>

#include "tests/support/a_certificate.h"
#include "tests/support/a_subscribed_browser.h"
#include "tests/support/throwaway_folder.h"

namespace kuhhandel {

class APushService {
  using Tcp = boost::asio::ip::tcp;

 public:
  using Request = boost::beast::http::request<boost::beast::http::string_body>;

  /// From now on, OpenSSL's default authorities include its certificate.
  APushService() {
    auto const files = a_certificate(folder_.path());
    tls_.use_certificate_chain_file(files.certificate.string());
    tls_.use_private_key_file(files.key.string(), boost::asio::ssl::context::pem);
    setenv("SSL_CERT_FILE", files.certificate.c_str(), 1);
    thread_ = std::thread([this] { serve(); });
  }
  APushService(APushService const&) = delete;
  APushService& operator=(APushService const&) = delete;
  ~APushService() {
    ends_ = true;
    // One last caller wakes who waits for one.
    boost::system::error_code ignored;
    Tcp::socket last(io_);
    last.connect(acceptor_.local_endpoint(), ignored);
    last.close(ignored);
    thread_.join();
  }

  std::string origin() const {
    return "https://127.0.0.1:" + std::to_string(acceptor_.local_endpoint().port());
  }
  std::string address(std::string const& browser = "anna") const { return origin() + "/push/" + browser; }

  /// From now on.
  void answer(unsigned status, std::string retry_after = {}) {
    std::scoped_lock const lock(mutex_);
    status_ = status;
    retry_after_ = std::move(retry_after);
  }

  /// The body of each answer from now on.
  void answer_body(std::string body) {
    std::scoped_lock const lock(mutex_);
    body_ = std::move(body);
  }

  /// Waits for the next message; nullopt after a long time.
  std::optional<Request> next() {
    std::unique_lock lock(mutex_);
    if (!came_.wait_for(lock, std::chrono::seconds(30), [this] { return !requests_.empty(); })) return {};
    auto request = std::move(requests_.front());
    requests_.pop_front();
    return request;
  }
  std::size_t waiting() {
    std::scoped_lock const lock(mutex_);
    return requests_.size();
  }

 private:
  void serve() {
    while (!ends_) {
      boost::system::error_code ignored;
      boost::asio::ssl::stream<Tcp::socket> stream(acceptor_.accept(ignored), tls_);
      stream.handshake(boost::asio::ssl::stream_base::server, ignored);
      if (!ignored && !ends_) take(stream);
    }
  }

  void take(boost::asio::ssl::stream<Tcp::socket>& stream) {
    namespace http = boost::beast::http;
    boost::system::error_code error;
    boost::beast::flat_buffer buffer;
    Request request;
    http::read(stream, buffer, request, error);
    // A connection without a request is only a probe.
    if (error) return;
    std::unique_lock lock(mutex_);
    http::response<http::string_body> response;
    response.result(status_);
    if (!retry_after_.empty()) response.set(http::field::retry_after, retry_after_);
    response.set(http::field::location, "https://127.0.0.1/elsewhere");
    response.body() = body_;
    response.prepare_payload();
    requests_.push_back(std::move(request));
    lock.unlock();
    came_.notify_all();
    http::write(stream, response, error);
  }

  ThrowawayFolder folder_;
  boost::asio::io_context io_;
  boost::asio::ssl::context tls_{boost::asio::ssl::context::tls_server};
  Tcp::acceptor acceptor_{io_, {boost::asio::ip::make_address("127.0.0.1"), 0}};
  std::mutex mutex_;
  std::condition_variable came_;
  std::deque<Request> requests_;
  unsigned status_ = 201;
  std::string retry_after_;
  std::string body_ = "for people";
  std::atomic<bool> ends_ = false;
  std::thread thread_;
};

/// Parses the header Authorization of a push message (RFC 8292) and verifies its signature; throws
/// std::runtime_error if it is wrong.
struct Vapid {
  explicit Vapid(std::string_view header) {
    auto const part = [&](std::string_view name) {
      auto const from = header.find(name) + name.size();
      return header.substr(from, header.find(',', from) - from);
    };
    if (!header.starts_with("vapid t=")) throw std::runtime_error("no VAPID");
    auto const token = part("t=");
    auto const dot = token.rfind('.');
    key = bytes_of(part("k="));
    head = boost::json::parse(bytes_of(token.substr(0, token.find('.'))));
    claims = boost::json::parse(bytes_of(token.substr(token.find('.') + 1, dot - token.find('.') - 1)));
    if (!is_signed(token.substr(0, dot), bytes_of(token.substr(dot + 1))))
      throw std::runtime_error("somebody else's signature");
  }

  std::string key;
  boost::json::value head;
  boost::json::value claims;

 private:
  bool is_signed(std::string_view text, std::string const& pair) const {
    auto const number = [&](std::size_t from) {
      return BN_bin2bn(reinterpret_cast<unsigned char const*>(pair.data()) + from, 32, nullptr);
    };
    std::unique_ptr<ECDSA_SIG, decltype(&ECDSA_SIG_free)> const signature(ECDSA_SIG_new(), ECDSA_SIG_free);
    if (pair.size() != 64 || ECDSA_SIG_set0(signature.get(), number(0), number(32)) != 1) return false;
    unsigned char* der = nullptr;
    auto const size = i2d_ECDSA_SIG(signature.get(), &der);
    std::unique_ptr<EVP_PKEY, decltype(&EVP_PKEY_free)> verifier(EVP_PKEY_new(), EVP_PKEY_free);
    std::unique_ptr<EVP_MD_CTX, decltype(&EVP_MD_CTX_free)> const digest(EVP_MD_CTX_new(), EVP_MD_CTX_free);
    std::unique_ptr<EVP_PKEY, decltype(&EVP_PKEY_free)> const curve(EVP_EC_gen("P-256"), EVP_PKEY_free);
    EVP_PKEY_copy_parameters(verifier.get(), curve.get());
    auto const* const point = reinterpret_cast<unsigned char const*>(key.data());
    bool const is_good =
        EVP_PKEY_set1_encoded_public_key(verifier.get(), point, key.size()) == 1 &&
        EVP_DigestVerifyInit(digest.get(), nullptr, EVP_sha256(), nullptr, verifier.get()) == 1 &&
        EVP_DigestVerify(digest.get(), der, static_cast<std::size_t>(size),
                         reinterpret_cast<unsigned char const*>(text.data()), text.size()) == 1;
    OPENSSL_free(der);
    return is_good;
  }
};

}  // namespace kuhhandel
