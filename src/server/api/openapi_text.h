// docs/openapi.json, embedded in the program.
#pragma once

#include <string_view>

namespace kuhhandel::server {

std::string_view openapi_text();

}  // namespace kuhhandel::server
