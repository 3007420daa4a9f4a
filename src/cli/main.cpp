// The one program, kuhhandel: the command line of its subcommands.
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <functional>
#include <iostream>
#include <memory>
#include <random>
#include <ranges>
#include <string>
#include <vector>

#include "cli/admin_options.h"
#include "cli/bench/bench.h"
#include "cli/coach/coach.h"
#include "cli/completions.h"
#include "cli/edition_files.h"
#include "cli/editions/editions.h"
#include "cli/help_format.h"
#include "cli/option_file.h"
#include "cli/ratings/ratings.h"
#include "cli/records/records.h"
#include "cli/replay/replay.h"
#include "cli/score/score.h"
#include "cli/serve_options.h"
#include "cli/verify/verify.h"
#include "load/load.h"
#include "server/app/health_check.h"
#include "solver/solve.h"
#include "store/backup.h"
#include "store/data_folder.h"
#include "table/settings/pace.h"
#include "terminal/play.h"
#include "tournament/abroad/abroad.h"
#include "tournament/arena/arena.h"
#include "tournament/league/league.h"

namespace {

using namespace kuhhandel;

struct Options {
  server::ServeOptions serve;
  terminal::TerminalOptions play;
  cli::ReplayOptions replay;
  cli::RecordsOptions records;
  cli::CoachOptions coach;
  cli::ScoreOptions score;
  tournament::ArenaOptions arena;
  tournament::LeagueOptions league;
  tournament::AbroadOptions abroad;
  cli::BenchOptions bench;
  solver::SolveOptions solve;
  cli::EditionsOptions editions;
  load::LoadOptions load;
  cli::VerifyOptions verify;
  store::BackupOptions backup;
  cli::AdminOptions admin;
  cli::RatingsOptions ratings;
  server::HealthOptions health;
  std::string shell;
};

CLI::App* add_play(CLI::App& app, terminal::TerminalOptions& options) {
  auto* const play =
      app.add_subcommand("play", "Play in the terminal, against bots or at a table on a server");
  play->add_option("--bots", options.bots, "Names of bots, or levels from 1 to 10, separated by commas")
      ->capture_default_str();
  play->add_option("--name", options.name, "Your name")->capture_default_str();
  play->add_option("--edition", options.edition, "Edition to play")->capture_default_str();
  play->add_option("--seed", options.seed, "Seed of the deal");
  play->add_option("--table", options.table, "Link to a table on a server: an invitation, or your seat");
  play->add_option("--speed", options.speed,
                   "Speed of the auctioneer on the full screen; 1 is normal, 5 is fastest")
      ->check(CLI::Range(1, table::kFastestSpeed))
      ->capture_default_str();
  cli::add_edition_files(*play, &options.edition);
  return play;
}

CLI::App* add_replay(CLI::App& app, cli::ReplayOptions& options) {
  auto* const replay = app.add_subcommand("replay", "Replay a game file");
  replay->add_option("file", options.file, "Game file; - is standard input")->required();
  replay->add_flag("--json", options.json, "Print the final position as one JSON object");
  replay->add_option("--events", options.events, "Print a line for each event; the only form is json")
      ->check(CLI::IsMember({"json"}));
  replay->add_flag("--step", options.step, "Show one command at a time, forward and back");
  cli::add_edition_files(*replay);
  return replay;
}

CLI::App* add_records(CLI::App& app, cli::RecordsOptions& options) {
  auto* const records = app.add_subcommand("records", "Convert game files to one table for data analysis");
  records->add_option("from", options.from, "Game files, or folders of them; - is standard input")
      ->required();
  records->add_option("--to", options.to, "CSV file to write (default: standard output)");
  cli::add_edition_files(*records);
  return records;
}

CLI::App* add_coach(CLI::App& app, cli::CoachOptions& options) {
  auto* const coach = app.add_subcommand("coach", "Analyse a finished game");
  coach->add_option("file", options.file, "Game file; - is standard input")->required();
  coach->add_option("--seat", options.seat, "Seat to analyse, from 0 (default: all)");
  coach->add_option("--worlds", options.effort.worlds, "Sampled worlds for each judgement")
      ->check(CLI::Range(2, 10'000))
      ->capture_default_str();
  coach->add_option("--seed", options.effort.seed, "Seed of the samples")->capture_default_str();
  coach->add_flag("--json", options.json, "Print the assessments as one JSON object");
  cli::add_edition_files(*coach);
  return coach;
}

CLI::App* add_score(CLI::App& app, cli::ScoreOptions& options) {
  auto* const score = app.add_subcommand("score", "Score a game that was played with real cards");
  score->add_flag("--json", options.json, "Print one JSON object; docs/SCORE_PAD.md has its schema");
  cli::add_edition_files(*score);
  return score;
}

void add_tournament(CLI::App& command, tournament::TournamentOptions& options) {
  command.add_option("--edition", options.edition, "Edition to play")->capture_default_str();
  command.add_option("--games", options.games, "Games of each line-up, rounded up to complete rotations")
      ->capture_default_str();
  command.add_option("--seed", options.seed, "Seed of the deals")->capture_default_str();
  command
      .add_option("--purpose", options.purpose,
                  "train, tune or test: each has its own deals for the same seed")
      ->capture_default_str();
  command.add_option("--threads", options.threads, "Threads; 0 takes all cores")->capture_default_str();
  command.add_option("--turns", options.most_turns, "Turns after which an unfinished game is scored")
      ->capture_default_str();
  command.add_option("--ms", options.ms, "Milliseconds for each decision of an exec: bot")
      ->capture_default_str();
  command.add_option("--keep", options.keep, "Folder for a record of each game");
  command.add_option("--trace", options.trace, "File for the conversations with exec: bots");
  command.add_option("--resume", options.file, "File of the run; continues it if it exists");
  command.add_flag("--json", options.json, "Print the report as one JSON object");
  cli::add_edition_files(command, &options.edition);
}

CLI::App* add_arena(CLI::App& app, tournament::ArenaOptions& options) {
  auto* const arena = app.add_subcommand("arena", "Let bots play against each other and measure them");
  arena
      ->add_option("--seats", options.seats,
                   "Line-up: names of bots, net:FILE or exec:COMMAND, separated by commas")
      ->required();
  add_tournament(*arena, options.run);
  auto& sprt = options.sprt;
  arena->add_flag("--sprt", sprt.enabled,
                  "Play until it is clear whether the first bot is better than another in its seat");
  arena->add_option("--against", sprt.against,
                    "With --sprt: the other bot (default: the second of the line-up)");
  arena->add_option("--share0", sprt.share0, "With --sprt: H0 is a gain in the share of wins of at most this")
      ->capture_default_str();
  arena
      ->add_option("--share1", sprt.share1, "With --sprt: H1 is a gain in the share of wins of at least this")
      ->capture_default_str();
  arena->add_option("--alpha", sprt.alpha, "With --sprt: probability of accepting H1 if H0 is true")
      ->capture_default_str();
  arena->add_option("--beta", sprt.beta, "With --sprt: probability of accepting H0 if H1 is true")
      ->capture_default_str();
  return arena;
}

CLI::App* add_abroad(CLI::App& app, tournament::AbroadOptions& options) {
  auto* const abroad = app.add_subcommand("abroad", "Play bots alone among strangers, and compare them");
  abroad->add_option("--bots", options.bots, "Names of bots, separated by commas")->capture_default_str();
  abroad->add_option("--half", options.half, "Strangers to play against: train or held-out")
      ->capture_default_str();
  abroad->add_option("--reference", options.reference, "Bot to compare the others with (default: the first)");
  abroad->add_option("--seats", options.seats, "Seats at each table")->capture_default_str();
  add_tournament(*abroad, options.run);
  return abroad;
}

CLI::App* add_league(CLI::App& app, tournament::LeagueOptions& options) {
  auto* const league =
      app.add_subcommand("league", "Play every line-up of some bots: cross table, ratings, circles");
  league->add_option("--bots", options.bots, "Names of bots, separated by commas")->required();
  league->add_option("--seats", options.seats, "Seats at each table")->capture_default_str();
  league->add_flag("--pairs", options.pairs, "Only line-ups of two bots");
  add_tournament(*league, options.run);
  return league;
}

CLI::App* add_bench(CLI::App& app, cli::BenchOptions& options) {
  auto* const bench =
      app.add_subcommand("bench", "Measure how fast random games are played on the search path");
  auto& effort = options.effort;
  bench->add_option("--edition", options.edition, "Edition to measure (default: all)");
  bench->add_option("--games", effort.games, "Games in each run")->capture_default_str();
  bench->add_option("--runs", effort.runs, "Number of runs; the median counts")->capture_default_str();
  bench->add_option("--signed", effort.signed_games, "Games that the signature covers")
      ->capture_default_str();
  bench->add_option("--threads", effort.threads, "Threads that share the games")->capture_default_str();
  bench->add_flag("--json", options.json, "Print the figures as one JSON object");
  cli::add_edition_files(*bench, &options.edition);
  return bench;
}

CLI::App* add_solve(CLI::App& app, solver::SolveOptions& options) {
  auto* const solve =
      app.add_subcommand("solve", "Solve a small edition and compare the bots with the solution");
  solve->add_option("--edition", options.edition, "Edition for research")->capture_default_str();
  solve->add_option("--iterations", options.iterations, "Iterations of CFR+; 0 measures the bots only")
      ->capture_default_str();
  solve->add_option("--turns", options.most_turns, "Turns after which an unfinished game is scored")
      ->capture_default_str();
  solve->add_option("--bots", options.bots, "Bots to measure, separated by commas, or all, or none")
      ->capture_default_str();
  solve->add_option("--seeds", options.seeds, "Decisions of each bot in each position")
      ->capture_default_str();
  solve->add_flag("--json", options.json, "Print the figures as one JSON object");
  cli::add_edition_files(*solve, &options.edition);
  return solve;
}

CLI::App* add_backup(CLI::App& app, store::BackupOptions& options) {
  auto* const backup = app.add_subcommand("backup", "Copy the data of a server, also while it runs");
  backup->add_option("--data", options.data, "Folder of the database")->capture_default_str();
  backup->add_option("--to", options.to, "File of the copy; must not exist yet")->required();
  return backup;
}

CLI::App* add_health(CLI::App& app, server::HealthOptions& options) {
  auto* const health = app.add_subcommand("health", "Check whether the server on this machine responds");
  health->add_option("--port", options.port, "Port of the server, for plain HTTP")->capture_default_str();
  return health;
}

CLI::App* add_ratings(CLI::App& app, cli::RatingsOptions& options) {
  auto* const ratings = app.add_subcommand("ratings", "Recalculate the ratings of a stopped server");
  ratings->add_option("data", options.data, "Folder of the database")->required();
  return ratings;
}

CLI::App* add_verify(CLI::App& app, cli::VerifyOptions& options) {
  auto* const verify =
      app.add_subcommand("verify", "Check that the cards of a recorded game were dealt fairly");
  verify->add_option("file", options.file, "Game file; - is standard input")->required();
  verify->add_flag("--json", options.json, "Print the verdict as one JSON object");
  cli::add_edition_files(*verify);
  return verify;
}

void add_attack_plan(CLI::App& load, load::AttackPlan& plan) {
  load.add_option("--only", plan.only, "Name of one attack, as in the report (default: all)");
  load.add_option("--settle", plan.settle, "Seconds after the attack until memory is compared")
      ->check(CLI::Range(0.0, 3600.0))
      ->capture_default_str();
  load.add_option("--series", plan.series,
                  "CSV file to write: memory and latency in each second of the attack");
  load.add_option("--diagram", plan.diagram, "SVG file to write: the same as a diagram");
}

CLI::App* add_load(CLI::App& app, load::LoadOptions& options) {
  auto* const load =
      app.add_subcommand("load", "Play on many tables over real sockets and measure the server");
  auto& load_table = options.table;
  load->add_option("--tables", options.tables, "Tables, all played at once")
      ->default_str("160, or 20 under attack");
  load->add_option("--edition", load_table.edition, "Edition to play")->capture_default_str();
  load->add_option("--seats", load_table.seats, "Seats at each table, each with a client")
      ->capture_default_str();
  load->add_option("--bots", load_table.bots, "Seats at each table with bots instead of clients")
      ->check(CLI::NonNegativeNumber)
      ->capture_default_str();
  load->add_option("--bot", load_table.bot, "Name of the bot for those seats")->capture_default_str();
  load->add_option("--eagerness", load_table.eagerness, "Probability that a client bids when it can")
      ->check(CLI::Range(0.0, 1.0))
      ->capture_default_str();
  load->add_option("--think", load_table.think_ms, "Longest wait before a client acts, in milliseconds")
      ->capture_default_str();
  load->add_option("--seconds", options.seconds, "Measured time in seconds")
      ->check(CLI::Range(0.1, 3600.0))
      ->capture_default_str();
  load->add_option("--seed", options.seed, "Seed of the clients' choices")->capture_default_str();
  load->add_option("--ledger", options.ledger,
                   "postgres://… of an empty database for the tables (default: a temporary folder)");
  cli::add_socket_threads(*load, options.socket_threads);
  load->add_flag("--attack", options.attack,
                 "Attack the server during normal games, and measure those games");
  add_attack_plan(*load, options.plan);
  load->add_flag("!--no-baseline", options.baseline, "Skip the measurement of the sockets alone");
  load->add_flag("--json", options.json, "Print the figures as one JSON object");
  cli::add_edition_files(*load, &load_table.edition);
  return load;
}

CLI::App* add_editions(CLI::App& app, cli::EditionsOptions& options) {
  auto* const editions = app.add_subcommand("editions", "List the editions and their rules");
  editions->add_flag("--json", options.json, "Print them as JSON");
  cli::add_edition_files(*editions);
  return editions;
}

CLI::App* add_completions(CLI::App& app, std::string& shell) {
  auto* const completions = app.add_subcommand("completions", "Print the completion script of a shell");
  std::vector<std::string> const shells(cli::kShells.begin(), cli::kShells.end());
  completions->add_option("shell", shell, "bash, fish or zsh")->check(CLI::IsMember(shells))->required();
  return completions;
}

/// Returns a new random seed.
std::string fresh_seed() {
  std::random_device chance;
  return std::to_string(chance()) + "-" + std::to_string(chance());
}

int print(std::string const& text) {
  std::cout << text;
  return 0;
}

/// A subcommand, and what it does when it is chosen: the exit status.
struct Subcommand {
  CLI::App* app;
  std::function<int()> run;
};

std::vector<Subcommand> commands_for_people(CLI::App& app, Options& options) {
  return {
      {add_play(app, options.play),
       [&] {
         if (options.play.seed.empty()) options.play.seed = fresh_seed();
         return terminal::play_at_terminal(options.play, std::cin, std::cout);
       }},
      {add_replay(app, options.replay),
       [&] { return cli::replay(options.replay, std::cin, std::cout, std::cerr); }},
      {add_coach(app, options.coach), [&] { return cli::coach_game(options.coach, std::cout, std::cerr); }},
      {add_score(app, options.score),
       [&] { return cli::score(options.score, std::cin, std::cout, std::cerr); }},
      {add_verify(app, options.verify), [&] { return cli::verify(options.verify, std::cout, std::cerr); }},
      {add_editions(app, options.editions), [&] { return cli::editions(options.editions, std::cout); }}};
}

std::vector<Subcommand> commands_for_research(CLI::App& app, Options& options) {
  options.arena.run.progress = options.league.run.progress = options.abroad.run.progress =
      isatty(STDERR_FILENO) != 0;
  return {
      {add_arena(app, options.arena), [&] { return tournament::arena(options.arena, std::cout, std::cerr); }},
      {add_abroad(app, options.abroad),
       [&] { return tournament::abroad(options.abroad, std::cout, std::cerr); }},
      {add_league(app, options.league),
       [&] { return tournament::league(options.league, std::cout, std::cerr); }},
      {add_records(app, options.records),
       [&] { return cli::records(options.records, std::cout, std::cerr); }},
      {add_bench(app, options.bench), [&] { return cli::bench(options.bench, std::cout, std::cerr); }},
      {add_solve(app, options.solve), [&] { return solver::solve(options.solve, std::cout, std::cerr); }},
      {add_load(app, options.load), [&] { return load::load(options.load, std::cout, std::cerr); }}};
}

std::vector<Subcommand> commands_for_operators(CLI::App& app, CLI::App const& serve_app, Options& options) {
  return {
      {cli::add_admin(app, options.admin),
       [&] { return cli::administer(options.admin, std::cout, std::cerr); }},
      {add_backup(app, options.backup), [&] { return store::backup(options.backup, std::cout, std::cerr); }},
      {add_health(app, options.health),
       [&] { return server::check_health(options.health, std::cout, std::cerr); }},
      {add_ratings(app, options.ratings),
       [&] { return cli::recompute_ratings(options.ratings, std::cout, std::cerr); }},
      {app.add_subcommand("config", "Print a file of options for `serve --config`"),
       [&] { return print(cli::option_file(serve_app)); }},
      {add_completions(app, options.shell), [&] { return print(cli::completions(app, options.shell)); }}};
}

}  // namespace

int main(int argc, char** argv) {
  CLI::App app{"Kuhhandel: the card game of auctions and bluffed horse trades", "kuhhandel"};
  app.require_subcommand(0, 1);
  app.footer("Without a command: `kuhhandel serve --open`.");
  app.formatter(std::make_shared<cli::HelpFormatter>());
  app.set_version_flag("--version", "kuhhandel " KUHHANDEL_VERSION);
  Options options;
  options.backup.data = options.admin.data = store::usual_data_folder();
  auto* const serve_app = app.add_subcommand("serve", "Run the server for browsers");
  cli::add_serve_options(*serve_app, options.serve);
  cli::read_option_file(app, *serve_app);
  std::vector<std::vector<Subcommand>> const commands{commands_for_people(app, options),
                                                      commands_for_research(app, options),
                                                      commands_for_operators(app, *serve_app, options)};
  try {
    app.parse(argc, argv);
  } catch (CLI::ParseError const& error) {
    return serve_app->parsed() ? cli::report_serve_error(app, error) : app.exit(error);
  }

  for (auto const& [command, run] : std::views::join(commands)) {
    if (command->parsed()) return run();
  }
  options.serve.open |= !serve_app->parsed();
  return server::serve(options.serve, std::cout, std::cerr);
}
