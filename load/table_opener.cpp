#include "load/table_opener.h"

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/json/object.hpp>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <stdexcept>

namespace kuhhandel::load {
namespace {

namespace beast = boost::beast;
namespace http = beast::http;
namespace json = boost::json;
using boost::asio::ip::tcp;

}  // namespace

struct TableOpener::Impl {
  boost::asio::io_context io;
  beast::tcp_stream stream{io};
  beast::flat_buffer buffer;

  http::response<http::string_body> ask(http::verb method, std::string const& path, std::string body) {
    http::request<http::string_body> request(method, path, 11, std::move(body));
    request.set(http::field::host, "127.0.0.1");
    request.set(http::field::content_type, "application/json");
    request.prepare_payload();
    http::write(stream, request);
    http::response<http::string_body> response;
    http::read(stream, buffer, response);
    return response;
  }
};

TableOpener::TableOpener(std::uint16_t port, std::uint32_t from) : impl_(std::make_unique<Impl>()) {
  impl_->stream.socket().open(tcp::v4());
  impl_->stream.socket().bind({boost::asio::ip::address_v4(from), 0});
  impl_->stream.connect({boost::asio::ip::address_v4::loopback(), port});
  impl_->stream.socket().set_option(tcp::no_delay(true));
}

TableOpener::~TableOpener() = default;

std::string TableOpener::post(std::string const& path, std::string body) {
  auto response = impl_->ask(http::verb::post, path, std::move(body));
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
