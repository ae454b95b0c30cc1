import { useListContext, useStore } from 'ra-core'
import type { Product } from '../../../../contracts/products/index.ts'
import { type Translate, useTexts } from '../../../i18n/useTexts.ts'
import { useProduct } from '../product.ts'
import type { VerificationRecord } from '../record.ts'
import { findResultField, resultTone } from '../resultValues.ts'
import type { Filters } from './filters.ts'

interface SavedView {
  id: string
  name: string
  filters: Filters
  /** The person's own: it can be removed. */
  own?: boolean
}

/** The views that every product has: all, answers that somebody should look at, and what is no usual answer. */
export function builtInViews(product: Product, text: Translate<'verifications'>): SavedView[] {
  const field = findResultField(product, product.keys.outcome)
  const look = Object.keys(field?.choices ?? {}).filter(value => {
    const tone = field && resultTone(field, value)
    return tone === 'warning' || tone === 'danger'
  })
  return [
    { id: 'all', name: text('view.all'), filters: {} },
    ...(look.length > 0 ? [{ id: 'look', name: text('view.look'), filters: { outcome: look } }] : []),
    { id: 'unavailable', name: text('view.unavailable'), filters: { status: ['source_unavailable'] } },
    { id: 'notFound', name: text('view.notFound'), filters: { status: ['not_found'] } },
  ]
}

const signature = ({ after: _, ...filters }: Filters) =>
  JSON.stringify(Object.entries(filters).sort(([a], [b]) => a.localeCompare(b)))

/** The view that shows just these filters; undefined where none does, and the person may save one. */
export const findSavedView = (views: readonly SavedView[], filters: Filters): SavedView | undefined =>
  views.find(view => signature(view.filters) === signature(filters))

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
