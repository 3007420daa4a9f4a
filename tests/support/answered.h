// What a server answers, in one go: what it does beside its loop is done here and now.
#pragma once

#include <string>
#include <string_view>
#include <utility>

#include "server/api/dispatch.h"
#include "server/api/group_import.h"
#include "server/http/corruption_guard.h"

namespace kuhhandel {

inline server::HttpAnswer answered(server::Services const& services, server::HttpRequest const& request,
                                   table::Instant now) {
  auto answer = server::answer_request(services, request, now);
  if (std::holds_alternative<server::WantsTable>(answer))
    answer = server::answer_request(services, request, now, server::Looked::yes);
  if (auto* const change = std::get_if<server::SlowChange>(&answer)) {
    auto prepared = (*change)(services.archive);
    return server::apply_change(services, request, prepared);
  }
  auto* const slow = std::get_if<server::SlowAnswer>(&answer);
  if (slow == nullptr) return std::get<server::HttpAnswer>(std::move(answer));
  return services.archive.at_one_moment(
      [&] { return server::unless_damaged([&] { return (*slow)(services.archive); }); });
}

/// A whole import, or as far as it comes; `meanwhile` is called whenever others may have their turn.
template <class Meanwhile>
server::HttpAnswer imported(server::Services const& services, std::string_view key, server::GameFile kind,
                            std::string file, Meanwhile const& meanwhile) {
  server::GameImport import(key, kind);
  auto answer = import.may_begin(services.groups);
  if (!answer) answer = import.read(std::move(file));
  if (!answer) answer = import.begin(services.groups);
  if (answer) return *answer;
  meanwhile();
  answer = import.make_ready(services.archive.groups());
  if (answer) import.give_up(services.groups);
  while (!answer) {
    meanwhile();
    answer = import.enter_some(services.groups);
  }
  return *answer;
}

/// The same, where the request's route brings a file.
inline bool brings_file(server::BySession what) {
  return what == server::BySession::import_json || what == server::BySession::import_csv;
}
inline server::HttpAnswer imported(server::Services const& services, server::HttpRequest const& request,
                                   server::BySession what) {
  auto const kind = what == server::BySession::import_csv ? server::GameFile::csv : server::GameFile::json;
  return imported(services, server::bearer_of(request), kind, std::string(request.body), [] {});
}

}  // namespace kuhhandel
