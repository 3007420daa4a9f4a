// The editions that C functions know: the published ones, and those that were added as files.
#pragma once

#include <string>
#include <string_view>

#include "engine/edition.h"

namespace kuhhandel::bindings {

/// Returns nullptr if no edition has that id. The pointer stays valid.
Edition const* edition_named(std::string_view id);

/// The text that it was added by; empty for a published one.
std::string_view file_of(std::string_view id);

/// Adds the edition in a file's text, from any thread. Returns the error; empty if it was added. The same
/// edition may be added again, but not another one with its id.
std::string add_edition(std::string_view text);

}  // namespace kuhhandel::bindings
