// Measures the figures of docs/measured and prints them as one table, with the machine and the date. Needs the builds of `make figures`.
import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Returns a reader that finds `pattern` in the output and formats its match. */
const line =
  (pattern, text = (found) => found[1]) =>
  (output) => {
    const found = pattern.exec(output);
    return found === null ? undefined : text(found);
  };
const json = (text) => (output) => text(JSON.parse(output));
const millions = (rate) => `${(rate / 1e6).toFixed(1)} million a second`;
const ms = (time) => `${time.toFixed(1)} ms`;
const megabytes = (bytes) => `${(bytes / 1e6).toFixed(0)} MB`;
const row = (edition, seats, report) =>
  report.rows.find((one) => one.edition === edition && one.seats === seats);

const bench = ['build/release/kuhhandel', 'bench', '--games', '3000', '--runs', '5', '--json'];
const load = ['build/release/kuhhandel', 'load', '--tables', '160', '--seconds', '5', '--json'];
const attack = ['build/release/kuhhandel', 'load', '--attack', '--seconds', '600', '--json'];

/** Each command runs once, or `runs` times if its figures vary; then the run with the highest `better` counts. */
const measured = [
  {
    page: 'engine.md',
    command: bench,
    rows: [
      [
        'random decisions, second edition of four',
        json((all) => millions(row('second', 4, all).decisions_per_second)),
      ],
      [
        'with an observation at each',
        json((all) => millions(row('second', 4, all).decisions_per_second_with_observation)),
      ],
      [
        'random decisions, Master of six',
        json((all) => millions(row('master', 6, all).decisions_per_second)),
      ],
      [
        'allocations in a decision',
        json((all) => String(row('second', 4, all).allocations_per_decision)),
        '0',
      ],
      [
        'games by ceilings, second edition of four',
        json((all) => `${Math.round(row('second', 4, all).games_per_second_by_ceilings)} a second`),
        '100,000',
      ],
    ],
  },
  {
    page: 'engine.md',
    command: ['node', '--disable-warning=ExperimentalWarning', 'tools/run-wasm.mjs', 'build/wasm/speed'],
    rows: [
      ['random decisions, second edition of four, WebAssembly', line(/^second +4 seats +([\d.]+ million)/m)],
    ],
  },
  {
    page: 'server.md',
    command: load,
    runs: 3,
    better: (output) => JSON.parse(output).baseline.ratio,
    rows: [
      ['moves, 160 tables of six', json((all) => `${Math.round(all.moves_per_core_second)} per core-second`)],
      ['share of bare sockets, best of three runs', json((all) => all.baseline.ratio.toFixed(2)), '0.60'],
      ['command to step, p50; p99', json(({ ms_to_step }) => `${ms(ms_to_step.p50)}; ${ms(ms_to_step.p99)}`)],
      ['sent for a move', json((all) => `${Math.round(all.bytes / all.moves)} bytes`)],
      ['memory of a connection', json((all) => `${(all.bytes_per_connection / 1000).toFixed(1)} kB`)],
    ],
  },
  {
    page: 'minutes.md',
    command: ['build/release/minutes'],
    rows: [
      [
        'second edition, bids in every auction',
        line(/^\| second \| brisk \| bids in every auction, watches everything \| ([\d.]+)/m),
        '8 minutes',
      ],
      [
        'second edition, passes and skips',
        line(/^\| second \| brisk \| [^|]*skips[^|]* \| ([\d.]+)/m),
        '5 minutes',
      ],
      [
        'Master, bids in every auction',
        line(/^\| master \| brisk \| bids in every auction, watches everything \| ([\d.]+)/m),
        '11 minutes',
      ],
    ],
  },
  {
    page: 'client.md',
    command: ['npm', '--prefix', 'web', 'run', '--silent', 'journeys', '--', 'budget', 'release'],
    rows: [
      ...[
        ['en-GB', 137],
        ['de-DE', 144],
        ['nl-NL', 144],
        ['fr-FR', 144],
        ['ru-RU', 172],
      ].map(([language, most]) => [
        `first visit, ${language}`,
        line(new RegExp(`first visit, ${language}: ([\\d.]+ kB)`)),
        `${most} kB`,
      ]),
      ['first visit of the big screen', line(/first visit of the big screen: ([\d.]+ kB)/), '300 kB'],
      ['a release that changes one component, at most', largestRelease, '60 kB'],
    ],
  },
  {
    page: 'client.md',
    command: ['npm', '--prefix', 'web', 'run', '--silent', 'surveys', '--', 'lighthouse', 'whole-game'],
    rows: [
      [
        'Lighthouse as a phone, performance, median of five',
        line(/median of five: \{[^}]*performance'?: (\d+)/),
        '97',
      ],
      ['late frames of a game at a quarter of the speed', line(/, ([\d.]+ %) late/), '1 %'],
    ],
  },
  {
    page: 'server.md',
    command: attack,
    rows: [
      ['honest command, p99', json(({ attacked }) => ms(attacked.ms_to_step.p99)), '20 ms'],
      [
        'return to a table, p99',
        json(({ attacked_visits }) => ms(attacked_visits.return_ms.p99)),
        '1,000 ms',
      ],
      ['memory, at most', json(({ memory }) => megabytes(memory.most)), '512 MB'],
      [
        'memory a minute later, above the one before',
        json(({ memory }) => megabytes(memory.later - memory.before)),
        '64 MB',
      ],
      ['data folder, growth a day', json(({ bytes_a_day }) => megabytes(bytes_a_day.grown)), '1,074 MB'],
    ],
  },
];

/** Figures that need other machines; see the page. */
const elsewhere = [
  ['builds.md', '`./play` from a bare system, `./test` without a compiler cache'],
  ['builds.md', 'Raspberry Pi, container runtime, macOS, Windows'],
  ['client.md', 'real Apple phones, a real network'],
];

function largestRelease(output) {
  const sizes = [...output.matchAll(/a change of .+: ([\d.]+) kB/g)].map(([, size]) => Number(size));
  return sizes.length === 0 ? undefined : `${Math.max(...sizes)} kB`;
}

/** Returns the output of the best run; empty if all runs fail without output. */
function best({ command: [program, ...args], runs = 1, better = () => 0 }) {
  const outputs = Array.from({ length: runs }, () => {
    process.stderr.write(`${[program, ...args].join(' ')}\n`);
    // The status is ignored, because some commands exit with 1 if a limit is exceeded but still print their figures.
    return (
      spawnSync(program, args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26, timeout: 1_500_000 })
        .stdout ?? ''
    );
  });
  const rated = outputs.filter((output) => output !== '').map((output) => ({ output, rate: better(output) }));
  return rated.toSorted((one, other) => other.rate - one.rate)[0]?.output ?? '';
}

function read(reader, output) {
  try {
    return reader(output) ?? 'not in the output';
  } catch {
    return 'not in the output';
  }
}

const model =
  /^model name\s*: (.+)$/m.exec(readFileSync('/proc/cpuinfo', 'utf8'))?.[1] ?? 'unknown processor';
const began = loadavg()[0].toFixed(1);
const lines = measured.flatMap((group) => {
  const output = best(group);
  return group.rows.map(
    ([what, reader, limit = '']) =>
      `| ${what} | ${read(reader, output)} | ${limit} | \`${group.command.join(' ')}\` | ${group.page} |`,
  );
});
const program = statSync(`${root}/build/release/kuhhandel`).size;

console.log(`${new Date().toISOString().slice(0, 10)}, ${model}, ${cpus().length} cores, load ${began} at the start.

| figure | measured | limit | command | page |
|---|---|---|---|---|
${lines.join('\n')}
| \`build/release/kuhhandel\` | ${program.toLocaleString('en')} bytes | | \`ls -l\` | builds.md |
${elsewhere.map(([page, what]) => `| ${what} | needs another machine | | by hand | ${page} |`).join('\n')}`);
