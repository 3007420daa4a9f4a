// Logs exceptions.
#pragma once

#include <exception>
#include <string>
#include <string_view>

namespace kuhhandel::server {

/// Returns the type and text of the exception for the log.
std::string description_of(std::exception_ptr const& thrown);

/// Logs the exception. `where` names the work that threw; `id` is the id that the user received, if any.
void log_exception(std::exception_ptr const& thrown, std::string_view where, std::string_view id = {});

}  // namespace kuhhandel::server
