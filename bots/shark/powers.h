// Powers and exponentials to about four digits, some times as fast as the library's and equal on every
// compiler.
#pragma once

#include <bit>
#include <cstdint>

namespace kuhhandel::bots {

/// What makes a power of e one of 2.
inline constexpr float kLog2OfE = 1.442695F;

/// The logarithm to base 2 of a positive number: its exponent, and a polynomial for the rest.
inline float log2_of(float x) {
  auto const bits = std::bit_cast<std::uint32_t>(x);
  auto const exponent = static_cast<float>(static_cast<int>(bits >> 23) - 127);
  auto const m = std::bit_cast<float>((bits & 0x007fffffU) | 0x3f800000U) - 1.0F;
  return exponent + m * (1.4391901F + m * (-0.6813549F + m * (0.3290154F + m * -0.0868500F)));
}

/// 2 to the power of x, from about -126 to 126; below that nearly nothing.
inline float exp2_of(float x) {
  if (x < -120) return 0x1p-120F;
  auto const shifted = x + 128.0F;
  auto const whole = static_cast<int>(shifted);
  auto const part = shifted - static_cast<float>(whole);
  auto const scale = std::bit_cast<float>(static_cast<std::uint32_t>(whole - 1) << 23);
  return scale * (1.0F + part * (0.6951786F + part * (0.2261699F + part * 0.0786515F)));
}

}  // namespace kuhhandel::bots
