// What the server answers about the score pad and groups (docs/PROTOCOL.md). A group's key is in the header
// `Authorization: Bearer KEY` and nowhere else, so that no address that is logged opens anything. What a
// group shows is read beside the loop; what changes is changed in a turn, and shown after it.
#pragma once

#include "server/api/route.h"

namespace kuhhandel::server::routes {

/// Reckons up a sheet of no group.
HttpAnswer score_sheet(RoutedRequest const& asked);

HttpAnswer make_group(RoutedRequest const& asked);
Answer show_group(RoutedRequest const& asked);
Answer rename_group(RoutedRequest const& asked);
Answer erase_group(RoutedRequest const& asked);
Answer show_group_keys(RoutedRequest const& asked);

Answer add_player(RoutedRequest const& asked);
Answer rename_player(RoutedRequest const& asked);
Answer remove_player(RoutedRequest const& asked);
Answer merge_player(RoutedRequest const& asked);

Answer add_game(RoutedRequest const& asked);
Answer show_game(RoutedRequest const& asked);
Answer correct_game(RoutedRequest const& asked);
Answer delete_game(RoutedRequest const& asked);
Answer undo_change(RoutedRequest const& asked);

Answer show_page(RoutedRequest const& asked);
Answer show_statistics(RoutedRequest const& asked);
Answer show_year(RoutedRequest const& asked);
Answer export_json(RoutedRequest const& asked);
Answer export_csv(RoutedRequest const& asked);

}  // namespace kuhhandel::server::routes
