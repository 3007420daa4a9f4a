// Files and pages of the web client.
#pragma once

#include "server/http/message.h"
#include "server/http/static_files.h"

namespace kuhhandel::server {

/// A file of the client where there is one at that path, and no route. For other methods than those that
/// read it, 405.
HttpAnswer answer_file(StaticFiles const& files, HttpRequest const& request);

/// A page of the client, or what a server says of itself. The first page of the documents, whose links need
/// the slash behind `/docs/`; where there are none, the client's own page of the rules is what there is to
/// read.
HttpAnswer answer_page(StaticFiles const& files, HttpRequest const& request);

}  // namespace kuhhandel::server
