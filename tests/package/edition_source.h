// An edition as the C++ that makes it, so that those who build on the engine need no JSON.
#pragma once

#include <string>

#include "engine/edition.h"

namespace kuhhandel {

/// The whole of src/game/editions/built_in.gen.cpp: a function that makes each edition, and the list of all.
std::string source_of_all_editions();

}  // namespace kuhhandel
