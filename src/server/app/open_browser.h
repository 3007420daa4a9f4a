// The browser of the person at this machine.
#pragma once

#include <string>

namespace kuhhandel::server {

/// Has the desktop open `url` (xdg-open); without a desktop, or without that program, nothing happens.
void open_in_browser(std::string const& url);

}  // namespace kuhhandel::server
