// Who makes durable what turns have committed, while the loop goes on.
#pragma once

#include <exception>
#include <functional>

namespace kuhhandel::server {

class Sealer {
 public:
  /// Null, or why it could not be sealed.
  using Sealed = std::move_only_function<void(std::exception_ptr)>;

  virtual ~Sealer() = default;

  /// Seals all that is committed by now. `sealed` is called in the loop's thread, later.
  virtual void seal(Sealed sealed) = 0;
};

}  // namespace kuhhandel::server
