import { ChoiceEditor } from '../../../components/list/ChoiceEditor.tsx'
import { DensityButton } from '../../../components/list/ColumnChooser.tsx'
import { ColumnsButton } from '../../../components/list/ColumnsButton.tsx'
import { DateRangeEditor } from '../../../components/list/DateRangeEditor.tsx'
import { FilterBar } from '../../../components/list/FilterBar.tsx'
import { SearchField } from '../../../components/list/SearchField.tsx'
import { useTexts } from '../../../i18n/useTexts.ts'
import { useProduct, useProductNames } from '../product.ts'
import { columnsOf, isHidden, useColumnLabel } from './columns.ts'
import { type FilterName, type Filters, filterNames, usualFilters } from './filters.ts'
import { isSubject, useFilters, useSubjectSearch } from './useFilters.ts'

/** Search, filters and how the table looks. A file is only ever come from, so it has no editor. */
export const CheckFilters = () => {
  const text = useTexts('verifications')
  const { subject } = useProductNames(useProduct())
  const { filters, optionsFor, wordsFor, set, clear, clearAll } = useFilters()
  const { asked, ask } = useListSearch()

  const editorOf = (name: FilterName) => {
    if (name === 'file') return undefined
    if (name === 'created') return <DateRangeEditor days={filters} onChange={set} />
    const choose = (chosen: string[]) => {
      const more = { [name]: name === 'mode' ? chosen.at(-1) : chosen }
      set(more satisfies Partial<Record<keyof Filters, unknown>>)
    }
    const chosen: string[] = [filters[name] ?? []].flat()
    return <ChoiceEditor label={text(`filter.${name}`)} options={optionsFor(name)} chosen={chosen} onChange={choose} />
  }
  return (
    <FilterBar
      search={<SearchField label={text('list.search', { subject })} value={asked} onAsk={typed => void ask(typed)} />}
      filters={filterNames.map(name => ({
        name,
        label: text(`filter.${name}`),
        value: wordsFor(name),
        rare: !usualFilters.includes(name),
        editor: editorOf(name),
        onClear: () => clear(name),
      }))}
      tools={
        <>
          <CheckColumns />
          <DensityButton />
        </>
      }
      onClearAll={clearAll}
    />
  )
}

/** What is searched for, and how to search for something else: a whole identifier stays in memory, all else in the address. */
function useListSearch() {
  const product = useProduct()
  const { filters, set } = useFilters()
  const subject = useSubjectSearch()
  const asked = subject.value || (filters.q ?? '')
  const ask = async (typed: string) => {
    if (typed === asked) return
    const personal = await isSubject(product, typed)
    subject.set(personal ? typed : '')
    if (!personal || filters.q) set({ q: personal ? '' : typed })
  }
  return { asked, ask }
}

/** Which columns are shown, for each product apart. The request ID, the row's link, always stays. */
const CheckColumns = () => {
  const text = useTexts('components')
  const product = useProduct()
  const label = useColumnLabel(product)
  const columns = columnsOf(product)
  return (
    <ColumnsButton
      resource={product.id}
      label={text('list.columns')}
      reset={text('list.resetColumns')}
      usuallyHidden={columns.filter(isHidden).map(({ id }) => id)}
      columns={columns.map(column => ({ name: column.id, label: label(column), fixed: column.id === 'id' }))}
    />
  )
}
