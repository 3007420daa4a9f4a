// Benchmarks parts of the engine on positions from random games.
#include <benchmark/benchmark.h>

#include <string>
#include <vector>

#include "codec/editions.h"
#include "engine/choices/choices.h"
#include "engine/choices/replies.h"
#include "engine/digest.h"
#include "engine/knowledge/observation.h"
#include "engine/knowledge/resample.h"
#include "engine/knowledge/seat_memory.h"
#include "engine/legal_actions.h"
#include "engine/play.h"
#include "engine/random/rng.h"
#include "engine/view.h"

namespace kuhhandel::lab {
namespace {

constexpr int kSeats = 4;

Edition const& edition() { return *codec::edition_named("second"); }

/// Every 31st question of some random games.
std::vector<Question> const& questions() {
  static auto const all = [] {
    std::vector<Question> met;
    Rng rng(1);
    for (int game = 0; game < 20; ++game) {
      auto question = deal(edition(), kSeats, static_cast<std::uint64_t>(game));
      for (int step = 0; question.count > 0; ++step) {
        if (step % 31 == 0) met.push_back(question);
        answer(edition(), question, rng.below(question.count));
      }
    }
    return met;
  }();
  return all;
}

/// Runs `part` on one question after the other.
template <class Part>
void on_questions(benchmark::State& run, Part part) {
  auto const& all = questions();
  std::size_t next = 0;
  for (auto _ : run) {
    part(all[next]);
    if (++next == all.size()) next = 0;
  }
}

void copy_state(benchmark::State& run) {
  State copy;
  on_questions(run, [&](Question const& question) {
    copy = question.state;
    benchmark::DoNotOptimize(copy);
  });
}
BENCHMARK(copy_state);

void deal(benchmark::State& run) {
  for (auto _ : run) benchmark::DoNotOptimize(start(edition(), kSeats, "deal").next);
}
BENCHMARK(deal);

/// Copies the question too: otherwise the answers would follow each other.
void copy_and_answer(benchmark::State& run) {
  Rng rng(1);
  on_questions(run, [&](Question const& question) {
    auto next = question;
    answer(edition(), next, rng.below(next.count));
    benchmark::DoNotOptimize(next);
  });
}
BENCHMARK(copy_and_answer);

void list_all_replies(benchmark::State& run) {
  std::vector<Reply> buffer(static_cast<std::size_t>(reply_count(edition())));
  on_questions(run, [&](Question const& question) {
    benchmark::DoNotOptimize(list_replies(edition(), question, buffer).data());
    benchmark::ClobberMemory();
  });
}
BENCHMARK(list_all_replies);

void observe_question(benchmark::State& run) {
  Observation observation;
  on_questions(run, [&](Question const& question) {
    observe(edition(), question, question.seat, observation);
    benchmark::DoNotOptimize(observation);
  });
}
BENCHMARK(observe_question);

/// Measures the observation alone, from an existing memory.
void observe_with_memory(benchmark::State& run) {
  auto const memories = memories_at_start(edition(), kSeats);
  Observation observation;
  on_questions(run, [&](Question const& question) {
    observe(edition(), question, memories[question.seat], observation);
    benchmark::DoNotOptimize(observation);
  });
}
BENCHMARK(observe_with_memory);

/// One answer of a random game, and the events to all its seats.
void answer_and_remember(benchmark::State& run) {
  Rng rng(1);
  std::vector<Event> events;
  auto question = kuhhandel::deal(edition(), kSeats, 1);
  auto memories = memories_at_start(edition(), kSeats);
  for (auto _ : run) {
    if (question.count == 0) {
      question = kuhhandel::deal(edition(), kSeats, rng.next());
      memories = memories_at_start(edition(), kSeats);
    }
    events.clear();
    answer(edition(), question, rng.below(question.count), events);
    follow(edition(), question.state, events, memories);
    benchmark::DoNotOptimize(memories);
  }
}
BENCHMARK(answer_and_remember);

void build_view(benchmark::State& run) {
  on_questions(run, [](Question const& question) {
    benchmark::DoNotOptimize(view_for(edition(), question.state, question.seat));
  });
}
BENCHMARK(build_view);

void list_legal_actions(benchmark::State& run) {
  on_questions(run, [](Question const& question) {
    benchmark::DoNotOptimize(legal_actions(edition(), question.state, question.seat));
  });
}
BENCHMARK(list_legal_actions);

void imagine_a_state(benchmark::State& run) {
  Rng rng(1);
  on_questions(run, [&](Question const& question) {
    benchmark::DoNotOptimize(resample(edition(), view_for(edition(), question.state, question.seat), rng));
  });
}
BENCHMARK(imagine_a_state);

void digest_state(benchmark::State& run) {
  on_questions(run, [](Question const& question) { benchmark::DoNotOptimize(digest(question.state)); });
}
BENCHMARK(digest_state);

}  // namespace
}  // namespace kuhhandel::lab
