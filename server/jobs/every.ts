import type { Logger } from 'pino'

/** A task that runs again `ms` after it has ended, until stopped; a failure is logged and does not end it. */
export function every(ms: number, name: string, log: Logger, task: () => Promise<unknown>): { stop(): Promise<void> } {
  let stopped = false
  let timer: NodeJS.Timeout
  let running = Promise.resolve()
  const run = async () => {
    try {
      await task()
    } catch (error) {
      if (!stopped) log.error({ err: error }, name)
    }
    if (!stopped) schedule()
  }
  const schedule = () => {
    timer = setTimeout(() => void (running = run()), ms)
  }
  schedule()
  return {
    async stop() {
      stopped = true
      clearTimeout(timer)
      await running
    },
  }
}
