// Where data is kept if nobody says where, and who may read it.
#pragma once

#include <filesystem>

namespace kuhhandel::store {

/// The folder that systemd gives a service ($STATE_DIRECTORY); else `kuhhandel` where the system keeps what
/// programs keep for a person: in $XDG_DATA_HOME or ~/.local/share. Empty where neither is known.
std::filesystem::path usual_data_folder();

/// Makes the usual folder where it is not there yet, for its owner alone; std::runtime_error with a sentence
/// where none is known or it cannot be made.
std::filesystem::path make_usual_data_folder();

/// Creates an empty file that only its owner may read and write, whatever the umask. Does nothing if it
/// exists or cannot be created: then opening it tells why.
void create_private_file(std::filesystem::path const& file);

/// Whether the file exists, and its group or others may read or write it.
bool is_open_to_others(std::filesystem::path const& file);

}  // namespace kuhhandel::store
