import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { adjustWallet } from '../../../../contracts/calls/admin.ts'
import { formatPaise } from '../../../../contracts/money.ts'
import { useToast } from '../../../components/useToast.ts'
import { useAction } from '../../../dataProvider/useCall.ts'
import { useAdminText } from '../../../i18n/adminTexts.ts'
import { attemptKeys } from '../../verifications/new/attemptKey.ts'
import { changeOf, type Draft } from './adjustment.ts'

/** Moves the money once per opened dialog and draft: pressing twice, or again after a lost answer, is the same attempt. */
export function useAdjust(userId: string, onDone: () => void) {
  const text = useAdminText()
  const toast = useToast()
  const cache = useQueryClient()
  const [keys] = useState(attemptKeys)
  const { mutate, isPending, error } = useAction(adjustWallet)

  const adjust = (draft: Draft) => {
    const amountPaise = changeOf(draft)
    if (amountPaise === null) return
    const { wallet } = draft
    const body = { wallet, amountPaise, reason: draft.reason.trim() }
    mutate(
      { params: { id: userId }, body, idempotencyKey: keys.keyFor(body) },
      {
        onSuccess: ({ availablePaise }) => {
          const done = { wallet: text(`users.wallet.${wallet}`), amount: formatPaise(availablePaise) }
          toast(text('users.adjust.done', done), 'success')
          void cache.invalidateQueries()
          onDone()
        },
      },
    )
  }
  return { adjust, busy: isPending, error }
}
