import { useListContext } from 'ra-core'
import type { Lead } from '../../../contracts/resources/lead.ts'
import { ChoiceEditor } from '../../components/list/ChoiceEditor.tsx'
import { FilterBar } from '../../components/list/FilterBar.tsx'
import { SearchField } from '../../components/list/SearchField.tsx'
import { useListFilters } from '../../components/list/useListFilters.ts'
import { useTexts } from '../../i18n/useTexts.ts'

interface LeadFilter {
  kind: Lead['kind'] | undefined
  handled: boolean | undefined
}

const kinds = ['demo', 'contact'] as const satisfies readonly Lead['kind'][]
const states = ['open', 'handled'] as const

export const LeadFilters = ({ q, onAsk }: { q: string; onAsk: (typed: string) => void }) => {
  const text = useTexts('admin')
  const { setPage } = useListContext()
  const { filters, set, clearAll } = useListFilters<LeadFilter>()
  const { kind, handled } = filters
  const state = handled === undefined ? undefined : handled ? 'handled' : 'open'
  const ask = (typed: string) => {
    setPage(1)
    onAsk(typed)
  }
  return (
    <FilterBar
      search={<SearchField label={text('leads.search')} value={q} onAsk={ask} />}
      onClearAll={clearAll}
      filters={[
        {
          name: 'state',
          label: text('leads.stateLabel'),
          value: state && text(`leads.state.${state}`),
          onClear: () => set({ handled: undefined }),
          editor: (
            <ChoiceEditor
              label={text('leads.stateLabel')}
              options={states.map(value => ({ value, label: text(`leads.state.${value}`) }))}
              chosen={state ? [state] : []}
              // One or neither: ticking the other leaves the first.
              onChange={next => set({ handled: next.length > 0 ? next.at(-1) === 'handled' : undefined })}
            />
          ),
        },
        {
          name: 'kind',
          label: text('leads.kindLabel'),
          value: kind && text(`leads.kind.${kind}`),
          onClear: () => set({ kind: undefined }),
          editor: (
            <ChoiceEditor
              label={text('leads.kindLabel')}
              options={kinds.map(value => ({ value, label: text(`leads.kind.${value}`) }))}
              chosen={kind ? [kind] : []}
              onChange={next => set({ kind: next.at(-1) })}
            />
          ),
        },
      ]}
    />
  )
}
