import { useState } from 'react'
import { endUserPrice } from '../../../../../contracts/calls/prices.ts'
import { formatPaise } from '../../../../../contracts/money.ts'
import type { ProductId } from '../../../../../contracts/products/index.ts'
import type { UserPrice } from '../../../../../contracts/resources/userPrice.ts'
import { useTexts } from '../../../../i18n/useTexts.ts'
import { useProductLabel } from '../../../../resources/verifications/useProductLabel.ts'
import { DecisionDialog } from '../DecisionDialog.tsx'
import { EffectiveDateFields } from '../EffectiveDateFields.tsx'
import { emptyPriceDraft, toEffectiveDateBody, validatePriceDraft } from '../priceDraft.ts'
import { usePriceDecision } from '../usePriceDecision.ts'

/** The base price again, from now or from a later day. */
const EndPrice = ({ price, onClose }: { price: UserPrice; onClose: () => void }) => {
  const text = useTexts('adminPricing')
  const { customer, userId, listPaise } = price
  const product = useProductLabel()(price.product)
  const [draft, setDraft] = useState(emptyPriceDraft)
  const [tried, setTried] = useState(false)
  const { decide, busy, error } = usePriceDecision(endUserPrice, onClose)
  const problems = validatePriceDraft(draft)

  const submit = () => {
    setTried(true)
    if (problems.day || problems.reason) return
    const body = { product: price.product as ProductId, ...toEffectiveDateBody(draft) }
    decide({ params: { id: userId }, body }, text('ending.done', { product, customer }))
  }
  return (
    <DecisionDialog
      danger
      title={text('ending.title', { product, customer })}
      confirm={text('ending.confirm')}
      busy={busy}
      error={error}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{text('ending.detail', { price: formatPaise(listPaise) })}</p>
      <EffectiveDateFields
        draft={draft}
        problems={tried ? problems : null}
        onChange={more => setDraft({ ...draft, ...more })}
      />
    </DecisionDialog>
  )
}

export default EndPrice
