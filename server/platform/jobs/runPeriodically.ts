import type { DatabaseLog } from '../db/pg.ts'

/** Runs a task repeatedly, `ms` after its end, until stopped; the first time after `firstMs`. A failure is logged and does not stop it. */
export function runPeriodically(
  ms: number,
  name: string,
  log: DatabaseLog,
  task: () => Promise<unknown>,
  firstMs = ms,
): { stop(): Promise<void> } {
  let stopped = false
  let timer: NodeJS.Timeout
  let running = Promise.resolve()
  const run = async () => {
    try {
      await task()
    } catch (error) {
      if (!stopped) log.error({ err: error }, name)
    }
    if (!stopped) schedule(ms)
  }
  const schedule = (inMs: number) => {
    timer = setTimeout(() => void (running = run()), inMs)
  }
  schedule(firstMs)
  return {
    async stop() {
      stopped = true
      clearTimeout(timer)
      await running
    },
  }
}
