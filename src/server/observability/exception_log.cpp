#include "server/observability/exception_log.h"

#include <boost/core/demangle.hpp>
#include <typeinfo>

#include "server/observability/json_log.h"

namespace kuhhandel::server {

std::string description_of(std::exception_ptr const& thrown) {
  try {
    std::rethrow_exception(thrown);
  } catch (std::exception const& error) {
    return boost::core::demangle(typeid(error).name()) + ": " + error.what();
  } catch (...) {
    return "not a std::exception";
  }
}

void log_exception(std::exception_ptr const& thrown, std::string_view where, std::string_view id) {
  auto const error = description_of(thrown);
  if (id.empty())
    log_json("exception", "where", where, "error", std::string_view(error));
  else
    log_json("exception", "id", id, "where", where, "error", std::string_view(error));
}

}  // namespace kuhhandel::server
