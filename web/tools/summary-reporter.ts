import type { Reporter, TestModule } from 'vitest/node';

/** Ends a run with a summary line, which ./test adds up. */
export default class SummaryReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    let passed = 0;
    let failed = 0;
    for (const module of modules) {
      // A file that does not even load has no tests, but it is a failure all the same.
      if (module.errors().length > 0) failed += 1;
      for (const test of module.children.allTests()) {
        const { state } = test.result();
        if (state === 'passed') passed += 1;
        else if (state === 'failed') failed += 1;
      }
    }
    console.log(`${passed} passed, ${failed} failed`);
  }
}
