import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { revealKyc } from '../../../../contracts/calls/adminKyc.ts'
import { callApi } from '../../../dataProvider/api.ts'
import type { CallError } from '../../../dataProvider/callError.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { MIN_REASON_LENGTH } from '../actions/useActionWithReason.ts'

export type RevealableField = 'number' | 'dins'

/** Whole numbers in memory only, never in the cache. `reveal` answers whether they are there. */
export function useReveal(id: string, field: RevealableField) {
  const text = useTexts('admin')
  const cache = useQueryClient()
  const [values, setValues] = useState<string[]>()
  const [problem, setProblem] = useState<string>()

  const reveal = async (reason: string): Promise<boolean> => {
    if (reason.length < MIN_REASON_LENGTH) {
      setProblem(text('users.adjust.reasonShort'))
      return false
    }
    try {
      const found = await callApi(revealKyc, { params: { id }, body: { field, reason } })
      setValues(found.values)
    } catch (error) {
      const { fields, message } = error as CallError
      setProblem(fields[0]?.message ?? message)
      return false
    }
    // The audit log has grown.
    void cache.invalidateQueries()
    return true
  }
  return { values, problem, reveal, hide: () => setValues(undefined), forget: () => setProblem(undefined) }
}
