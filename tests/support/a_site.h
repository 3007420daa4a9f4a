// For tests of what a server answers over HTTP: a server with a page, asked without sockets.
#pragma once

#include <fstream>
#include <memory>
#include <optional>

#include "server/api/route_table.h"
#include "server/notifications/push_notifier.h"
#include "server/notifications/webhook_sender.h"
#include "tests/support/a_lobby.h"
#include "tests/support/answered.h"

namespace kuhhandel {

struct ASite {
  AServer server;
  ThrowawayFolder web;
  std::optional<server::StaticFiles> files;
  std::unique_ptr<server::Notices> notices = {};
  std::unique_ptr<server::Webhooks> webhooks = {};

  ASite() {
    std::filesystem::create_directory(web.path() / "assets");
    write("index.html", "<!doctype html>");
    write("assets/app-1.js", "plain");
    write("assets/app-1.js.br", "brotli");
    files.emplace(web.path());
  }
  void write(std::string const& name, std::string_view content) const {
    std::ofstream(web.path() / name) << content;
  }
  server::Services services() {
    return {.lobby = server.lobby(),
            .store = server.store(),
            .groups = server.groups(),
            .names = server.names(),
            .files = *files,
            .archive = server.archive(),
            .notices = notices.get(),
            .webhooks = webhooks.get()};
  }

  server::HttpAnswer ask(std::string_view method, std::string_view path, std::string_view body = {},
                         std::string_view key = {}) {
    auto const header = "Bearer " + std::string(key);
    auto const shown = key.empty() ? std::string_view{} : std::string_view(header);
    auto response = answered(
        services(),
        {.method = method, .path = path, .body = body, .accept_encoding = "gzip, br", .authorization = shown},
        server.now);
    server.hear();
    return response;
  }
  boost::json::value json(std::string_view method, std::string_view path, std::string_view body = {},
                          std::string_view key = {}) {
    return boost::json::parse(ask(method, path, body, key).body);
  }
  std::string error(std::string_view method, std::string_view path, std::string_view body = {},
                    std::string_view key = {}) {
    return std::string(json(method, path, body, key).at("error").as_string());
  }
};

}  // namespace kuhhandel
