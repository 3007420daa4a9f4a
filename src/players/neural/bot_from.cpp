#include "neural/bot_from.h"

#include <algorithm>
#include <cstdio>
#include <optional>
#include <utility>
#include <vector>

#include "neural/fox.h"
#include "neural/net_bot.h"
#include "neural/owl.h"

namespace kuhhandel::neural {
namespace {

constexpr std::string_view kNet = "net:";
constexpr std::string_view kTemperature = "temperature=";

struct NetDescription {
  std::string file;
  Temperature temperature;
};

bool is_digit(char letter) { return letter >= '0' && letter <= '9'; }

/// Parses a number with at most two decimals, from 0 to kHottest.
std::optional<Temperature> temperature_in(std::string_view text) {
  auto const point = std::min(text.find('.'), text.size());
  auto const decimals = text.substr(std::min(point + 1, text.size()));
  if (point < 1 || point > 2 || decimals.size() > 2 || (point < text.size() && decimals.empty())) return {};
  int hundredths = 0;
  for (auto const digit : std::string(text.substr(0, point)) + std::string(decimals)) {
    if (!is_digit(digit)) return {};
    hundredths = 10 * hundredths + (digit - '0');
  }
  for (auto i = decimals.size(); i < 2; ++i) hundredths *= 10;
  if (hundredths > kHottest.hundredths) return {};
  return Temperature{hundredths};
}

/// Parses `temperature=0.5`.
std::expected<Temperature, std::string> temperature_of(std::string_view setting) {
  bool const is_one = setting.starts_with(kTemperature);
  auto const number = is_one ? setting.substr(kTemperature.size()) : setting;
  auto const temperature = is_one ? temperature_in(number) : std::nullopt;
  if (temperature) return *temperature;
  return std::unexpected(
      "a net takes 'temperature=' and a number from 0 to 10 with at most two decimals, not '" +
      std::string(number) + "'.");
}

std::expected<NetDescription, std::string> description_in(std::string_view setting) {
  NetDescription net{.file = std::string(setting), .temperature = {}};
  if (setting.starts_with(kTemperature)) {
    auto const colon = setting.find(':');
    auto const temperature = temperature_of(setting.substr(0, colon));
    if (!temperature) return std::unexpected(temperature.error());
    net.temperature = *temperature;
    net.file = colon == std::string_view::npos ? std::string() : std::string(setting.substr(colon + 1));
  }
  if (net.file.empty()) return std::unexpected("after 'net:' a file is missing.");
  return net;
}

/// Reads the bytes of a file, but at most one more than a net can have; nullopt if it cannot be read.
std::optional<std::vector<std::uint8_t>> bytes_of(std::string const& file) {
  std::unique_ptr<std::FILE, decltype(&std::fclose)> const opened(std::fopen(file.c_str(), "rb"),
                                                                  std::fclose);
  if (opened == nullptr) return {};
  std::vector<std::uint8_t> bytes(kMostNetBytes + 1);
  bytes.resize(std::fread(bytes.data(), 1, bytes.size(), opened.get()));
  if (std::ferror(opened.get()) != 0) return {};
  return bytes;
}

using AnyBot = std::expected<std::unique_ptr<bots::Bot>, std::string>;

AnyBot fox_from(std::string_view description) {
  if (!has_net(OutputHead::replies))
    return std::unexpected("no net has been brought that a fox could play by.");
  if (description == kFox.name) return std::make_unique<Fox>();
  auto const temperature = temperature_of(description.substr(kFox.name.size() + 1));
  if (!temperature) return std::unexpected(temperature.error());
  return std::make_unique<Fox>(*temperature);
}

AnyBot owl_from(std::string_view description) {
  if (!has_net(OutputHead::replies) || !has_net(OutputHead::odds))
    return std::unexpected("the nets have not been brought that an owl plays by.");
  if (description == kOwl.name) return std::make_unique<Owl>();
  auto const worlds = bots::number_in(kOwl.name, "worlds", description.substr(kOwl.name.size() + 1));
  if (!worlds) return std::unexpected(worlds.error());
  return std::make_unique<Owl>(*worlds);
}

}  // namespace

std::span<bots::BotName const> bot_names() {
  static auto const names = [] {
    std::vector<bots::BotName> all(bots::bot_names().begin(), bots::bot_names().end());
    all.push_back(kFox);
    all.push_back(kOwl);
    return all;
  }();
  return names;
}

std::unique_ptr<bots::Bot> make_bot(std::string_view name) {
  if (name != kFox.name && name != kOwl.name) return bots::make_bot(name);
  if (!has_net(OutputHead::replies)) return nullptr;
  if (name == kFox.name) return std::make_unique<Fox>();
  return has_net(OutputHead::odds) ? std::make_unique<Owl>() : nullptr;
}

std::expected<std::shared_ptr<Net const>, std::string> load_net(std::string const& file) {
  auto const bytes = bytes_of(file);
  if (!bytes) return std::unexpected("the file '" + file + "' cannot be read.");
  auto net = read_net(*bytes);
  if (!net) return std::unexpected("'" + file + "': " + net.error());
  if (net->head != OutputHead::replies)
    return std::unexpected("'" + file + "': this net gives odds, and no replies that could be played.");
  return std::make_shared<Net const>(*std::move(net));
}

std::expected<std::unique_ptr<bots::Bot>, std::string> built_in_bot_from(std::string_view description) {
  auto const name = description.substr(0, description.find(':'));
  if (name == kFox.name) return fox_from(description);
  if (name == kOwl.name) return owl_from(description);
  if (bots::make_bot(name) == nullptr) return std::unexpected(bots::unknown_bot_message(name, bot_names()));
  return bots::bot_from(description);
}

std::expected<std::unique_ptr<bots::Bot>, std::string> bot_from(std::string_view description) {
  if (!description.starts_with(kNet)) return built_in_bot_from(description);
  auto const described = description_in(description.substr(kNet.size()));
  if (!described) return std::unexpected(described.error());
  auto net = load_net(described->file);
  if (!net) return std::unexpected(net.error());
  return std::make_unique<NetBot>(*std::move(net), described->temperature);
}

std::string fault_at_table(std::string_view description, Edition const& edition, int seats) {
  if (!description.starts_with(kNet)) return {};
  auto const described = description_in(description.substr(kNet.size()));
  if (!described) return described.error();
  auto const net = load_net(described->file);
  if (!net) return net.error();
  if (plays(**net, edition.id.text(), seats)) return {};
  return "'" + described->file + "' does not play the edition '" + std::string(edition.id.text()) +
         "' at a table of " + std::to_string(seats) + "; it plays " + playable_in_words(**net) + ".";
}

}  // namespace kuhhandel::neural
