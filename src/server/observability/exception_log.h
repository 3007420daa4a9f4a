// What the log has of an exception.
#pragma once

#include <exception>
#include <string>
#include <string_view>

namespace kuhhandel::server {

/// The type and the text of the exception, for the log.
std::string description_of(std::exception_ptr const& thrown);

/// Writes a line to the server's log. `where` names the work that threw; `id` is what a user was given, if
/// anybody was.
void log_exception(std::exception_ptr const& thrown, std::string_view where, std::string_view id = {});

}  // namespace kuhhandel::server
