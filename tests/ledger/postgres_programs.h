// PostgreSQL's programs, as a test starts them: they end with it, however it ends.
#pragma once

#include <sys/types.h>

#include <filesystem>
#include <functional>
#include <string>
#include <vector>

namespace kuhhandel {

/// A program and what it is given.
using CommandLine = std::vector<std::string>;
/// Runs in the new process before the program starts.
using Preparation = std::function<void()>;

/// The folder of the newest that is installed; std::runtime_error where none is.
std::filesystem::path programs_of_postgres();

/// Returns the command of one of its programs, run as an unprivileged user if this process is root.
CommandLine as_postgres(std::string const& program);
/// That user may write there.
void give_to_postgres(std::filesystem::path const& folder);

/// Appends its output to the file.
pid_t begin(CommandLine const& command, std::filesystem::path const& log, Preparation const& prepare = {});
/// The same, until it has ended; std::runtime_error where it does not do what it is asked.
void run(CommandLine const& command, std::filesystem::path const& log, Preparation const& prepare = {});

}  // namespace kuhhandel
