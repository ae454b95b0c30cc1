import { useState } from 'react'
import { errorMessage } from '../challans/shared/usePublicApi.ts'

/** Runs an action of a form once at a time, and keeps the server's message if it fails. */
export function useSubmit() {
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState('')
  const submit = async (work: () => Promise<unknown>): Promise<void> => {
    setBusy(true)
    setError('')
    try {
      await work()
    } catch (thrown) {
      setError(errorMessage(thrown))
    } finally {
      setBusy(false)
    }
  }
  return { busy, error, submit }
}
