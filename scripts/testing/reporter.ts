import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { Reporter, TestCase, TestModule } from 'vitest/node'
import type { Report } from './report.ts'

/** A file's environment, imports, hooks and tests together. */
function secondsOf(module: TestModule): number {
  const { environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration } = module.diagnostic()
  return (environmentSetupDuration + prepareDuration + collectDuration + setupDuration + duration) / 1000
}

function reportOf(test: TestCase): Report[number]['tests'][number] {
  const { state, errors = [] } = test.result()
  const retries = test.diagnostic()?.retryCount ?? 0
  // The difference says what a message such as "expected [ Array(1) ] to deeply equal []" leaves out.
  const described = errors.map(({ message, diff, stack }) => [message, diff, stack].filter(Boolean).join('\n'))
  return { name: test.fullName, state, retries, errors: described }
}

/** Writes what `npm test` prints about a suite to the file that TEST_REPORT names. */
export default class SuiteReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const files = modules.map(module => ({
      name: relative('tests', module.moduleId),
      state: module.state(),
      seconds: secondsOf(module),
      tests: Array.from(module.children.allTests(), reportOf),
    }))
    writeFileSync(process.env.TEST_REPORT ?? 'report.json', JSON.stringify(files satisfies Report))
  }
}
