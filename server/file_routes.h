// The files of the client, and what a server says of itself.
#pragma once

#include "server/route.h"

namespace kuhhandel::server {

/// A file of the client where there is one at that path, and no route. For other methods than those that
/// read it, 405.
HttpAnswer answer_file(StaticFiles const& files, HttpRequest const& request);

namespace routes {

HttpAnswer answer_health(RoutedRequest const& asked);
HttpAnswer show_page_of_client(RoutedRequest const& asked);
/// The first page of the documents, whose links need the slash behind `/docs/`. Where there are none, the
/// client's own page of the rules is what there is to read.
HttpAnswer show_documents(RoutedRequest const& asked);

}  // namespace routes
}  // namespace kuhhandel::server
