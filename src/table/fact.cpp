#include "table/fact.h"

#include <type_traits>
#include <utility>

namespace kuhhandel::table {

static_assert(std::is_nothrow_move_constructible_v<FactVariant> &&
              std::is_nothrow_move_assignable_v<FactVariant>);

Fact::Fact(FactVariant fact) : FactVariant(std::move(fact)) {}
Fact::Fact(Fact const& other) = default;
Fact::Fact(Fact&& other) noexcept = default;
Fact& Fact::operator=(Fact const& other) = default;
Fact& Fact::operator=(Fact&& other) noexcept = default;
Fact::~Fact() = default;

}  // namespace kuhhandel::table
