// A piece of wire between two interfaces of this machine, with faults that no kernel need know of.
#pragma once

#include <chrono>
#include <string>

namespace kuhhandel {

/// Carries what comes in at one interface to the other, each frame that much later, as long as the process
/// lives. Both are of the namespace that the process is in.
[[noreturn]] void carry_frames(std::string const& from, std::string const& to,
                               std::chrono::milliseconds later);

}  // namespace kuhhandel
