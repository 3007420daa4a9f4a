#include "cli/records/records.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cerrno>
#include <expected>
#include <filesystem>
#include <fstream>
#include <optional>
#include <ostream>
#include <system_error>

#include "cli/replay/event_lines.h"
#include "cli/replay/input.h"
#include "codec/records/replay.h"
#include "engine/choices/command_row.h"
#include "engine/scores.h"

namespace kuhhandel::cli {
namespace {

namespace fs = std::filesystem;

/// The files of a folder in the order of their names; another path is itself.
std::vector<std::string> files_of(std::string const& path) {
  std::error_code ignored;
  if (!fs::is_directory(path, ignored)) return {path};
  std::vector<std::string> files;
  for (auto const& entry : fs::directory_iterator(path, ignored)) {
    if (entry.path().extension() == ".json") files.push_back(entry.path().string());
  }
  std::ranges::sort(files);
  return files;
}

std::string in_csv(std::string const& text) {
  if (text.find_first_of("\",\r\n") == std::string::npos) return text;
  std::string quoted = "\"";
  for (char const letter : text) quoted += letter == '"' ? "\"\"" : std::string(1, letter);
  return quoted + '"';
}

/// A record's commands as rows, and how its game ended.
struct PlayedRecord {
  std::vector<CommandRow> rows;
  Outcome outcome;
};

std::expected<PlayedRecord, std::string> play_again(codec::Record const& record) {
  PlayedRecord game{.rows = {}, .outcome = {}};
  std::optional<State> before;
  auto const end = codec::replay(record, [&](Transition const& step) {
    if (before) game.rows.push_back(row_of(*before, record.commands[game.rows.size()]));
    before = step.next;
  });
  if (!end) return std::unexpected(sentence_of(end.error(), record));
  game.outcome = outcome_of(scores(record.edition, *end));
  return game;
}

/// Writes rows of one record after another.
class Table {
 public:
  explicit Table(std::ostream& out) : out_(out) {
    out_ << "game,file,edition,step";
    for (auto const name : kRowColumnNames) out_ << ',' << name;
    out_ << ",score,share\n";
  }

  void add(std::string const& file, Edition const& edition, PlayedRecord const& game) {
    set_texts(edition);
    auto const head =
        std::to_string(games_) + ',' + in_csv(file) + ',' + in_csv(std::string(edition.id.text())) + ',';
    for (std::size_t step = 0; step < game.rows.size(); ++step) {
      out_ << head << step;
      write_row(game.rows[step]);
      write_result(game.rows[step], game.outcome);
    }
    ++games_;
  }

 private:
  void set_texts(Edition const& edition) {
    for (std::size_t column = 0; column < kRowColumns; ++column)
      texts_[column] = texts_of(edition, static_cast<RowColumn>(column));
  }
  void write_row(CommandRow const& row) {
    for (std::size_t column = 0; column < kRowColumns; ++column) {
      out_ << ',';
      if (row[column] == kNoValue) continue;
      auto const& texts = texts_[column];
      texts.empty() ? out_ << row[column] : out_ << texts[static_cast<std::size_t>(row[column])];
    }
  }
  /// Writes the result columns of the acting seat; empty if the house acts.
  void write_result(CommandRow const& row, Outcome const& outcome) {
    auto const by = row[static_cast<std::size_t>(RowColumn::by)];
    if (by == kNoValue) {
      out_ << ",,\n";
      return;
    }
    auto const seat = seat_at(by);
    auto const share = outcome.winners.contains(seat) ? 1.0 / std::popcount(outcome.winners.bits()) : 0.0;
    out_ << ',' << outcome.totals[seat].points() << ',' << share << '\n';
  }

  std::ostream& out_;
  int games_ = 0;
  std::array<std::vector<std::string>, kRowColumns> texts_{};
};

int fail(std::ostream& err, std::string const& sentence) {
  err << sentence << '\n';
  return 1;
}

int write_table(std::vector<std::string> const& files, std::ostream& out, std::ostream& err) {
  Table table(out);
  for (auto const& file : files) {
    auto const record = read_record_file(file);
    if (!record) return fail(err, file + ": " + record.error());
    auto const game = play_again(*record);
    if (!game) return fail(err, file + ": " + game.error());
    table.add(file, record->edition, *game);
  }
  return 0;
}

}  // namespace

int records(RecordsOptions const& options, std::ostream& out, std::ostream& err) {
  std::vector<std::string> files;
  for (auto const& path : options.from) {
    auto const found = files_of(path);
    if (found.empty()) return fail(err, path + " has no .json files.");
    files.insert(files.end(), found.begin(), found.end());
  }
  if (options.to == "-") return write_table(files, out, err);
  if (auto const extension = fs::path(options.to).extension(); !extension.empty() && extension != ".csv")
    return fail(err,
                "--to: " + options.to + " must end in .csv. For Parquet, convert it in Python by pandas.");
  errno = 0;
  std::ofstream file(options.to, std::ios::binary | std::ios::trunc);
  if (!file)
    return fail(
        err, "--to: " + options.to + " cannot be written: " + std::generic_category().message(errno) + ".");
  auto const status = write_table(files, file, err);
  file.close();
  return file ? status : fail(err, "--to: " + options.to + " cannot be written.");
}

}  // namespace kuhhandel::cli
