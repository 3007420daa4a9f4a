// For tests of what a server answers over HTTP: a server with a page, asked without sockets.
#pragma once

#include <fstream>
#include <memory>
#include <optional>

#include "server/api/route_table.h"
#include "server/notifications/push_notifier.h"
#include "server/notifications/webhook_sender.h"
#include "server/operator/operator_auth.h"
#include "tests/support/a_server.h"
#include "tests/support/answered.h"

namespace kuhhandel {

struct ASite {
  AServer server;
  ThrowawayFolder web;
  std::optional<server::StaticFiles> files;
  std::unique_ptr<server::PushNotifier> push_notifier = {};
  std::unique_ptr<server::WebhookSender> webhooks = {};
  std::unique_ptr<server::OperatorAuth> operator_auth = {};

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
    return {.directory = server.directory(),
            .store = server.store(),
            .groups = server.groups(),
            .names = server.names(),
            .files = *files,
            .read_db = server.read_db(),
            .push_notifier = push_notifier.get(),
            .webhooks = webhooks.get(),
            .operator_auth = operator_auth.get(),
            .idempotency = &server.idempotency()};
  }

  server::HttpResponse ask(std::string_view method, std::string_view path, std::string_view body = {},
                           std::string_view key = {}) {
    auto const header = "Bearer " + std::string(key);
    auto const authorization = key.empty() ? std::string_view{} : std::string_view(header);
    auto response = answered(services(),
                             {.method = method,
                              .path = path,
                              .body = body,
                              .accept_encoding = "gzip, br",
                              .authorization = authorization},
                             server.now);
    server.consume_events();
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
