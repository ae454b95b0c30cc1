import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useToast } from '../../../components/useToast.ts'
import type { CallError } from '../../../dataProvider/callError.ts'
import { useTexts } from '../../../i18n/useTexts.ts'

/** The server's bound too. */
export const MIN_REASON_LENGTH = 5

interface ReasonedAct {
  act: (reason: string) => Promise<unknown>
  /** Said when it is done. */
  done: string
  onClose: () => void
}

/** An act that wants a reason: what is wrong is said in the dialog, what is done in a toast, and everything shown is read again. */
export function useActionWithReason({ act, done, onClose }: ReasonedAct) {
  const text = useTexts('admin')
  const toast = useToast()
  const cache = useQueryClient()
  const [problem, setProblem] = useState<string>()

  const onConfirm = async (reason: string) => {
    if (reason.length < MIN_REASON_LENGTH) return setProblem(text('users.adjust.reasonShort'))
    try {
      await act(reason)
    } catch (error) {
      const { fields, message } = error as CallError
      return setProblem(fields[0]?.message ?? message)
    }
    toast(done, 'success')
    void cache.invalidateQueries()
    return onClose()
  }
  return { problem, onConfirm }
}
