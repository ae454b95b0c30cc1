import { type TransferKind, transferKinds, type WalletKind, walletKinds } from '../../../contracts/codes.ts'
import { ChoiceEditor } from '../../components/list/ChoiceEditor.tsx'
import { DaysEditor } from '../../components/list/DaysEditor.tsx'
import { FilterBar } from '../../components/list/FilterBar.tsx'
import { SearchField } from '../../components/list/SearchField.tsx'
import { useFilterWords } from '../../components/list/useFilterWords.ts'
import { useListFilters } from '../../components/list/useListFilters.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { CustomerEditor } from './CustomerEditor.tsx'
import type { TransactionFilter } from './filter.ts'

/** `ofOne`: of a customer who is chosen already. */
export const TransactionFilters = ({ ofOne = false }: { ofOne?: boolean }) => {
  const text = useTexts('admin')
  const shell = useTexts('shell')
  const entryText = useTexts('walletEntries')
  const words = useFilterWords()
  const { filters, set, clearAll } = useListFilters<TransactionFilter>()
  const { customer, wallet = [], kind = [], createdFrom, createdTo, reference = '' } = filters
  const wallets = walletKinds.map(value => ({ value, label: shell(`wallet.short.${value}`) }))
  const kinds = transferKinds.map(value => ({ value, label: entryText(`kinds.${value}`) }))
  const [walletLabel, kindLabel] = [text('transactions.wallet'), text('transactions.kind')]
  const customerFilter = {
    name: 'customer',
    label: text('transactions.customer'),
    value: customer,
    onClear: () => set({ customer: undefined }),
    editor: <CustomerEditor value={customer ?? ''} onAsk={asked => set({ customer: asked })} />,
  }
  return (
    <FilterBar
      search={
        <SearchField label={text('transactions.search')} value={reference} onAsk={typed => set({ reference: typed })} />
      }
      onClearAll={clearAll}
      filters={[
        ...(ofOne ? [] : [customerFilter]),
        {
          name: 'kind',
          label: kindLabel,
          value: words.choices(kinds, kind),
          onClear: () => set({ kind: [] }),
          editor: (
            <ChoiceEditor<TransferKind>
              label={kindLabel}
              options={kinds}
              chosen={kind}
              onChange={chosen => set({ kind: chosen })}
            />
          ),
        },
        {
          name: 'wallet',
          label: walletLabel,
          value: words.choices(wallets, wallet),
          onClear: () => set({ wallet: [] }),
          editor: (
            <ChoiceEditor<WalletKind>
              label={walletLabel}
              options={wallets}
              chosen={wallet}
              onChange={chosen => set({ wallet: chosen })}
            />
          ),
        },
        {
          name: 'days',
          label: text('transactions.date'),
          value: words.days({ createdFrom, createdTo }),
          onClear: () => set({ createdFrom: undefined, createdTo: undefined }),
          editor: <DaysEditor days={{ createdFrom, createdTo }} onChange={set} />,
        },
      ]}
    />
  )
}
