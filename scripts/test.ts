import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { printOutcome, printWarnings } from './testing/print.ts'
import { type Outcome, runStep, stopAll } from './testing/runStep.ts'
import { type Step, testSteps } from './testing/steps.ts'
import { closingLine, sumTallies } from './testing/tally.ts'

/** A suite waits for databases, timers and child processes a good part of its time: two of them leave two cores idle. */
const LANES = 3

/** The exit code of a run that was told to stop. */
let stopped = 0

/** Runs the steps in order, a few at a time, and prints each as it ends. */
async function runAll(steps: Step[]): Promise<Outcome[]> {
  const waiting = [...steps]
  const outcomes: Outcome[] = []
  const lane = async () => {
    for (let step = waiting.shift(); step && !stopped; step = waiting.shift()) {
      console.log(`… ${step.name}`)
      const outcome = await runStep(step)
      if (!stopped) printOutcome(outcome)
      outcomes.push(outcome)
    }
  }
  await Promise.all(Array.from({ length: LANES }, lane))
  return outcomes
}

const args = process.argv.slice(2)
const named = args.filter(arg => !arg.startsWith('-'))
const reports = mkdtempSync(join(tmpdir(), 'satyapan-test-'))
const stop = (code: number) => () => {
  stopped = code
  stopAll()
}
process.on('SIGINT', stop(130)).on('SIGTERM', stop(143))

const steps = testSteps(reports, availableParallelism())
  .filter(step => !(args.includes('--no-browser') && step.name === 'e2e'))
  .filter(step => named.length === 0 || named.includes(step.name))
const outcomes = await runAll(steps.filter(step => !step.alone))
outcomes.push(...(await runAll(steps.filter(step => step.alone))))
rmSync(reports, { recursive: true, force: true })

if (stopped) process.exit(stopped)
printWarnings(outcomes)
const total = sumTallies(outcomes.map(outcome => outcome.tally))
const broken = outcomes.filter(outcome => outcome.tally.failed).map(outcome => outcome.step.name)
if (broken.length) console.log(`\nFailed: ${broken.join(', ')}`)
console.log(`\n${closingLine(total)}`)
process.exitCode = total.failed || !total.passed ? 1 : 0
