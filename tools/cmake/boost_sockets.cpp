// Compiles the parts of Boost.Asio and Boost.Beast that are not templates once, instead of in every file that
// includes them.
#include <boost/asio/impl/src.hpp>
#include <boost/asio/ssl/impl/src.hpp>
#include <boost/beast/src.hpp>
