// The files of the client, and what a server says of itself.
#pragma once

#include "server/api/route.h"

namespace kuhhandel::server {

/// A file of the client where there is one at that path, and no route. For other methods than those that
/// read it, 405.
HttpAnswer answer_file(StaticFiles const& files, HttpRequest const& request);

/// A page of the client, or what a server says of itself. The first page of the documents, whose links need
/// the slash behind `/docs/`; where there are none, the client's own page of the rules is what there is to
/// read.
HttpAnswer answer_page(StaticFiles const& files, HttpRequest const& request);

namespace routes {

HttpAnswer show_page_of_client(RoutedRequest const& asked);
/// Where the tables are: here.
HttpAnswer show_owner(RoutedRequest const& asked);

}  // namespace routes
}  // namespace kuhhandel::server
