#include "random_games/built_by.h"

namespace kuhhandel::lab {
namespace {

constexpr auto kCompiler =
#if defined(__clang__)
    "clang++ " __clang_version__;
#else
    "g++ " __VERSION__;
#endif

constexpr auto kMachines =
#if defined(__AVX512F__)
    "x86-64 with AVX-512";
#elif defined(__AVX2__)
    "x86-64 with AVX2";
#elif defined(__x86_64__)
        "any x86-64";
#elif defined(__aarch64__)
        "64-bit Arm";
#else
        "another machine";
#endif

}  // namespace

std::string built_by() {
  std::string const compiler = kCompiler;
  auto const number_ends = compiler.find(' ', compiler.find(' ') + 1);
  return compiler.substr(0, number_ends) + " for " + kMachines;
}

}  // namespace kuhhandel::lab
