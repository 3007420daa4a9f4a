#include "server/api/operator.h"

#include "live/lobby_json.h"
#include "moderation/closings.h"
#include "server/api/operator_shapes.h"
#include "server/http/json_response.h"
#include "server/limits/server_limits_store.h"
#include "server/operator/operator_auth.h"

namespace kuhhandel::server::routes {
namespace {

using moderation::Reports;

OperatorTold told_of(SQLite::Database& database, table::Instant now) {
  Reports reports(database);
  auto const limits = kept_limits(database);
  return {.tables = moderation::used_tables(database),
          .reports = reports.latest(kReportsTold),
          .report_count = reports.count(),
          .bans = moderation::all_bans(database, now),
          .limits = {.in_force = limits.in_force(), .are_set = limits.set != LimitsSaid{}}};
}

SlowAnswer operator_status_of(RoutedRequest const& asked) {
  return [now = asked.now](Archive& archive) {
    return json_answer(200, codec::text_of(told_of(archive.database(), now), codec::NoEdition{}));
  };
}

/// What `say` answers to whoever keeps the server.
template <class Say>
Answer for_operator(RoutedRequest const& asked, Say const& say) {
  auto const* const page = asked.services.operator_page;
  if (page == nullptr)
    return error_answer(404, "no_operator", "This server runs without --operator-token-file.");
  if (!page->lets_in(bearer_of(asked.request)))
    return error_answer(403, "bad_token", "This is not the token of whoever keeps this server.");
  return say();
}

/// What `order`, which a body says, changes; it gives a refusal where it cannot be.
template <class Order, class Do>
Answer by_order(RoutedRequest const& asked, Do const& carry_out) {
  return for_operator(asked, [&]() -> Answer {
    auto const order = codec::read_body<Order>(asked.request.body);
    if (!order) return bad_request(order.error());
    if (auto refusal = carry_out(*order)) return *std::move(refusal);
    asked.services.operator_page->have_changed(asked.now);
    return operator_status_of(asked);
  });
}

SQLite::Database& database_of(RoutedRequest const& asked) { return asked.services.store.database(); }

using Refusal = std::optional<HttpAnswer>;

HttpAnswer bad_text(std::string const& why) { return error_answer(400, "bad_field", why, "text"); }

}  // namespace

Answer show_operator(RoutedRequest const& asked) {
  return for_operator(asked, [&]() -> Answer { return operator_status_of(asked); });
}

Answer close_table(RoutedRequest const& asked) {
  return by_order<TableToClose>(asked, [&](TableToClose const& order) -> Refusal {
    if (moderation::close_table(database_of(asked), order.table, order.reason)) return {};
    return error_answer(404, "no_such_table", "There is no table of that name.", "table");
  });
}

Answer drop_report(RoutedRequest const& asked) {
  return for_operator(asked, [&]() -> Answer {
    if (!Reports(database_of(asked)).remove(asked.path.number()))
      return error_answer(404, "no_such_report", "There is no report of that number.");
    asked.services.operator_page->have_changed(asked.now);
    return operator_status_of(asked);
  });
}

Answer ban(RoutedRequest const& asked) {
  return by_order<BanOrder>(asked, [&](BanOrder const& order) -> Refusal {
    auto const text = as_banned(order.what, order.text);
    if (!text) return bad_text(text.error());
    moderation::ban(database_of(asked), {order.what, *text, end_of_ban(order.days, asked.now), order.reason});
    return {};
  });
}

Answer unban(RoutedRequest const& asked) {
  return by_order<UnbanOrder>(asked, [&](UnbanOrder const& order) -> Refusal {
    auto const text = as_banned(order.what, order.text);
    if (!text) return bad_text(text.error());
    if (moderation::unban(database_of(asked), order.what, *text)) return {};
    return error_answer(404, "not_banned", "That is not banned.", "text");
  });
}

Answer set_limits(RoutedRequest const& asked) {
  return by_order<LimitsSaid>(asked, [&](LimitsSaid const& limits) -> Refusal {
    server::set_limits(database_of(asked), limits);
    return {};
  });
}

Answer unset_limits(RoutedRequest const& asked) {
  return for_operator(asked, [&]() -> Answer {
    server::unset_limits(database_of(asked));
    asked.services.operator_page->have_changed(asked.now);
    return operator_status_of(asked);
  });
}

}  // namespace kuhhandel::server::routes
