// Completions for shells after `kuhhandel `.
#pragma once

#include <array>
#include <string>
#include <string_view>

namespace CLI {
class App;
}

namespace kuhhandel::cli {

inline constexpr std::array<std::string_view, 3> kShells{"bash", "fish", "zsh"};

/// A script for one of kShells by which it completes the commands of `app`, their options, and else files.
std::string completions(CLI::App const& app, std::string_view shell);

}  // namespace kuhhandel::cli
