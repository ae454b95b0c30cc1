import { useListContext, useStore } from 'ra-core'
import { useTexts } from '../../../i18n/useTexts.ts'
import { useProduct } from '../product.ts'
import type { VerificationRecord } from '../record.ts'
import type { Filters } from './filters.ts'
import { builtInViews, findSavedView, type SavedView } from './savedViews.ts'

/** The product's views with the person's own, kept in the browser, and which of them is shown. */
export function useSavedViews() {
  const text = useTexts('verifications')
  const product = useProduct()
  const { filterValues, setFilters } = useListContext<VerificationRecord>()
  const [own, setOwn] = useStore<SavedView[]>(`${product.id}.views`, [])
  const views = [...builtInViews(product, text), ...own]
  const filters: Filters = filterValues
  return {
    views,
    current: findSavedView(views, filters),
    show: (view: SavedView) => setFilters(view.filters),
    save: (name: string) => {
      const { after: _, ...kept } = filters
      setOwn([...own, { id: `own-${Date.now()}`, name, filters: kept, own: true }])
    },
    remove: (view: SavedView) => setOwn(own.filter(({ id }) => id !== view.id)),
  }
}
