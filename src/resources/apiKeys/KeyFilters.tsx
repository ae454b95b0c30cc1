import type { z } from 'zod'
import type { apiKey } from '../../../contracts/resources/apiKey.ts'
import { ChoiceEditor } from '../../components/list/ChoiceEditor.tsx'
import { FilterBar } from '../../components/list/FilterBar.tsx'
import { SearchField } from '../../components/list/SearchField.tsx'
import { useFilterLabels } from '../../components/list/useFilterLabels.ts'
import { useListFilters } from '../../components/list/useListFilters.ts'
import { useTexts } from '../../i18n/useTexts.ts'

type Filters = z.output<typeof apiKey.filter>

export const KeyFilters = () => {
  const text = useTexts('apiKeys')
  const words = useFilterLabels()
  const { filters, set, clearAll } = useListFilters<Filters>()
  const modes = (['test', 'live'] as const).map(value => ({ value, label: text(`modes.${value}`) }))
  const statuses = (['active', 'expired', 'revoked'] as const).map(value => ({
    value,
    label: text(`statuses.${value}`),
  }))
  const mode = filters.mode ? [filters.mode] : []
  const status = filters.status ? [filters.status] : []
  return (
    <FilterBar
      search={<SearchField label={text('search')} value={filters.q ?? ''} onAsk={q => set({ q })} />}
      onClearAll={clearAll}
      filters={[
        {
          name: 'mode',
          label: text('mode'),
          value: words.choices(modes, mode),
          onClear: () => set({ mode: undefined }),
          // One or neither: both would be all.
          editor: (
            <ChoiceEditor
              label={text('mode')}
              options={modes}
              chosen={mode}
              onChange={chosen => set({ mode: chosen.at(-1) })}
            />
          ),
        },
        {
          name: 'status',
          label: text('status'),
          value: words.choices(statuses, status),
          onClear: () => set({ status: undefined }),
          editor: (
            <ChoiceEditor
              label={text('status')}
              options={statuses}
              chosen={status}
              onChange={chosen => set({ status: chosen.at(-1) })}
            />
          ),
        },
      ]}
    />
  )
}
