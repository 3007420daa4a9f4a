// Boost.JSON compiled from its headers for WebAssembly, for which Debian has no Boost. The engine is compiled
// without exceptions, so throwing aborts.
#include <boost/assert/source_location.hpp>
#include <boost/json/src.hpp>
#include <cstdlib>
#include <exception>

namespace boost {

void throw_exception(std::exception const&) { std::abort(); }
void throw_exception(std::exception const&, source_location const&) { std::abort(); }

}  // namespace boost
