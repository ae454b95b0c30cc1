import { useState } from 'react'
import { changeBasePrice } from '../../../../../contracts/calls/prices.ts'
import { formatPaise } from '../../../../../contracts/money.ts'
import { priceLimits } from '../../../../../contracts/prices.ts'
import { parseRupees, typedRupees } from '../../../../components/form/rupees.ts'
import { useTexts } from '../../../../i18n/useTexts.ts'
import { useProductLabel } from '../../../../resources/verifications/useProductLabel.ts'
import { DecisionDialog } from '../DecisionDialog.tsx'
import { EffectiveDateFields } from '../EffectiveDateFields.tsx'
import { PriceField } from '../PriceField.tsx'
import { emptyPriceDraft, toEffectiveDateBody, validatePriceDraft } from '../priceDraft.ts'
import { usePriceDecision } from '../usePriceDecision.ts'
import type { BasePrice } from './basePrice.ts'

/** A product's price, and what it costs us, from now or from a later day. */
const ChangeBase = ({ price, onClose }: { price: BasePrice; onClose: () => void }) => {
  const text = useTexts('adminPricing')
  const product = useProductLabel()(price.product)
  const { costPaise } = price
  const [draft, setDraft] = useState({ ...emptyPriceDraft, price: typedRupees(price.pricePaise) })
  const [cost, setCost] = useState(costPaise === null ? '' : typedRupees(costPaise))
  const [tried, setTried] = useState(false)
  const { decide, busy, error } = usePriceDecision(changeBasePrice, onClose)
  const problems = validatePriceDraft(draft)
  const costProblem = cost.trim() === '' ? null : validatePriceDraft({ ...draft, price: cost }).price
  const [pricePaise, typedCost] = [parseRupees(draft.price), parseRupees(cost)]
  const most = formatPaise(priceLimits.mostPaise)
  const said = (problem: 'priceWrong' | 'priceLarge' | null) =>
    tried && problem ? text(`form.${problem}`, { most }) : undefined

  const submit = () => {
    setTried(true)
    if (pricePaise === null || costProblem || Object.values(problems).some(Boolean)) return
    const body = { pricePaise, costPaise: typedCost, ...toEffectiveDateBody(draft) }
    decide({ params: { product: price.product }, body }, text('changing.done', { product }))
  }
  return (
    <DecisionDialog
      title={text('changing.title', { product })}
      confirm={
        pricePaise === null ? text('changing.confirm') : text('changing.confirmTo', { price: formatPaise(pricePaise) })
      }
      busy={busy}
      error={error}
      onSubmit={submit}
      onClose={onClose}
    >
      <PriceField
        autoFocus
        label={text('form.price')}
        hint={text('form.priceHint')}
        problem={said(problems.price)}
        value={draft.price}
        onChange={typed => setDraft({ ...draft, price: typed })}
      />
      <PriceField
        label={text('changing.cost')}
        hint={text('changing.costHint')}
        problem={said(costProblem)}
        value={cost}
        onChange={setCost}
      />
      <EffectiveDateFields
        draft={draft}
        problems={tried ? problems : null}
        onChange={more => setDraft({ ...draft, ...more })}
      />
      <p>{text('changing.own')}</p>
    </DecisionDialog>
  )
}

export default ChangeBase
