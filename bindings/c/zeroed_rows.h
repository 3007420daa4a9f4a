// Rows of zeros that take no time to make.
#pragma once

#include <cstddef>
#include <cstdlib>
#include <memory>
#include <new>
#include <type_traits>

namespace kuhhandel::bindings {

/// The operating system zeros each page at its first use, so that gigabytes are there at once. Throws
/// bad_alloc without memory for them.
template <class T>
class ZeroedRows {
  static_assert(std::is_trivially_copyable_v<T> && alignof(T) <= alignof(std::max_align_t));

 public:
  explicit ZeroedRows(std::size_t size) : size_(size) {
    if (size == 0) return;
    rows_.reset(static_cast<T*>(std::calloc(size, sizeof(T))));
    if (rows_ == nullptr) throw std::bad_alloc();
  }

  bool empty() const { return size_ == 0; }
  std::size_t size() const { return size_; }
  T* data() { return rows_.get(); }
  T const* data() const { return rows_.get(); }
  T* begin() { return data(); }
  T const* begin() const { return data(); }
  T* end() { return data() + size_; }
  T const* end() const { return data() + size_; }
  T& operator[](std::size_t row) { return rows_.get()[row]; }
  T const& operator[](std::size_t row) const { return rows_.get()[row]; }

 private:
  struct Free {
    void operator()(T* rows) const { std::free(rows); }
  };

  std::size_t size_;
  std::unique_ptr<T, Free> rows_;
};

}  // namespace kuhhandel::bindings
