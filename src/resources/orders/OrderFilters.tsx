import type { z } from 'zod'
import type { paymentOrder } from '../../../contracts/resources/paymentOrder.ts'
import { topUpWallets } from '../../../contracts/topUp.ts'
import { ChoiceEditor } from '../../components/list/ChoiceEditor.tsx'
import { DateRangeEditor } from '../../components/list/DateRangeEditor.tsx'
import { FilterBar } from '../../components/list/FilterBar.tsx'
import { useFilterLabels } from '../../components/list/useFilterLabels.ts'
import { useListFilters } from '../../components/list/useListFilters.ts'
import { useTexts } from '../../i18n/useTexts.ts'

type Filters = z.output<typeof paymentOrder.filter>

/** As the contract has them; its module is not in the browser. */
const statuses = ['created', 'failed', 'expired', 'paid', 'credited', 'diverged'] as const

export const OrderFilters = () => {
  const text = useTexts('orders')
  const words = useFilterLabels()
  const { filters, set, clearAll } = useListFilters<Filters>()
  const { status = [], wallet = [], createdFrom, createdTo } = filters
  const wallets = topUpWallets.map(value => ({ value, label: text(`wallets.${value}`) }))
  const states = statuses.map(value => ({ value, label: text(`statuses.${value}`) }))
  return (
    <FilterBar
      onClearAll={clearAll}
      filters={[
        {
          name: 'status',
          label: text('status'),
          value: words.choices(states, status),
          onClear: () => set({ status: [] }),
          editor: (
            <ChoiceEditor
              label={text('status')}
              options={states}
              chosen={status}
              onChange={chosen => set({ status: chosen })}
            />
          ),
        },
        {
          name: 'wallet',
          label: text('wallet'),
          value: words.choices(wallets, wallet),
          onClear: () => set({ wallet: [] }),
          editor: (
            <ChoiceEditor
              label={text('wallet')}
              options={wallets}
              chosen={wallet}
              onChange={chosen => set({ wallet: chosen })}
            />
          ),
        },
        {
          name: 'days',
          label: text('date'),
          value: words.days({ createdFrom, createdTo }),
          onClear: () => set({ createdFrom: undefined, createdTo: undefined }),
          editor: <DateRangeEditor days={{ createdFrom, createdTo }} onChange={set} />,
        },
      ]}
    />
  )
}
