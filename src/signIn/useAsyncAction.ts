import { useState } from 'react'
import { useTimedMessage } from '../components/plain/useTimedMessage.ts'
import { CallError } from '../dataProvider/callError.ts'

/** The flow's own words where no answer came (A17), else those of the server. */
const wordsOf = (error: unknown, offline: string | undefined): string =>
  offline !== undefined && error instanceof CallError && error.status === 0 ? offline : (error as Error).message

/** One piece of work at a time: what is going on, and for five seconds what went wrong. */
export function useAsyncAction<What extends string = 'working'>(offline?: string) {
  const [busy, setBusy] = useState<What | null>(null)
  const { message, show, clear } = useTimedMessage()

  /** `work` answers with what to say, or null when it went well. */
  async function attempt(what: What, work: () => Promise<string | null>): Promise<void> {
    setBusy(what)
    clear()
    const problem = await work().catch((error: unknown) => wordsOf(error, offline))
    setBusy(null)
    if (problem) show(problem)
  }

  return { busy, message, clear, attempt }
}
