import { useListContext } from 'ra-core'
import type { z } from 'zod'
import { type postpaidCustomer, postpaidStandings } from '../../../../../contracts/resources/postpaidCustomer.ts'
import { ChoiceEditor } from '../../../../components/list/ChoiceEditor.tsx'
import { FilterBar } from '../../../../components/list/FilterBar.tsx'
import { SearchField } from '../../../../components/list/SearchField.tsx'
import { useFilterLabels } from '../../../../components/list/useFilterLabels.ts'
import { useListFilters } from '../../../../components/list/useListFilters.ts'
import { useTexts } from '../../../../i18n/useTexts.ts'

type Filter = z.output<typeof postpaidCustomer.filter>

export const PostpaidFilters = ({ q, onAsk }: { q: string; onAsk: (q: string) => void }) => {
  const text = useTexts('adminPostpaid')
  const words = useFilterLabels()
  const { setPage } = useListContext()
  const { filters, set, clearAll } = useListFilters<Filter>()
  const { standing = [] } = filters
  const label = text('standing.label')
  const options = postpaidStandings.map(value => ({ value, label: text(`standing.${value}`) }))
  const ask = (typed: string) => {
    setPage(1)
    onAsk(typed)
  }
  return (
    <FilterBar
      search={<SearchField label={text('search')} value={q} onAsk={ask} />}
      onClearAll={() => {
        onAsk('')
        clearAll()
      }}
      filters={[
        {
          name: 'standing',
          label,
          value: words.choices(options, standing),
          onClear: () => set({ standing: [] }),
          editor: (
            <ChoiceEditor
              label={label}
              options={options}
              chosen={standing}
              onChange={next => set({ standing: next })}
            />
          ),
        },
      ]}
    />
  )
}
