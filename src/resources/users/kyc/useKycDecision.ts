import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { decideKyc } from '../../../../contracts/calls/adminKyc.ts'
import { useToast } from '../../../components/useToast.ts'
import { callApi } from '../../../dataProvider/api.ts'
import type { CallError } from '../../../dataProvider/callError.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { MIN_REASON_LENGTH } from '../actions/useActionWithReason.ts'

export interface KycDecisionProps {
  /** Of the KYC record. */
  id: string
  /** Which submission is on the screen. */
  submittedAt: string | null
  onClose: () => void
  /** Somebody else has decided meanwhile; what the server said. */
  onConflict: (message: string) => void
}

type Decision = { decision: 'approve' } | { decision: 'reject'; reason: string }

/** One decision. What was overtaken closes the dialog and reads everything again, for there is nothing left to decide. */
export function useKycDecision({ id, submittedAt, onClose, onConflict }: KycDecisionProps) {
  const text = useTexts('admin')
  const toast = useToast()
  const cache = useQueryClient()
  const [problem, setProblem] = useState<string>()

  const decide = async (body: Decision, done: string) => {
    if (body.decision === 'reject' && body.reason.length < MIN_REASON_LENGTH)
      return setProblem(text('users.adjust.reasonShort'))
    try {
      await callApi(decideKyc, { params: { id }, body: { ...body, ...(submittedAt && { submittedAt }) } })
      toast(done, 'success')
    } catch (error) {
      const { status, fields, message } = error as CallError
      if (status !== 409) return setProblem(fields[0]?.message ?? message)
      onConflict(message)
    }
    void cache.invalidateQueries()
    return onClose()
  }
  return { problem, decide }
}
