#include "tournament/run_file.h"

#include <fmt/format.h>

#include <boost/json.hpp>
#include <filesystem>
#include <sstream>

#include "codec/text/parse.h"
#include "tournament/work_item_json.h"

namespace kuhhandel::tournament {
namespace {

namespace json = boost::json;

json::object header_of(TournamentPlan const& plan) {
  json::array line_ups;
  for (auto const& line_up : plan.line_ups) line_ups.push_back(json::array(line_up.begin(), line_up.end()));
  return {{"format", "kuhhandel-run"},
          {"version", 1},
          {"edition", json::string_view(plan.edition->id.text())},
          {"line_ups", line_ups},
          {"seed", plan.seed},
          {"purpose", plan.purpose},
          {"turns", plan.most_turns},
          {"ms", plan.limit.count()}};
}

/// Returns the difference, as a sentence without its full stop; empty if it is the same run.
std::string difference(std::string_view line, json::object const& header) {
  auto const document = codec::parse(line);
  if (!document || !document->is_object()) return "is not a file of a run";
  auto const& given = document->as_object();
  for (auto const& [name, value] : header) {
    auto const* const other = given.if_contains(name);
    if (other == nullptr) return "is not a file of a run";
    if (*other == value) continue;
    return fmt::format("keeps another run: its {} is {}, not {}", std::string_view(name), serialize(*other),
                       serialize(value));
  }
  return {};
}

/// A last line without its newline was not written to its end.
std::string whole_lines(std::string text) {
  auto const end = text.rfind('\n');
  text.resize(end == std::string::npos ? 0 : end + 1);
  return text;
}

std::string take(WorkItemResult const& read, TournamentPlan const& plan, TournamentResults& findings) {
  auto const line_ups = static_cast<std::size_t>(plan.line_up_count());
  auto const number =
      static_cast<std::size_t>(read.item.block) * line_ups + static_cast<std::size_t>(read.item.line_up);
  if (number >= findings.results.size()) return {};
  if (findings.results[number]) return "is there twice";
  findings.results[number] = read.result;
  for (auto const& [name, own] : read.times) findings.times[name].add(own);
  return {};
}

/// Returns the error, as a sentence without its full stop; empty if there is none.
std::string read_into(TournamentResults& findings, std::string const& text, TournamentPlan const& plan) {
  std::istringstream lines(text);
  std::string line;
  std::getline(lines, line);
  if (auto const fault = difference(line, header_of(plan)); !fault.empty()) return fault;
  for (int number = 2; std::getline(lines, line); ++number) {
    auto const where = fmt::format("line {}", number);
    auto const read = read_line(line, where, plan);
    if (!read) return codec::text_of(read.error());
    if (auto const fault = take(*read, plan, findings); !fault.empty()) return where + " " + fault;
  }
  return {};
}

std::string text_in(std::string const& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

}  // namespace

std::expected<RunFile, std::string> RunFile::open(std::string const& path, TournamentPlan const& plan,
                                                  TournamentResults& findings) {
  auto const refused = [&](std::string const& why) {
    return std::unexpected(fmt::format("{}: {}.", path, why));
  };
  auto const header = serialize(header_of(plan));
  auto const text = text_in(path);
  auto const written = whole_lines(text);
  if (written.empty() && !header.starts_with(text)) return refused("is not a file of a run");
  if (!written.empty()) {
    auto const fault = read_into(findings, written, plan);
    if (!fault.empty()) return refused(fault);
    std::error_code fault_of_size;
    std::filesystem::resize_file(path, written.size(), fault_of_size);
    if (fault_of_size) return refused(fault_of_size.message());
  }
  std::ofstream file(path, std::ios::binary | (written.empty() ? std::ios::trunc : std::ios::app));
  if (written.empty()) file << header << std::endl;
  if (!file) return refused("cannot be written");
  return RunFile(std::move(file));
}

void RunFile::add(WorkItem item, BlockResult const& result, HistogramsByName const& times) {
  file_ << line_of({item, result, times}) << std::endl;
}

}  // namespace kuhhandel::tournament
