// The files of the built web client, from a folder or from inside this program.
#pragma once

#include <filesystem>
#include <map>
#include <optional>
#include <string>

namespace kuhhandel::server {

/// By their paths below the client's folder, such as `assets/index-1.js`; compressed forms (`.gz`, `.br`) are
/// files beside their plain ones.
using WebAssets = std::map<std::string, std::string, std::less<>>;

/// Throws std::runtime_error with a sentence where `folder` holds no index.html.
WebAssets read_web_assets(std::filesystem::path const& folder);

/// The client that a program carries behind its own code: a pack of files that tools/one-file.sh laid there,
/// and a line that says how long it is. What lies there as `.gz` alone is there plain too; what the program
/// has among its own bytes, such as a net, is read there. None where there is no such line;
/// std::runtime_error with a sentence where what it speaks of is damaged.
std::optional<WebAssets> embedded_web_assets(std::filesystem::path const& program);

/// Lays the documents as pages (`make site`) that `folder` holds below `docs/`, in place of those that were
/// there. Throws std::runtime_error with a sentence where it holds no index.html.
void add_documents(WebAssets& files, std::filesystem::path const& folder);

/// Where a package that installed `program` laid the documents, `share/kuhhandel/docs` beside its `bin`; none
/// where nothing lies there.
std::optional<std::filesystem::path> installed_documents(std::filesystem::path const& program);

/// The file that this process was started from.
std::filesystem::path this_program();

}  // namespace kuhhandel::server
