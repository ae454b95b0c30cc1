import { createElement } from 'react'
import type { IdentifierKind } from '../../../contracts/identifiers/index.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { ChoiceEditor, type Option } from './ChoiceEditor.tsx'
import { ColumnChooser, DensityButton } from './ColumnChooser.tsx'
import { DateRangeEditor } from './DateRangeEditor.tsx'
import type { Filter, FilterEditorProps } from './declaration.ts'
import { type ListFilter, useDeclaredList } from './declaredList.ts'
import { FilterBar } from './FilterBar.tsx'
import { SearchField } from './SearchField.tsx'
import { useFilterLabels } from './useFilterLabels.ts'
import { useListFilters } from './useListFilters.ts'

type Value = string | number | boolean
type Values = Record<string, Value | Value[] | undefined>

/** The search, the filters and the table's display options that the list declares. */
export const DeclaredFilters = ({ without = [] }: { without?: readonly string[] | undefined }) => {
  const locale = useLocale()
  const { resource, list, clearAll } = useDeclaredList()
  const toFilter = useToFilter()
  const search = useSearch()
  const declared = (list.filters ?? [])
    .map((one): Filter => (typeof one === 'string' ? { name: one } : one))
    .filter(({ name }) => !without.includes(name))
  const field = list.search && <SearchField label={resource.words?.search?.[locale] ?? ''} {...search} />
  return <FilterBar search={field} filters={declared.map(toFilter)} tools={useListTools()} onClearAll={clearAll} />
}

/** The search term and its setter. Personal data stays in memory; anything else is kept in the URL. */
function useSearch() {
  const { resource, list, searched, setSearched } = useDeclaredList()
  const { filters, set } = useListFilters<Values>()
  const { source = '', identifier } = typeof list.search === 'string' ? { source: list.search } : (list.search ?? {})
  const inAddress = typeof list.search === 'string' || identifier ? String(filters[source] ?? '') : ''
  const ask = async (typed: string) => {
    const isPersonal =
      typeof list.search === 'object' && (!identifier || (await isIdentifier(identifier, typed).catch(() => true)))
    if (searched || isPersonal) setSearched(isPersonal ? typed : '')
    if (inAddress || !isPersonal) set({ [source]: isPersonal ? '' : typed })
  }
  const maxLength = resource.filterShapes[source]?.maxLength
  return { value: searched || inAddress, maxLength, onSearch: (typed: string) => void ask(typed) }
}

/** Whether a complete identifier was typed. The rules for identifiers load with the first search. */
export async function isIdentifier(kind: IdentifierKind, typed: string): Promise<boolean> {
  const { checkIdentifier } = await import('../../../contracts/identifiers/index.ts')
  return checkIdentifier(kind, typed).ok
}

/** `createdAt` is filtered by `createdFrom` and `createdTo`, both days in India. */
const daysOf = (name: string) => {
  const stem = name.replace(/(At|On)$/, '')
  return { from: `${stem}From`, to: `${stem}To` }
}

function useToFilter() {
  const text = useTexts('components')
  const locale = useLocale()
  const words = useFilterLabels()
  const { resource } = useDeclaredList()
  const { filters, set } = useListFilters<Values>()

  const days = (name: string): Pick<ListFilter, 'value' | 'onClear' | 'editor'> => {
    const { from, to } = daysOf(name)
    const shown = { createdFrom: filters[from] as string | undefined, createdTo: filters[to] as string | undefined }
    return {
      value: words.days(shown),
      onClear: () => set({ [from]: undefined, [to]: undefined }),
      editor: (
        <DateRangeEditor days={shown} onChange={next => set({ [from]: next.createdFrom, [to]: next.createdTo })} />
      ),
    }
  }

  const choices = (name: string, label: string, options: readonly Option<string>[]) => {
    const { type, many } = resource.filterShapes[name] ?? { type: 'string', many: false }
    const typed = (value: string) => (type === 'number' ? Number(value) : type === 'boolean' ? value === 'true' : value)
    const chosen = filters[name] === undefined ? [] : [filters[name]].flat().map(String)
    const choose = (next: string[]) => {
      // At most one value: ticking another clears the first.
      const one = next.find(value => !chosen.includes(value))
      set({ [name]: many ? next.map(typed) : one === undefined ? undefined : typed(one) })
    }
    return {
      value: words.choices(options, chosen),
      onClear: () => set({ [name]: undefined }),
      editor: <ChoiceEditor label={label} options={options} chosen={chosen} onChange={choose} />,
    }
  }

  return ({ name, component, words: Words, rare = false }: Filter): ListFilter => {
    const field = resource.fields[name]
    // Times are filtered by whole days.
    const label = field?.kind === 'time' ? text('filter.date') : (field?.label[locale] ?? name)
    const options = Object.entries(field?.choices ?? {}).map(([value, one]) => ({ value, label: one.label[locale] }))
    const isDays = field?.kind === 'time' || field?.kind === 'day'
    const usual = isDays ? days(name) : choices(name, label, options)
    const value = filters[name]
    const props: FilterEditorProps<Value | Value[]> = { label, options, value, onChange: next => set({ [name]: next }) }
    const own = component && createElement(component, props as never)
    const editor = own ?? (isDays || options.length > 0 ? usual.editor : undefined)
    const shown = Words && value !== undefined ? createElement(Words, { value } as never) : undefined
    const word = usual.value ?? (value === undefined ? undefined : String([value].flat()))
    return { ...usual, name, label, rare, value: shown ?? word, editor }
  }
}

function useListTools() {
  const { columns, list } = useDeclaredList()
  const choosable = columns.some(({ hidden }) => hidden !== undefined)
  if (!choosable && !list.density) return undefined
  return (
    <>
      {choosable && <ColumnChooser />}
      {list.density && <DensityButton />}
    </>
  )
}
