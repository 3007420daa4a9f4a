#include "server/net/tls_stream.h"

#include <openssl/bio.h>
#include <openssl/err.h>
#include <sys/socket.h>

#include <algorithm>
#include <boost/asio/post.hpp>
#include <boost/asio/ssl/error.hpp>
#include <cerrno>
#include <string>
#include <utility>

namespace kuhhandel::server {
namespace {

namespace asio = boost::asio;

/// Size of a TLS record. A slow reader may leave one record half sent, which takes this much memory.
constexpr std::size_t kRecord = 4096;
/// A client may request new keys at any time without sending data. Each request takes 27 bytes and costs the
/// server about 20 microseconds; no normal client makes this many.
constexpr int kMaxKeyUpdates = 32;
/// Limit of one write, so that other connections get their turn.
constexpr std::size_t kBytesPerWrite = std::size_t{64} * 1024;

TcpSocket& socket_of(BIO* bio) { return *static_cast<TcpSocket*>(BIO_get_data(bio)); }

bool would_block() { return errno == EAGAIN || errno == EWOULDBLOCK || errno == EINTR; }

int send_some(BIO* bio, char const* bytes, int size) {
  BIO_clear_retry_flags(bio);
  auto& socket = socket_of(bio);
  // After closing, the descriptor may belong to another connection.
  if (!socket.is_open()) return -1;
  auto const sent = ::send(socket.native_handle(), bytes, static_cast<std::size_t>(size), MSG_NOSIGNAL);
  if (sent < 0 && would_block()) BIO_set_retry_write(bio);
  return static_cast<int>(sent);
}

int receive_some(BIO* bio, char* bytes, int size) {
  BIO_clear_retry_flags(bio);
  auto& socket = socket_of(bio);
  if (!socket.is_open()) return -1;
  auto const received = ::recv(socket.native_handle(), bytes, static_cast<std::size_t>(size), 0);
  if (received < 0 && would_block()) BIO_set_retry_read(bio);
  return static_cast<int>(received);
}

long control(BIO*, int what, long, void*) { return what == BIO_CTRL_FLUSH ? 1 : 0; }

BIO_METHOD* socket_method() {
  static auto* const method = [] {
    auto* const made = BIO_meth_new(BIO_get_new_index() | BIO_TYPE_SOURCE_SINK, "socket of Asio");
    BIO_meth_set_write(made, send_some);
    BIO_meth_set_read(made, receive_some);
    BIO_meth_set_ctrl(made, control);
    return made;
  }();
  return method;
}

/// First bytes to write. Small pieces, such as a response head before its body, are joined up to one record.
struct ToWrite {
  asio::const_buffer bytes;
  std::string joined;  // the bytes, if they were in several pieces

  explicit ToWrite(std::vector<asio::const_buffer> const& from) {
    auto const first = std::ranges::find_if(from, [](auto const& part) { return part.size() > 0; });
    if (first == from.end()) return;
    if (first->size() >= kRecord || first + 1 == from.end()) {
      bytes = *first;
      return;
    }
    for (auto part = first; part != from.end() && joined.size() < kRecord; ++part)
      joined.append(static_cast<char const*>(part->data()), std::min(part->size(), kRecord - joined.size()));
  }
  asio::const_buffer all() const { return joined.empty() ? bytes : asio::buffer(joined); }
};

}  // namespace

TlsStream::TlsStream(TcpSocket& socket, std::shared_ptr<asio::ssl::context> context)
    : socket_(socket), context_(std::move(context)) {
  error_code ignored;
  socket_.native_non_blocking(true, ignored);
}

TlsStream::~TlsStream() = default;

void TlsStream::handshake(OnTransferred on_done) {
  tls_.reset(SSL_new(context_->native_handle()));
  auto* const bio = BIO_new(socket_method());
  if (tls_ == nullptr || bio == nullptr) {
    BIO_free(bio);
    return asio::post(socket_.get_executor(),
                      [on_done = std::move(on_done)]() mutable { on_done(asio::error::no_memory, 0); });
  }
  BIO_set_data(bio, &socket_);
  BIO_set_init(bio, 1);
  SSL_set_bio(tls_.get(), bio, bio);
  SSL_set_msg_callback(tls_.get(), count_key_update);
  SSL_set_msg_callback_arg(tls_.get(), this);
  run([](SSL* tls, std::size_t&) { return SSL_accept(tls); }, std::move(on_done));
}

void TlsStream::read(asio::mutable_buffer into, OnTransferred on_done) {
  run([into](SSL* tls, std::size_t& moved) { return SSL_read_ex(tls, into.data(), into.size(), &moved); },
      std::move(on_done));
}

void TlsStream::write(std::vector<asio::const_buffer> const& from, OnTransferred on_done) {
  bool has_waited = false;
  auto step = [what = ToWrite(from), has_waited](SSL* tls, std::size_t& moved) mutable {
    auto const all = what.all();
    auto const most = std::min(all.size(), kBytesPerWrite);
    while (moved < most) {
      std::size_t sent = 0;
      auto const* const next = static_cast<char const*>(all.data()) + moved;
      auto const result = SSL_write_ex(tls, next, std::min(most - moved, kRecord), &sent);
      if (result <= 0) {
        // OpenSSL requires a retry with the same bytes, so the write ends once they are sent.
        has_waited = true;
        return result;
      }
      moved += sent;
      if (has_waited) break;
    }
    return 1;
  };
  run(std::move(step), std::move(on_done));
}

void TlsStream::close_notify() {
  if (tls_ == nullptr || !SSL_is_init_finished(tls_.get())) return;
  ERR_clear_error();
  SSL_shutdown(tls_.get());
}

void TlsStream::count_key_update(int is_sent, int, int type, void const* bytes, std::size_t size, SSL*,
                                 void* stream) {
  if (is_sent != 0 || type != SSL3_RT_HANDSHAKE || size == 0) return;
  if (*static_cast<unsigned char const*>(bytes) != SSL3_MT_KEY_UPDATE) return;
  ++static_cast<TlsStream*>(stream)->key_updates_;
}

void TlsStream::run(Step step, OnTransferred on_done) {
  struct Operation {
    TlsStream& stream;
    Step step;
    OnTransferred on_done;
    std::size_t moved = 0;

    void operator()(error_code error) {
      if (error) return on_done(error, 0);
      if (!stream.socket_.is_open() || stream.tls_ == nullptr)
        return on_done(asio::error::operation_aborted, 0);
      ERR_clear_error();
      auto const result = step(stream.tls_.get(), moved);
      if (stream.key_updates_ > kMaxKeyUpdates) return on_done(asio::error::connection_reset, 0);
      auto const why = result > 0 ? SSL_ERROR_NONE : SSL_get_error(stream.tls_.get(), result);
      if (why == SSL_ERROR_WANT_READ)
        return stream.socket_.async_wait(TcpSocket::wait_read, std::move(*this));
      if (why == SSL_ERROR_WANT_WRITE)
        return stream.socket_.async_wait(TcpSocket::wait_write, std::move(*this));
      if (why == SSL_ERROR_NONE) return on_done({}, moved);
      on_done(stream.error_of(why), 0);
    }
  };
  // Posted, so that no handler runs before the function that starts the operation returns.
  asio::post(
      socket_.get_executor(),
      [operation = Operation{*this, std::move(step), std::move(on_done)}]() mutable { operation({}); });
}

TlsStream::error_code TlsStream::error_of(int why) {
  if (why == SSL_ERROR_ZERO_RETURN) return asio::error::eof;
  auto const code = ERR_get_error();
  if (code == 0) return asio::error::connection_reset;
  if (ERR_GET_REASON(code) == SSL_R_UNEXPECTED_EOF_WHILE_READING) return asio::ssl::error::stream_truncated;
  return {static_cast<int>(code), asio::error::get_ssl_category()};
}

void save_memory(asio::ssl::context& context) {
  auto* const tls = context.native_handle();
  SSL_CTX_set_mode(
      tls, SSL_MODE_RELEASE_BUFFERS | SSL_MODE_ENABLE_PARTIAL_WRITE | SSL_MODE_ACCEPT_MOVING_WRITE_BUFFER);
  // Otherwise one read would continue as long as records without data arrive, and block all other
  // connections.
  SSL_CTX_clear_mode(tls, SSL_MODE_AUTO_RETRY);
  SSL_CTX_set_options(tls, SSL_OP_NO_RENEGOTIATION);
  SSL_CTX_set_max_send_fragment(tls, kRecord);
  // Returning clients bring their session state with them.
  SSL_CTX_set_session_cache_mode(tls, SSL_SESS_CACHE_OFF);
}

}  // namespace kuhhandel::server
