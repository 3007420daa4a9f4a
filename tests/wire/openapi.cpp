#include "tests/wire/openapi.h"

#include <algorithm>
#include <boost/json/array.hpp>
#include <initializer_list>
#include <ranges>
#include <set>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "live/lobby_shapes.h"
#include "server/api/idempotency.h"
#include "server/api/route_table.h"
#include "tests/wire/operations.h"
#include "tests/wire/protocol.h"

namespace kuhhandel {
namespace {

namespace json = boost::json;
using Text = std::string_view;

Operation const& operation_of(server::Route const& route) {
  auto const found = std::ranges::find_if(kOperations, [&](Operation const& operation) {
    return operation.method == route.method && operation.path == route.pattern;
  });
  if (found == kOperations.end())
    throw std::out_of_range(std::string(route.method) + ' ' + std::string(route.pattern));
  return *found;
}

json::object object_of(Text member, json::value schema) {
  return {{"type", "object"},
          {"properties", json::object{{member, std::move(schema)}}},
          {"required", json::array{json::string_view(member)}},
          {"additionalProperties", false}};
}

/// Returns the schemas that are not among the shapes: bodies with one member.
json::object other_schemas() {
  json::object const name{{"type", "string"}, {"minLength", 1}, {"maxLength", 24}};
  json::object const number{{"type", "integer"}, {"minimum", 1}, {"maximum", 2'147'483'647}};
  return {{"GroupName", object_of("name", name)},
          {"PlayerName", object_of("player", name)},
          {"PlayerToMerge", object_of("into", number)},
          {"ChangeToUndo", object_of("change", number)},
          {"PingNumber", json::object{{"type", "integer"}, {"minimum", 0}}}};
}

json::object reference(Text name) { return {{"$ref", "#/components/schemas/" + std::string(name)}}; }

json::object content(Text body) {
  bool const is_media_type = body.find('/') != Text::npos;
  if (!is_media_type) return {{"application/json", json::object{{"schema", reference(body)}}}};
  return {{body, json::object{{"schema", body == "application/json" ? json::object()
                                                                    : json::object{{"type", "string"}}}}}};
}

Text description_of(int status) {
  switch (status) {
    case 101:
      return "The connection is open";
    case 201:
      return "Created";
    case 202:
      return "The player waits for the seat";
    case 503:
      return "Not ready";
    default:
      return "OK";
  }
}

json::object response(Response const& one) {
  json::object written{{"description", description_of(one.status)}};
  if (!one.body.empty()) written["content"] = content(one.body);
  return written;
}

/// Two bodies of one status are alternatives.
void add_response(json::object& responses, Response const& one) {
  auto const status = std::to_string(one.status);
  if (!responses.contains(status)) {
    responses[status] = response(one);
    return;
  }
  auto& schema = responses[status].at("content").at("application/json").at("schema");
  schema = json::object{{"anyOf", json::array{schema, reference(one.body)}}};
}

json::object parameter(Text name) {
  json::object schema{{"type", "string"}};
  if (name == "number") schema = {{"type", "integer"}, {"minimum", 0}, {"maximum", 2'147'483'647}};
  if (name == "day") schema = {{"type", "string"}, {"examples", json::array{"2026-11-25"}}};
  if (name == "eyes")
    schema = {{"type", "string"},
              {"description", "The viewer: a seat's number, audience or open"},
              {"examples", json::array{"open", "audience", "0"}}};
  return {{"name", name}, {"in", "path"}, {"required", true}, {"schema", std::move(schema)}};
}

/// The header of a request that is carried out once.
json::object idempotency_key() {
  return {{"name", "Idempotency-Key"},
          {"in", "header"},
          {"required", false},
          {"description", "A random text; a repeated request with it gets the first response"},
          {"schema", json::object{{"type", "string"},
                                  {"minLength", server::kShortestIdempotencyKey},
                                  {"maxLength", server::kLongestIdempotencyKey},
                                  {"pattern", "^[!#-~]+$"},
                                  {"examples", json::array{"8e03978e-40d5-43dd-bc93-6894a57f9324"}}}}};
}

json::array parameters(Text method, Text path) {
  json::array all;
  for (auto begin = path.find('{'); begin != Text::npos; begin = path.find('{', begin + 1))
    all.push_back(parameter(path.substr(begin + 1, path.find('}', begin) - begin - 1)));
  auto const query = [&](Text name, Text description) {
    all.push_back(json::object{{"name", name},
                               {"in", "query"},
                               {"required", false},
                               {"description", description},
                               {"schema", json::object{{"type", "string"}}}});
  };
  if (path == "/api/owner") query("of", "The path whose server is wanted");
  if (path == "/api/name/seats") query("table", "The table's id, by which a cluster finds the server");
  auto const* const route = server::route_of(method, path);
  if (route != nullptr && server::supports_idempotency(*route)) all.push_back(idempotency_key());
  return all;
}

std::string in_small_letters(std::string_view text) {
  std::string lowered(text);
  for (auto& letter : lowered)
    if (letter >= 'A' && letter <= 'Z') letter = static_cast<char>(letter - 'A' + 'a');
  return lowered;
}

/// Such as `post_api_tables_table_seats`.
std::string operation_id(Operation const& operation) {
  auto id = in_small_letters(operation.method);
  for (auto const letter : operation.path) {
    if (letter >= 'a' && letter <= 'z') {
      id += letter;
    } else if (id.back() != '_') {
      id += '_';
    }
  }
  while (id.ends_with('_')) id.pop_back();
  return id;
}

json::object described(Operation const& operation) {
  json::object written{{"operationId", operation_id(operation)}, {"summary", operation.summary}};
  if (auto all = parameters(operation.method, operation.path); !all.empty())
    written["parameters"] = std::move(all);
  // A key may be left out where the name of a guest will do.
  if (operation.key == Key::name && operation.method != "GET" && operation.method != "DELETE")
    written["security"] = json::array{json::object(), json::object{{"key", json::array()}}};
  else if (operation.key != Key::none)
    written["security"] = json::array{json::object{{"key", json::array()}}};
  if (!operation.request.empty())
    written["requestBody"] = json::object{{"required", true}, {"content", content(operation.request)}};
  json::object responses;
  for (auto const& one : operation.responses) add_response(responses, one);
  responses["default"] = json::object{{"$ref", "#/components/responses/Error"}};
  written["responses"] = std::move(responses);
  return written;
}

/// The schemas that `value` refers to, with those that these need; their references lead to `components`.
void take_schemas(json::value& value, json::object const& definitions, json::object& taken) {
  if (auto* const list = value.if_array()) {
    for (auto& item : *list) take_schemas(item, definitions, taken);
    return;
  }
  auto* const object = value.if_object();
  if (object == nullptr) return;
  for (auto& member : *object) {
    if (member.key() != "$ref") {
      take_schemas(member.value(), definitions, taken);
      continue;
    }
    std::string const path(Text(member.value().as_string()));
    if (path.find("/responses/") != std::string::npos) continue;
    auto const name = path.substr(path.rfind('/') + 1);
    member.value() = "#/components/schemas/" + name;
    if (taken.contains(name)) continue;
    auto schema = definitions.at(name);
    taken[name] = nullptr;
    take_schemas(schema, definitions, taken);
    taken[name] = std::move(schema);
  }
}

json::object all_definitions() {
  codec::Schemas all;
  codec::KindOf<live::NewName>::schema(all);
  codec::KindOf<live::NameAtTable>::schema(all);
  codec::KindOf<live::FaceAtTable>::schema(all);
  auto definitions = protocol_definitions();
  for (auto const& [name, schema] : all.definitions())
    if (!definitions.contains(name)) definitions[name] = schema;
  for (auto const& [name, schema] : other_schemas()) definitions[name] = schema;
  return definitions;
}

}  // namespace

json::object openapi() {
  json::object paths;
  std::size_t described_routes = 0;
  for (auto const& route : server::all_routes()) {
    bool const is_api =
        route.pattern.starts_with("/api/") || route.pattern == "/healthz" || route.pattern == "/readyz";
    if (!is_api) continue;
    auto const& operation = operation_of(route);
    ++described_routes;
    if (!paths.contains(route.pattern)) paths[route.pattern] = json::object();
    paths[route.pattern].as_object()[in_small_letters(route.method)] = described(operation);
  }
  if (described_routes != kOperations.size()) throw std::out_of_range("an operation without a route");
  json::value error = json::object{{"description", "An error"}, {"content", content("LobbyError")}};
  json::object schemas;
  json::value of_paths = std::move(paths);
  auto const definitions = all_definitions();
  take_schemas(of_paths, definitions, schemas);
  take_schemas(error, definitions, schemas);
  return {
      {"openapi", "3.1.0"},
      {"info", json::object{{"title", "Kuhhandel"},
                            {"version", "1"},
                            {"description",
                             "The HTTP API of a server, protocol version 1; docs/HTTP_API.md explains it. "
                             "Fields may be added within a version."},
                            {"license", json::object{{"name", "MIT"}, {"identifier", "MIT"}}}}},
      {"servers", json::array{json::object{{"url", "/"}}}},
      {"paths", std::move(of_paths)},
      {"components",
       json::object{
           {"schemas", std::move(schemas)},
           {"responses", json::object{{"Error", std::move(error)}}},
           {"securitySchemes",
            json::object{
                {"key", json::object{
                            {"type", "http"},
                            {"scheme", "bearer"},
                            {"description",
                             "The key of a name, seat, group or connection, or the operator's token"}}}}}}}};
}

}  // namespace kuhhandel
