import { useQueryClient } from '@tanstack/react-query'
import { startBulkSend } from '../../../../contracts/calls/esignBulk.ts'
import type { ShownBulkSend } from '../../../../contracts/esign/bulk.ts'
import { formatPaise } from '../../../../contracts/platform/money.ts'
import { useCanCall } from '../../../authProvider/session.ts'
import { BusyButton } from '../../../components/BusyButton.tsx'
import { PriceCard } from '../../../components/PriceCard.tsx'
import { useToast } from '../../../components/useToast.ts'
import { useCallMutation } from '../../../dataProvider/useCallQuery.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { ShortBalance } from '../../../resources/verifications/ShortBalance.tsx'
import { useBalanceAfter } from '../../../wallets/useBalanceAfter.ts'
import { useShortfall } from '../../../wallets/useShortfall.ts'

/** What sending all of them costs, which wallet pays, and the button that sends them. */
export const BulkPrice = ({ send, onStart }: { send: ShownBulkSend; onStart: () => void }) => {
  const text = useTexts('esignBulk')
  const toast = useToast()
  const cache = useQueryClient()
  const isAllowed = useCanCall(startBulkSend)
  const { id, state, counts, unitPaise, totalPaise } = send
  const kind = send.fileName === null ? 'api' : 'product'
  const wallet = useBalanceAfter(totalPaise, kind)
  const shortfall = useShortfall(totalPaise, kind)
  const { mutate, isPending } = useCallMutation(startBulkSend)
  const count = counts.ready + counts.failed
  const start = () =>
    mutate(
      { params: { id }, body: { atMostPaise: totalPaise } },
      {
        onSuccess: () => toast(text('run.started'), 'success'),
        onError: ({ message }) => toast(message, 'error'),
        onSettled: () => {
          void cache.invalidateQueries()
          onStart()
        },
      },
    )
  return (
    <PriceCard
      title={text('price.title')}
      lines={[
        { label: text('price.line', { smart_count: count, price: formatPaise(unitPaise) }), paise: totalPaise },
        ...(state === 'ready' && counts.problem > 0
          ? [{ label: text('price.left', { smart_count: counts.problem }), paise: 0 }]
          : []),
      ]}
      totalPaise={totalPaise}
      note={text('price.note')}
      {...(wallet && { wallet })}
      reason={
        count === 0
          ? text('price.nothing')
          : shortfall && <ShortBalance shortfall={shortfall} pricePaise={totalPaise} />
      }
      action={
        <BusyButton
          variant="contained"
          busy={isPending}
          disabled={count === 0 || shortfall !== undefined || !isAllowed}
          onClick={start}
        >
          {text(state === 'ready' ? 'price.send' : 'price.rest', { smart_count: count })}
        </BusyButton>
      }
    />
  )
}
