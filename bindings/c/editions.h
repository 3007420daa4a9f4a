// The editions that C functions know: the published ones, and those that were added as files.
#pragma once

#include <string>
#include <string_view>

#include "engine/edition.h"

namespace kuhhandel::bindings {

/// Null for an id that no edition has. What it points at stays.
Edition const* edition_named(std::string_view id);

/// The text that it was added by; empty for a published one.
std::string_view file_of(std::string_view id);

/// Adds the edition of a file's text, from any thread; why it is refused, or empty. One that is there is
/// taken again, another of its id is not.
std::string add_edition(std::string_view text);

}  // namespace kuhhandel::bindings
