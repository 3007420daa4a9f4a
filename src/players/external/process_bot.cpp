#include "external/process_bot.h"

#include <fmt/format.h>

#include <utility>

namespace kuhhandel::external {
namespace {

using std::chrono::milliseconds;

constexpr int kMostRefusals = 3;
constexpr int kMostLate = 3;
constexpr int kMostUnready = 3;
constexpr milliseconds kRehearsal{2000};

// Exit status of a shell that cannot run a command (POSIX).
constexpr int kNotFound = 127;
constexpr int kNotExecutable = 126;

}  // namespace

ProcessBot::ProcessBot(std::string command, BotLimits limits, std::shared_ptr<Trace> trace)
    : command_(std::move(command)), limits_(limits), trace_(std::move(trace)) {
  if (trace_) conversation_ = trace_->begin(command_);
}

ProcessBot::~ProcessBot() {
  if (child_) child_->stop(limits_.farewell);
}

void ProcessBot::start(Edition const& edition, int seats, Seat seat, std::uint64_t seed) {
  bot_seat_ = {.edition = &edition, .seats = seats, .seat = seat};
  late_in_a_row_ = 0;
  if (unready_in_a_row_ == kMostUnready) return;
  auto const game = game_message(bot_seat_, seed);
  bool const played_before = child_.has_value();
  auto begun = begin(game);
  // It may have ended after its last game, as a program does that plays but one.
  if (!begun && played_before) begun = begin(game);
  unready_in_a_row_ = begun ? 0 : unready_in_a_row_ + 1;
  if (!begun) record(begun.error());
}

std::expected<void, std::string> ProcessBot::begin(std::string const& game) {
  if (!child_) {
    auto started = ChildProcess::start(command_);
    if (!started) return std::unexpected("could not be started: " + started.error());
    child_.emplace(std::move(*started));
  }
  write(game);
  auto ready = await_ready();
  if (!ready) child_.reset();
  return ready;
}

/// Programs and the libraries that they load print banners, so lines before `ready` are ignored.
std::expected<void, std::string> ProcessBot::await_ready() {
  auto const until = ChildProcess::Clock::now() + limits_.ready;
  std::string wrote;
  auto const unready = [&](ReadFailure failure) {
    return std::unexpected("was not ready for a game: it " + reason(failure, limits_.ready) + wrote);
  };
  while (true) {
    auto const line = next_line(id_ + 1, until);
    if (!line) return unready(line.error());
    if (!says_ready(*line)) {
      if (wrote.empty()) wrote = ", after the line " + quoted(*line);
      if (remark_.empty()) remark_ = "wrote a line before its \"ready\", which is ignored: " + quoted(*line);
      if (ChildProcess::Clock::now() >= until) return unready(ReadFailure::late);
      continue;
    }
    auto const name = read_ready(*line);
    if (!name) {
      return std::unexpected("was not ready for a game: " + codec::text_of(name.error()) + ", in the line " +
                             quoted(*line));
    }
    name_ = *name;
    return {};
  }
}

/// Blank lines are no messages, and late answers are ignored. A program that writes nothing else is late too.
std::expected<std::string, ReadFailure> ProcessBot::next_line(std::int64_t first_id, Time until) {
  do {
    auto line = read_line(until);
    if (!line) return line;
    if (line->find_first_not_of(" \t\r") == std::string::npos) continue;
    auto const id = id_in(*line);
    if (id < 0 || id >= first_id) return line;
  } while (ChildProcess::Clock::now() < until);
  return std::unexpected(ReadFailure::late);
}

std::expected<std::string, ReadFailure> ProcessBot::read_line(Time until) {
  auto line = child_->read_line(until);
  if (line && trace_) trace_->received(conversation_, *line);
  return line;
}

void ProcessBot::write(std::string const& message) {
  child_->write(message);
  if (trace_) trace_->sent(conversation_, message);
}

void ProcessBot::see(SeenEvent const& event) {
  if (child_) write(event_message(event, *bot_seat_.edition));
}

bots::Choice ProcessBot::decide(View const& view, LegalActions const& legal) {
  present_ = false;
  has_played_ |= awaits_verdict_;
  awaits_verdict_ = false;
  if (!asks_again_) {
    ++id_;
    refusals_ = 0;
  }
  asks_again_ = false;
  while (child_ && refusals_ < kMostRefusals) {
    write(decide_message({id_, view, legal, limits_.answer}, *bot_seat_.edition));
    auto const line = next_line(id_, ChildProcess::Clock::now() + limits_.answer);
    if (!line) {
      record_failure(line.error());
      break;
    }
    late_in_a_row_ = 0;
    auto const choice = read_answer(*line, bot_seat_, id_);
    present_ = awaits_verdict_ = choice.has_value();
    if (present_) return *choice;
    refuse(malformed_message(id_, choice.error()),
           codec::text_of(choice.error()) + ", in the line " + quoted(*line));
  }
  return bots::kSilent;
}

bool ProcessBot::handle_refusal(Refusal refusal) {
  awaits_verdict_ = false;
  refuse(refused_message(id_, refusal), name_of(refusal));
  asks_again_ = refusals_ < kMostRefusals;
  return asks_again_;
}

void ProcessBot::refuse(std::string const& message, std::string_view why) {
  ++refusals_;
  if (child_) write(message);
  if (refusals_ == kMostRefusals)
    record(fmt::format("was refused {} times, at last: {}", kMostRefusals, why));
}

/// No answer: the choice is made for it, and a process that gives none any more is ended.
void ProcessBot::record_failure(ReadFailure failure) {
  record(reason(failure, limits_.answer));
  if (failure == ReadFailure::late && ++late_in_a_row_ < kMostLate) return;
  child_.reset();
}

std::string ProcessBot::reason(ReadFailure failure, milliseconds limit) {
  switch (failure) {
    case ReadFailure::late:
      return fmt::format("gave no answer within {} ms", limit.count());
    case ReadFailure::ended:
      return fmt::format("ended with status {}", child_->stop(limits_.farewell));
    case ReadFailure::too_long_a_line:
      return "wrote a line that is too long";
  }
  std::unreachable();
}

void ProcessBot::end(Scores const& scores) {
  asks_again_ = false;
  if (!child_) return;
  write(over_message(scores));
  child_->flush();
}

void ProcessBot::record(std::string const& what) {
  if (trouble_.empty()) trouble_ = what;
}

std::optional<std::string> check_bot_program(std::string const& command, BotSeat const& bot_seat) {
  auto child = ChildProcess::start(command);
  if (!child) return child.error();
  child->write(game_message(bot_seat, 0));
  auto const line = child->read_line(ChildProcess::Clock::now() + kRehearsal);
  if (line || line.error() != ReadFailure::ended) return {};
  auto const status = child->stop(kRehearsal);
  if (status == kNotFound) return "there is no such program";
  if (status == kNotExecutable) return "that file is not executable";
  return {};
}

}  // namespace kuhhandel::external
