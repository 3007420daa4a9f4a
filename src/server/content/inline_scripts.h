// Hashes by which a Content-Security-Policy permits the inline scripts of our own pages.
#pragma once

#include <string>
#include <string_view>

namespace kuhhandel::server {

/// Returns the sources `'sha256-…'` of a page's inline scripts and import maps, each after a space; empty if
/// the page has none.
std::string inline_script_sources(std::string_view html);

}  // namespace kuhhandel::server
