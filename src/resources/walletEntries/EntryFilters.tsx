import type { z } from 'zod'
import { transferKinds } from '../../../contracts/codes.ts'
import type { walletEntry } from '../../../contracts/resources/walletEntry.ts'
import { ChoiceEditor } from '../../components/list/ChoiceEditor.tsx'
import { DaysEditor } from '../../components/list/DaysEditor.tsx'
import { FilterBar } from '../../components/list/FilterBar.tsx'
import { SearchField } from '../../components/list/SearchField.tsx'
import { useFilterWords } from '../../components/list/useFilterWords.ts'
import { useListFilters } from '../../components/list/useListFilters.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { useWallets } from '../../layout/wallets/useWallets.ts'

type Filters = z.output<typeof walletEntry.filter>

export const EntryFilters = () => {
  const text = useTexts('walletEntries')
  const words = useFilterWords()
  const { filters, set, clearAll } = useListFilters<Filters>()
  const { wallet = [], kind = [], createdFrom, createdTo, reference = '' } = filters
  const wallets = useWallets().wallets.map(one => ({ value: one.kind, label: text(`wallets.${one.kind}`) }))
  const kinds = transferKinds.map(value => ({ value, label: text(`kinds.${value}`) }))
  const [walletLabel, kindLabel] = [text('wallet'), text('kind')]
  return (
    <FilterBar
      search={<SearchField label={text('search')} value={reference} onAsk={typed => set({ reference: typed })} />}
      onClearAll={clearAll}
      filters={[
        {
          name: 'wallet',
          label: walletLabel,
          value: words.choices(wallets, wallet),
          onClear: () => set({ wallet: [] }),
          editor: (
            <ChoiceEditor
              label={walletLabel}
              options={wallets}
              chosen={wallet}
              onChange={chosen => set({ wallet: chosen })}
            />
          ),
        },
        {
          name: 'kind',
          label: kindLabel,
          value: words.choices(kinds, kind),
          onClear: () => set({ kind: [] }),
          editor: (
            <ChoiceEditor label={kindLabel} options={kinds} chosen={kind} onChange={chosen => set({ kind: chosen })} />
          ),
        },
        {
          name: 'days',
          label: text('date'),
          value: words.days({ createdFrom, createdTo }),
          onClear: () => set({ createdFrom: undefined, createdTo: undefined }),
          editor: <DaysEditor days={{ createdFrom, createdTo }} onChange={set} />,
        },
      ]}
    />
  )
}
