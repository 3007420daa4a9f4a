// What the server answers about the score pad and groups (docs/PROTOCOL.md). A group's key is in the header
// `Authorization: Bearer KEY` and nowhere else, so that no address that is logged opens anything.
#pragma once

#include "server/route.h"

namespace kuhhandel::routes {

/// Reckons up a sheet of no group.
HttpAnswer score_sheet(Asked const& asked);

HttpAnswer make_group(Asked const& asked);
HttpAnswer show_group(Asked const& asked);
HttpAnswer rename_group(Asked const& asked);
HttpAnswer erase_group(Asked const& asked);
HttpAnswer show_group_keys(Asked const& asked);

HttpAnswer add_player(Asked const& asked);
HttpAnswer rename_player(Asked const& asked);
HttpAnswer remove_player(Asked const& asked);

HttpAnswer add_game(Asked const& asked);
HttpAnswer show_game(Asked const& asked);
HttpAnswer correct_game(Asked const& asked);
HttpAnswer delete_game(Asked const& asked);
HttpAnswer undo_change(Asked const& asked);

HttpAnswer show_page(Asked const& asked);
HttpAnswer show_statistics(Asked const& asked);
HttpAnswer show_year(Asked const& asked);
HttpAnswer export_json(Asked const& asked);
HttpAnswer export_csv(Asked const& asked);

}  // namespace kuhhandel::routes
