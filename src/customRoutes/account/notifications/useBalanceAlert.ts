import { useQueryClient } from '@tanstack/react-query'
import { getBalanceAlerts, setBalanceAlert } from '../../../../contracts/calls/balanceAlerts.ts'
import { formatPaise } from '../../../../contracts/platform/money.ts'
import { useToast } from '../../../components/useToast.ts'
import type { SuccessReply } from '../../../dataProvider/api.ts'
import { callQueryKey, useCallMutation } from '../../../dataProvider/useCallQuery.ts'
import { useTexts } from '../../../i18n/useTexts.ts'

export type BalanceAlert = SuccessReply<typeof getBalanceAlerts>['alerts'][number]

/** Sets or disables a wallet's low-balance alert, then shows the server's state. */
export function useBalanceAlert({ wallet }: BalanceAlert) {
  const text = useTexts('mails')
  const toast = useToast()
  const cache = useQueryClient()
  const { mutate, isPending } = useCallMutation(setBalanceAlert)
  const name = text(`alerts.wallet.${wallet}`)

  const set = (thresholdPaise: number | null) => {
    if (isPending) return
    mutate(
      { body: { wallet, thresholdPaise } },
      {
        onSuccess: answer => {
          cache.setQueryData(callQueryKey(getBalanceAlerts, {}), answer)
          const done =
            thresholdPaise === null
              ? text('alerts.turnedOff', { wallet: name })
              : text('alerts.saved', { wallet: name, amount: formatPaise(thresholdPaise) })
          toast(done, 'success')
        },
        onError: ({ fields, message }) => toast(fields[0]?.message ?? message, 'error'),
      },
    )
  }
  return { name, set, busy: isPending }
}
