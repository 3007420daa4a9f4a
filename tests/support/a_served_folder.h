// `kuhhandel serve` in this process, on a data folder that a test gives it; asked over HTTP.
#pragma once

#include <boost/asio/ip/tcp.hpp>
#include <chrono>
#include <condition_variable>
#include <csignal>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <mutex>
#include <optional>
#include <sstream>
#include <streambuf>
#include <string>
#include <thread>

#include "server/app/serve.h"
#include "tests/support/log_lines.h"
#include "tests/support/throwaway_folder.h"

namespace kuhhandel {

/// Collects a program's output, for another thread to wait for.
class ServerOutput final : public std::streambuf {
 public:
  /// Returns once the port is named, or nothing more will be said: then 0.
  std::uint16_t port() {
    std::unique_lock lock(mutex_);
    more_output_.wait(lock, [&] { return is_over_ || text_.find(kBeforePort) != std::string::npos; });
    auto const at = text_.find(kBeforePort);
    if (at == std::string::npos) return 0;
    return static_cast<std::uint16_t>(std::stoi(text_.substr(at + std::string_view(kBeforePort).size())));
  }
  void is_over() {
    std::scoped_lock const lock(mutex_);
    is_over_ = true;
    more_output_.notify_all();
  }

 private:
  static constexpr auto kBeforePort = "listening on http://127.0.0.1:";

  int overflow(int letter) override {
    char const text = static_cast<char>(letter);
    xsputn(&text, 1);
    return letter;
  }
  std::streamsize xsputn(char const* text, std::streamsize size) override {
    std::scoped_lock const lock(mutex_);
    text_.append(text, static_cast<std::size_t>(size));
    // The whole line with the port.
    if (text_.find('\n') != std::string::npos) more_output_.notify_all();
    return size;
  }

  std::mutex mutex_;
  std::condition_variable more_output_;
  std::string text_;
  bool is_over_ = false;
};

/// The body of POST /api/tables.
inline constexpr auto kNewTable =
    R"({"player":"Ben","name":"Monday","edition":"second","seats":3,"public":true,"speed":1})";

struct HttpReply {
  int status = 0;  // 0: none came
  std::string body{};
};

class AServedFolder {
 public:
  explicit AServedFolder(std::filesystem::path const& data) {
    std::ofstream(web_.path() / "index.html") << "<!doctype html>";
    server::ServeOptions const options{.port = 0,
                                       .address = "127.0.0.1",
                                       .data = data,
                                       .web = web_.path(),
                                       .push_enabled = false,
                                       .seed = {}};
    thread_ = std::thread([this, options] {
      std::ostream out(&output_);
      status_ = server::serve(options, out, complaint_);
      output_.is_over();
    });
    port_ = output_.port();
  }
  AServedFolder(AServedFolder const&) = delete;
  AServedFolder& operator=(AServedFolder const&) = delete;
  ~AServedFolder() { end(); }

  bool serves() const { return port_ != 0; }
  /// The exit status, if it has not begun to serve.
  int status() {
    thread_.join();
    return status_;
  }
  /// The errors that it logged.
  std::string complaint() const { return log_.errors(); }
  /// As Ctrl-C does.
  void end() {
    if (!thread_.joinable()) return;
    if (serves()) std::raise(SIGINT);
    thread_.join();
  }

  HttpReply ask(std::string const& method, std::string const& path, std::string const& body = {}) const {
    namespace ip = boost::asio::ip;
    ip::tcp::iostream line;
    line.expires_after(std::chrono::minutes(1));
    ip::tcp::endpoint const endpoint(ip::make_address("127.0.0.1"), port_);
    line.connect(endpoint);
    line << method << ' ' << path << " HTTP/1.1\r\nHost: " << endpoint << "\r\nConnection: close\r\n"
         << "Content-Type: application/json\r\nContent-Length: " << body.size() << "\r\n\r\n"
         << body << std::flush;
    std::ostringstream all;
    all << line.rdbuf();
    auto const text = all.str();
    auto const head = text.find("\r\n\r\n");
    if (head == std::string::npos) return {};
    return {.status = std::stoi(text.substr(text.find(' '))), .body = text.substr(head + 4)};
  }
  /// Asks until that status comes; a request without any reply is made again. The latest reply.
  HttpReply ask_until(int status, std::string const& method, std::string const& path,
                      std::string const& body = {}) const {
    auto const until = std::chrono::steady_clock::now() + std::chrono::minutes(1);
    for (;;) {
      auto reply = ask(method, path, body);
      if (reply.status == status || std::chrono::steady_clock::now() > until) return reply;
    }
  }

 private:
  LogLines log_;
  ThrowawayFolder web_;
  ServerOutput output_;
  std::ostringstream complaint_;
  int status_ = 0;
  std::uint16_t port_ = 0;
  std::thread thread_;
};

}  // namespace kuhhandel
