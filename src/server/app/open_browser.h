// Opens the browser on this machine.
#pragma once

#include <string>

namespace kuhhandel::server {

/// Opens `url` with the desktop (xdg-open). Does nothing without a desktop or without that program.
void open_in_browser(std::string const& url);

}  // namespace kuhhandel::server
