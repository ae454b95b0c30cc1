import { priceStates } from '../../../../../contracts/prices.ts'
import { productIds } from '../../../../../contracts/products/index.ts'
import { ChoiceEditor } from '../../../../components/list/ChoiceEditor.tsx'
import { CustomerEditor } from '../../../../components/list/CustomerEditor.tsx'
import { FilterBar } from '../../../../components/list/FilterBar.tsx'
import { SearchField } from '../../../../components/list/SearchField.tsx'
import { useFilterLabels } from '../../../../components/list/useFilterLabels.ts'
import { useListFilters } from '../../../../components/list/useListFilters.ts'
import { useTexts } from '../../../../i18n/useTexts.ts'
import { useProductLabel } from '../../../../resources/verifications/useProductLabel.ts'
import type { UserPriceFilter } from './priceTarget.ts'

export const UserPriceFilters = ({ q, onAsk }: { q: string; onAsk: (q: string) => void }) => {
  const text = useTexts('adminPricing')
  const words = useFilterLabels()
  const label = useProductLabel()
  const { filters, set, clearAll } = useListFilters<UserPriceFilter>()
  const { customer, product = [], state = [] } = filters
  const products = productIds.map(value => ({ value: value as string, label: label(value) }))
  const states = priceStates.map(value => ({ value, label: text(`states.${value}`) }))
  return (
    <FilterBar
      search={<SearchField label={text('user.search')} value={q} onAsk={onAsk} />}
      onClearAll={() => {
        onAsk('')
        clearAll()
      }}
      filters={[
        {
          name: 'state',
          label: text('user.state'),
          value: words.choices(states, state),
          onClear: () => set({ state: [] }),
          editor: (
            <ChoiceEditor
              label={text('user.state')}
              options={states}
              chosen={state}
              onChange={next => set({ state: next })}
            />
          ),
        },
        {
          name: 'product',
          label: text('user.product'),
          value: words.choices(products, product),
          onClear: () => set({ product: [] }),
          editor: (
            <ChoiceEditor
              label={text('user.product')}
              options={products}
              chosen={product}
              onChange={next => set({ product: next })}
            />
          ),
        },
        {
          name: 'customer',
          label: text('user.customer'),
          value: customer,
          onClear: () => set({ customer: undefined }),
          editor: (
            <CustomerEditor
              label={text('user.customer')}
              value={customer}
              onChange={asked => set({ customer: asked })}
            />
          ),
        },
      ]}
    />
  )
}
