import { useListContext } from 'ra-core'

const isGiven = (value: unknown) => (Array.isArray(value) ? value.length > 0 : !!value || value === false)

/** The list's filters and their setters. A change returns to the first page, so the cursor is dropped. */
export function useListFilters<Filters extends object>() {
  const { filterValues, setFilters } = useListContext()
  const filters = filterValues as Partial<Filters>
  const set = (more: Partial<Filters>) => {
    const all: [string, unknown][] = Object.entries({ ...filters, ...more, after: undefined })
    setFilters(Object.fromEntries(all.filter(([, value]) => isGiven(value))))
  }
  return { filters, set, clearAll: () => setFilters({}) }
}
