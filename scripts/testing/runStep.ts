import { type ChildProcess, spawn } from 'node:child_process'
import { cpuSecondsOfEnded } from './cpuTime.ts'
import { type Report, readReport } from './report.ts'
import type { Step } from './steps.ts'
import { emptyTally, type Tally, tallyOf } from './tally.ts'

export type Outcome = {
  step: Step
  tally: Tally
  output: string
  seconds: number
  /** Of the step's processes; PostgreSQL works outside them. */
  cpuSeconds?: number | undefined
  report?: Report | undefined
}

const running = new Set<ChildProcess>()

const STOP_MS = 5_000

/** Stops every step that runs; one that takes too long over it is killed. */
export function stopAll(): void {
  running.forEach(child => child.kill('SIGTERM'))
  setTimeout(() => running.forEach(child => child.kill('SIGKILL')), STOP_MS).unref()
}

const environment = {
  ...process.env,
  TZ: 'America/Los_Angeles',
  // The steps write to a pipe; colours follow the terminal that their output is printed on.
  ...(process.stdout.isTTY && !process.env.NO_COLOR ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' }),
}

type Ended = { code: number; output: string; cpuSeconds: number | undefined }

function execute(args: string[], env: Record<string, string> = {}): Promise<Ended> {
  return new Promise(resolve => {
    const child = spawn(process.execPath, args, { env: { ...environment, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    const collect = (chunk: string) => {
      output += chunk
    }
    child.stdout.setEncoding('utf8').on('data', collect)
    child.stderr.setEncoding('utf8').on('data', collect)
    running.add(child)
    let cpuSeconds: number | undefined
    child.once('exit', () => {
      cpuSeconds = cpuSecondsOfEnded()
    })
    child.once('close', code => {
      running.delete(child)
      resolve({ code: code ?? 1, output, cpuSeconds })
    })
  })
}

/** Runs one step to its end. Its own failure is an outcome, not an error. */
export async function runStep(step: Step): Promise<Outcome> {
  const start = performance.now()
  const outcome = (tally: Partial<Tally>, output: string, more: Partial<Outcome> = {}): Outcome => ({
    step,
    tally: { ...emptyTally, ...tally },
    output,
    seconds: (performance.now() - start) / 1000,
    ...more,
  })
  const { env, skip, fail } = (await step.prepare?.()) ?? {}
  if (fail) return outcome({ failed: 1 }, fail)
  if (skip) return outcome({ skipped: 1 }, skip)
  const { code, output, cpuSeconds } = await execute(step.args, {
    ...env,
    ...(step.report && { TEST_REPORT: step.report }),
  })
  if (!step.report) return outcome(code === 0 ? { passed: 1 } : { failed: 1 }, output, { cpuSeconds })
  const report = readReport(step.report)
  return outcome(tallyOf(report, code), output, { cpuSeconds, report })
}
