// The default data folder, and file permissions.
#pragma once

#include <filesystem>

namespace kuhhandel::store {

/// Returns the folder that systemd gives a service ($STATE_DIRECTORY), otherwise `kuhhandel` in
/// $XDG_DATA_HOME or ~/.local/share; empty if none is known.
std::filesystem::path usual_data_folder();

/// Creates the default folder if it is missing, accessible only to its owner. Throws std::runtime_error with
/// a message if none is known or it cannot be created.
std::filesystem::path make_usual_data_folder();

/// Creates an empty file that only its owner may read and write, whatever the umask. Does nothing if it
/// exists or cannot be created; opening it then reports the error.
void create_private_file(std::filesystem::path const& file);

/// Returns true if the file exists and its group or others may read or write it.
bool is_open_to_others(std::filesystem::path const& file);

}  // namespace kuhhandel::store
