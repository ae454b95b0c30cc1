import { useListContext } from 'ra-core'
import { ChoiceEditor } from '../../../components/list/ChoiceEditor.tsx'
import { FilterBar } from '../../../components/list/FilterBar.tsx'
import { SearchField } from '../../../components/list/SearchField.tsx'
import { useListFilters } from '../../../components/list/useListFilters.ts'
import { type Translate, useTexts } from '../../../i18n/useTexts.ts'
import { type ChoiceName, choiceOf, choices, filterOf, type UserFilter } from '../filters.ts'

const names = ['status', 'kyc', 'plan'] as const

/** The words of a filter's values. */
const optionsOf = (name: ChoiceName, text: Translate<'admin'>): { value: string; label: string }[] => {
  if (name === 'status') return choices.status.map(value => ({ value, label: text(`users.status.${value}`) }))
  if (name === 'kyc') return choices.kyc.map(value => ({ value, label: text(`users.kyc.${value}`) }))
  return choices.plan.map(value => ({ value, label: text(`users.plan.${value}`) }))
}

export const UserFilters = ({ q, onAsk }: { q: string; onAsk: (typed: string) => void }) => {
  const text = useTexts('admin')
  const { setPage } = useListContext()
  const { filters, set, clearAll } = useListFilters<UserFilter>()
  const chosen = choiceOf(filters)
  const ask = (typed: string) => {
    setPage(1)
    onAsk(typed)
  }
  return (
    <FilterBar
      search={<SearchField label={text('users.search')} value={q} onAsk={ask} />}
      onClearAll={clearAll}
      filters={names.map(name => {
        const label = text(`users.${name}.label`)
        const options = optionsOf(name, text)
        const value = chosen[name]
        return {
          name,
          label,
          value: options.find(option => option.value === value)?.label,
          onClear: () => set(filterOf(name, undefined)),
          editor: (
            <ChoiceEditor
              label={label}
              options={options}
              chosen={value ? [value] : []}
              // One or neither: ticking the other leaves the first.
              onChange={next => set(filterOf(name, next.at(-1)))}
            />
          ),
        }
      })}
    />
  )
}
