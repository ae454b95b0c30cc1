import { useListContext, useStore } from 'ra-core'
import { useTexts } from '../../../i18n/useTexts.ts'
import { useProduct } from '../product.ts'
import type { VerificationRecord } from '../record.ts'
import type { Filters } from './filters.ts'
import { builtInViews, type View, viewOf } from './views.ts'

/** The product's views with the person's own, kept in the browser, and which of them is shown. */
export function useViews() {
  const text = useTexts('verifications')
  const product = useProduct()
  const { filterValues, setFilters } = useListContext<VerificationRecord>()
  const [own, setOwn] = useStore<View[]>(`${product.id}.views`, [])
  const views = [...builtInViews(product, text), ...own]
  const filters: Filters = filterValues
  return {
    views,
    current: viewOf(views, filters),
    show: (view: View) => setFilters(view.filters),
    save: (name: string) => {
      const { after: _, ...kept } = filters
      setOwn([...own, { id: `own-${Date.now()}`, name, filters: kept, own: true }])
    },
    remove: (view: View) => setOwn(own.filter(({ id }) => id !== view.id)),
  }
}
