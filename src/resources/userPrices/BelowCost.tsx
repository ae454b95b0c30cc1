import { useGetOne } from 'ra-core'
import { useWatch } from 'react-hook-form'
import { higherCost, knownCost } from '../../../contracts/money/prices.ts'
import { formatPaise } from '../../../contracts/platform/money.ts'
import { type BasePrice, basePrice } from '../../../contracts/resources/basePrice.ts'
import { parseRupees } from '../../components/form/rupees.ts'
import { InlineAlert } from '../../components/InlineAlert.tsx'
import { useTexts } from '../../i18n/useTexts.ts'

type Typed = string | number | null | undefined

const typedPaise = (typed: Typed): number | null => parseRupees(String(typed ?? ''))

/** Warns of a price below the cost that is known or typed: with both figures, and that it waits for a second person. */
export const BelowCost = ({ costPaise }: { costPaise: number | null }) => {
  const text = useTexts('adminPricing')
  const [price, typedCost] = useWatch({ name: ['pricePaise', 'costPaise'] }) as Typed[]
  const pricePaise = typedPaise(price)
  const cost = higherCost(costPaise, typedPaise(typedCost))
  if (pricePaise === null || cost === null || pricePaise >= cost) return null
  return (
    <InlineAlert tone="warning">
      {text('form.belowCost', { price: formatPaise(pricePaise), cost: formatPaise(cost) })}
    </InlineAlert>
  )
}

/** The same for the chosen product. */
export const BelowCostOf = ({ product }: { product: string }) => {
  const chosen = (useWatch({ name: 'product' }) as string | undefined) ?? product
  const { data } = useGetOne<BasePrice>(basePrice.name, { id: chosen as BasePrice['id'] })
  return <BelowCost costPaise={data ? knownCost(data) : null} />
}
