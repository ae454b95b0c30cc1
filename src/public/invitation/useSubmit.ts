import { useState } from 'react'
import { errorMessage, PublicFailure } from '../challans/shared/usePublicApi.ts'

/** Runs an action of a form once at a time, and keeps the server's message, and those of its fields, if it fails. */
export function useSubmit() {
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState('')
  const [fields, setFields] = useState<Readonly<Record<string, string>>>({})
  const submit = async (work: () => Promise<unknown>): Promise<void> => {
    setBusy(true)
    setError('')
    setFields({})
    try {
      await work()
    } catch (thrown) {
      setError(errorMessage(thrown))
      if (thrown instanceof PublicFailure) setFields(thrown.fields)
    } finally {
      setBusy(false)
    }
  }
  return { busy, error, fields, submit }
}
