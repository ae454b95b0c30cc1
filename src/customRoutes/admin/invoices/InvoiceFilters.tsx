import type { z } from 'zod'
import { type invoice, invoiceKinds } from '../../../../contracts/resources/invoice.ts'
import { ChoiceEditor } from '../../../components/list/ChoiceEditor.tsx'
import { DaysEditor } from '../../../components/list/DaysEditor.tsx'
import { FilterBar } from '../../../components/list/FilterBar.tsx'
import { SearchField } from '../../../components/list/SearchField.tsx'
import { useFilterWords } from '../../../components/list/useFilterWords.ts'
import { useListFilters } from '../../../components/list/useListFilters.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { CustomerEditor } from '../../../resources/transactions/CustomerEditor.tsx'

type Filters = z.output<typeof invoice.filter>

export const InvoiceFilters = () => {
  const text = useTexts('adminMoney')
  const words = useFilterWords()
  const { filters, set, clearAll } = useListFilters<Filters>()
  const { q = '', kind = [], customer, createdFrom, createdTo } = filters
  return (
    <FilterBar
      search={<SearchField label={text('invoices.search')} value={q} onAsk={typed => set({ q: typed })} />}
      onClearAll={clearAll}
      filters={[
        {
          name: 'kind',
          label: text('invoices.kind'),
          value: kind.map(one => text(`invoices.kinds.${one}`)).join(', ') || undefined,
          onClear: () => set({ kind: undefined }),
          editor: (
            <ChoiceEditor
              label={text('invoices.kind')}
              options={invoiceKinds.map(value => ({ value, label: text(`invoices.kinds.${value}`) }))}
              chosen={kind}
              onChange={chosen => set({ kind: chosen.length > 0 ? chosen : undefined })}
            />
          ),
        },
        {
          name: 'customer',
          label: text('invoices.customer'),
          value: customer,
          onClear: () => set({ customer: undefined }),
          editor: <CustomerEditor value={customer ?? ''} onAsk={asked => set({ customer: asked })} />,
        },
        {
          name: 'days',
          label: text('invoices.date'),
          value: words.days({ createdFrom, createdTo }),
          onClear: () => set({ createdFrom: undefined, createdTo: undefined }),
          editor: <DaysEditor days={{ createdFrom, createdTo }} onChange={set} />,
        },
      ]}
    />
  )
}
