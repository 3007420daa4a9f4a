// Where data is kept if nobody says where.
#pragma once

#include <filesystem>

namespace kuhhandel::store {

/// The folder that systemd gives a service ($STATE_DIRECTORY); else `kuhhandel` where the system keeps what
/// programs keep for a person: in $XDG_DATA_HOME or ~/.local/share. Empty where neither is known.
std::filesystem::path usual_data_folder();

/// Makes the usual folder where it is not there yet, for its owner alone; std::runtime_error with a sentence
/// where none is known or it cannot be made.
std::filesystem::path make_usual_data_folder();

}  // namespace kuhhandel::store
