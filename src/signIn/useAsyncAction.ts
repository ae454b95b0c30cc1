import { useState } from 'react'
import { useTimedMessage } from '../components/plain/useTimedMessage.ts'
import { CallError } from '../dataProvider/callError.ts'

/** The flow's own message if there was no reply (A17), else the server's. */
const messageOf = (error: unknown, offline: string | undefined): string =>
  offline !== undefined && error instanceof CallError && error.status === 0 ? offline : (error as Error).message

/** Runs one action at a time. Returns the running action and, for five seconds, the error message. */
export function useAsyncAction<What extends string = 'working'>(offline?: string) {
  const [busy, setBusy] = useState<What | null>(null)
  const { message, show, clear } = useTimedMessage()

  /** `work` returns an error message, or null on success. */
  async function attempt(what: What, work: () => Promise<string | null>): Promise<void> {
    setBusy(what)
    clear()
    const problem = await work().catch((error: unknown) => messageOf(error, offline))
    setBusy(null)
    if (problem) show(problem)
  }

  return { busy, message, clear, attempt }
}
