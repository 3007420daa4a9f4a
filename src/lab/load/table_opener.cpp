#include "load/table_opener.h"

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/json/object.hpp>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <optional>
#include <stdexcept>

namespace kuhhandel::load {
namespace {

namespace beast = boost::beast;
namespace http = beast::http;
namespace json = boost::json;
using boost::asio::ip::tcp;

/// The number of redirects that it follows.
constexpr int kMostMoves = 4;

}  // namespace

struct TableOpener::Impl {
  using Response = http::response<http::string_body>;

  explicit Impl(std::uint32_t home) : from(home) {}

  std::uint32_t from;
  boost::asio::io_context io;
  std::optional<beast::tcp_stream> stream;
  beast::flat_buffer buffer;

  void go_to(ServerAddress server) {
    stream.emplace(io);
    buffer.clear();
    stream->socket().open(tcp::v4());
    stream->socket().bind({boost::asio::ip::address_v4(from), 0});
    stream->connect({boost::asio::ip::address_v4(server.host), server.port});
    stream->socket().set_option(tcp::no_delay(true));
  }

  Response ask(http::verb method, std::string const& path, std::string const& body) {
    auto response = ask_server(method, path, body);
    for (int moves = 0; moves < kMostMoves && response.result_int() == 307; ++moves) {
      go_to(address_in(response[http::field::location]));
      response = ask_server(method, path, body);
    }
    return response;
  }

  Response ask_server(http::verb method, std::string const& path, std::string const& body) {
    http::request<http::string_body> request(method, path, 11, body);
    request.set(http::field::host, "127.0.0.1");
    request.set(http::field::content_type, "application/json");
    request.prepare_payload();
    http::write(*stream, request);
    Response response;
    http::read(*stream, buffer, response);
    return response;
  }
};

TableOpener::TableOpener(ServerAddress server, std::uint32_t from) : impl_(std::make_unique<Impl>(from)) {
  impl_->go_to(server);
}

TableOpener::~TableOpener() = default;

std::string TableOpener::post(std::string const& path, std::string const& body) {
  auto response = impl_->ask(http::verb::post, path, body);
  if (response.result_int() != 201) throw std::runtime_error("The lobby refused: " + response.body());
  return std::move(response.body());
}

std::string TableOpener::get(std::string const& path) { return impl_->ask(http::verb::get, path, {}).body(); }

TableKeys TableOpener::open_table(LoadTable const& table) {
  json::object const opening{{"name", "load"},         {"edition", table.edition}, {"seats", table.seats},
                             {"player", "0"},          {"public", false},          {"speed", table.speed},
                             {"rules", json::object{}}};
  auto const host = json::parse(post("/api/tables", json::serialize(opening)));
  TableKeys keys{.table = std::string(host.at("table").as_string()),
                 .tokens = {std::string(host.at("token").as_string())}};
  for (int seat = 1; seat < people_of(table); ++seat) {
    auto const body = json::serialize(json::object{{"player", std::to_string(seat)}});
    auto const key = json::parse(post("/api/tables/" + keys.table + "/seats", body));
    keys.tokens.emplace_back(key.at("token").as_string());
  }
  return keys;
}

}  // namespace kuhhandel::load
