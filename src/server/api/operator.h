// What whoever keeps the server sees and does at their page; `kuhhandel admin` is the same without a server.
// Their token is in the header `Authorization: Bearer TOKEN` and nowhere else.
#pragma once

#include "server/api/route.h"

namespace kuhhandel::server::routes {

Answer show_operator(RoutedRequest const& asked);
Answer close_table(RoutedRequest const& asked);
/// A report has been dealt with, and goes.
Answer drop_report(RoutedRequest const& asked);
Answer ban(RoutedRequest const& asked);
Answer unban(RoutedRequest const& asked);
Answer set_limits(RoutedRequest const& asked);
/// The limits are again as the server was started.
Answer unset_limits(RoutedRequest const& asked);

}  // namespace kuhhandel::server::routes
