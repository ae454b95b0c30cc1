import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { Reporter, TestModule } from 'vitest/node'
import type { Report } from './report.ts'

/** A file's environment, imports, hooks and tests together. */
function secondsOf(module: TestModule): number {
  const { environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration } = module.diagnostic()
  return (environmentSetupDuration + prepareDuration + collectDuration + setupDuration + duration) / 1000
}

/** Writes what `npm test` prints about a suite to the file that TEST_REPORT names. */
export default class SuiteReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const files = modules.map(module => ({
      name: relative('tests', module.moduleId),
      state: module.state(),
      seconds: secondsOf(module),
      tests: Array.from(module.children.allTests(), test => ({
        name: test.fullName,
        state: test.result().state,
        retries: test.diagnostic()?.retryCount ?? 0,
      })),
    }))
    writeFileSync(process.env.TEST_REPORT ?? 'report.json', JSON.stringify(files satisfies Report))
  }
}
