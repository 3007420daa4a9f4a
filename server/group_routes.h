// What the server answers about the score pad and groups (docs/PROTOCOL.md). A group's key is in the header
// `Authorization: Bearer KEY` and nowhere else, so that no address that is logged opens anything.
#pragma once

#include "server/route.h"

namespace kuhhandel::server::routes {

/// Reckons up a sheet of no group.
HttpAnswer score_sheet(RoutedRequest const& asked);

HttpAnswer make_group(RoutedRequest const& asked);
HttpAnswer show_group(RoutedRequest const& asked);
HttpAnswer rename_group(RoutedRequest const& asked);
HttpAnswer erase_group(RoutedRequest const& asked);
HttpAnswer show_group_keys(RoutedRequest const& asked);

HttpAnswer add_player(RoutedRequest const& asked);
HttpAnswer rename_player(RoutedRequest const& asked);
HttpAnswer remove_player(RoutedRequest const& asked);

HttpAnswer add_game(RoutedRequest const& asked);
HttpAnswer show_game(RoutedRequest const& asked);
HttpAnswer correct_game(RoutedRequest const& asked);
HttpAnswer delete_game(RoutedRequest const& asked);
HttpAnswer undo_change(RoutedRequest const& asked);

HttpAnswer show_page(RoutedRequest const& asked);
HttpAnswer show_statistics(RoutedRequest const& asked);
HttpAnswer show_year(RoutedRequest const& asked);
HttpAnswer export_json(RoutedRequest const& asked);
HttpAnswer export_csv(RoutedRequest const& asked);

}  // namespace kuhhandel::server::routes
