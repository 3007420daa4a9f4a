// Debian has no Boost for WebAssembly; there its JSON library is compiled from its headers, and nothing is
// thrown.
#include <boost/assert/source_location.hpp>
#include <boost/json/src.hpp>
#include <cstdlib>
#include <exception>

namespace boost {

void throw_exception(std::exception const&) { std::abort(); }
void throw_exception(std::exception const&, source_location const&) { std::abort(); }

}  // namespace boost
