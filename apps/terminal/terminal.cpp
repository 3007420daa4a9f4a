#include "apps/terminal/terminal.h"

#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <ostream>
#include <sstream>

#include "apps/terminal/person.h"
#include "apps/terminal/questions.h"
#include "bots/match.h"
#include "bots/registry.h"
#include "codec/editions.h"
#include "engine/rng.h"

namespace kuhhandel {
namespace {

/// The person in seat 0, the bots behind.
struct Company {
  std::vector<std::string> names;
  std::vector<std::unique_ptr<Bot>> bots;
  std::string unknown;  // the name of a bot that there is not
};

Company company_of(TerminalOptions const& options) {
  std::vector<std::string> first_names{"Berta", "Carl", "Dora", "Emil", "Frieda", "Gustav"};
  std::erase(first_names, options.name);
  Company company{.names = {options.name}, .bots = {}, .unknown = {}};
  std::istringstream rest(options.bots);
  for (std::string kind; std::getline(rest, kind, ',');) {
    auto bot = make_bot(kind);
    if (bot == nullptr && company.unknown.empty()) company.unknown = kind.empty() ? "''" : kind;
    auto const place = company.bots.size() % first_names.size();
    company.names.push_back(first_names[place]);
    company.bots.push_back(std::move(bot));
  }
  return company;
}

std::string fault_of(TerminalOptions const& options, Edition const* edition, Company const& company) {
  if (edition == nullptr) return fmt::format("--edition: there is no edition '{}'.", options.edition);
  if (!company.unknown.empty()) return fmt::format("--bots: there is no bot {}.", company.unknown);
  auto const seats = static_cast<int>(company.names.size());
  if (seats >= edition->fewest_seats && seats <= edition->most_seats) return {};
  return fmt::format("--bots: the edition '{}' is for {} to {} players, not for {} with you.",
                     options.edition, edition->fewest_seats, edition->most_seats, seats);
}

std::string welcome_text(TerminalOptions const& options, Company const& company) {
  std::string others;
  std::istringstream kinds(options.bots);
  for (std::size_t i = 1; i < company.names.size(); ++i) {
    std::string kind;
    std::getline(kinds, kind, ',');
    others += fmt::format("{}{} ({})", i == 1 ? "" : ", ", company.names[i], kind);
  }
  return wrapped(
      fmt::format("Kuhhandel: {} against {}. Type help for help, quit to leave.", options.name, others));
}

}  // namespace

int play_in_terminal(TerminalOptions const& options, std::istream& in, std::ostream& out) {
  auto const* const edition = edition_named(options.edition);
  auto const company = company_of(options);
  auto const fault = fault_of(options, edition, company);
  if (!fault.empty()) {
    out << fault << '\n';
    return 1;
  }
  out << welcome_text(options, company);
  TableWords const words{*edition, company.names};
  Person person(words, in, out);
  std::vector<Bot*> line_up{&person};
  for (auto const& bot : company.bots) line_up.push_back(bot.get());
  std::vector<Bot const*> others(line_up.begin(), line_up.end());
  others.front() = nullptr;
  person.meet(std::move(others));

  auto const opening = start(*edition, static_cast<int>(line_up.size()), options.seed);
  Match match(*edition, opening, line_up, Rng::from_text(options.seed).next());
  while (!person.has_left() && match.step()) {
  }
  if (person.has_left()) {
    out << "\nYou leave the game. Goodbye.\n";
    return 0;
  }
  out << closing_text(words, scores(*edition, match.state()));
  return 0;
}

}  // namespace kuhhandel
