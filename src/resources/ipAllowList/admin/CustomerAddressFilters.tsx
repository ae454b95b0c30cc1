import type { z } from 'zod'
import type { customerIpEntry } from '../../../../contracts/resources/ipAllowListEntry.ts'
import { ChoiceEditor } from '../../../components/list/ChoiceEditor.tsx'
import { FilterBar } from '../../../components/list/FilterBar.tsx'
import { SearchField } from '../../../components/list/SearchField.tsx'
import { useListFilters } from '../../../components/list/useListFilters.ts'
import { useTexts } from '../../../i18n/useTexts.ts'

type Filter = z.output<typeof customerIpEntry.filter>

const states = ['active', 'disabled'] as const

export const CustomerAddressFilters = () => {
  const text = useTexts('admin')
  const { filters, set, clearAll } = useListFilters<Filter>()
  const { q = '', disabled } = filters
  const state = disabled === undefined ? undefined : disabled ? 'disabled' : 'active'
  return (
    <FilterBar
      search={<SearchField label={text('addresses.search')} value={q} onAsk={typed => set({ q: typed })} />}
      onClearAll={clearAll}
      filters={[
        {
          name: 'state',
          label: text('addresses.stateLabel'),
          value: state && text(`addresses.state.${state}`),
          onClear: () => set({ disabled: undefined }),
          editor: (
            <ChoiceEditor
              label={text('addresses.stateLabel')}
              options={states.map(value => ({ value, label: text(`addresses.state.${value}`) }))}
              chosen={state ? [state] : []}
              // One or neither: ticking the other leaves the first.
              onChange={next => set({ disabled: next.length > 0 ? next.at(-1) === 'disabled' : undefined })}
            />
          ),
        },
      ]}
    />
  )
}
