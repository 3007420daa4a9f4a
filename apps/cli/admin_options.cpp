#include "apps/cli/admin_options.h"

#include <CLI/CLI.hpp>
#include <string>

namespace kuhhandel::apps {
namespace {

void add_action(CLI::App& admin, AdminOptions& options, std::string const& name, std::string const& help,
                decltype(AdminOptions::what) const& what) {
  admin.add_subcommand(name, help)->callback([&options, what] { options.what = what; });
}

/// `Action` is admin::Ban or admin::Unban.
template <class Action>
void add_banning(CLI::App& admin, AdminOptions& options, std::string const& name, std::string const& help) {
  auto* const banning = admin.add_subcommand(name, help);
  auto const add = [&](std::string const& option, moderation::Banned what, std::string const& of) {
    return banning->add_option_function<std::string>(
        option, [&options, what](std::string const& text) { options.what = Action{what, text}; }, of);
  };
  auto* const by_name = add("--name", moderation::Banned::name, "A name, however it is written");
  auto* const by_address = add("--address", moderation::Banned::address, "An IP address; of IPv6 its /64");
  by_name->excludes(by_address);
  banning->require_option(1);
}

}  // namespace

CLI::App* add_admin(CLI::App& app, AdminOptions& options) {
  auto* const admin =
      app.add_subcommand("admin", "See and do what a server's keeper may, also while it runs");
  admin->add_option("--data", options.data, "Folder of the database")->capture_default_str();
  admin->require_subcommand(1);
  add_action(*admin, options, "tables", "The tables that were used last, and who sits there",
             admin::ListTables{});
  add_action(*admin, options, "reports", "What people report of each other, with the talk",
             admin::ListReports{});
  add_action(*admin, options, "bans", "Which names and addresses are banned", admin::ListBans{});
  admin->add_subcommand("close", "Close a table for good")
      ->add_option_function<std::string>(
          "table", [&options](std::string const& table) { options.what = admin::CloseTable{table}; },
          "Its id, the last part of its address")
      ->required();
  admin->add_subcommand("done", "A report has been dealt with, and goes")
      ->add_option_function<std::int64_t>(
          "number", [&options](std::int64_t number) { options.what = admin::DropReport{number}; })
      ->required();
  add_banning<admin::Ban>(*admin, options, "ban", "Let nobody in by a name, or from an address");
  add_banning<admin::Unban>(*admin, options, "unban", "Let them in again");
  return admin;
}

}  // namespace kuhhandel::apps
