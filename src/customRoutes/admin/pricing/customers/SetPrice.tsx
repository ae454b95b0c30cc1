import { MenuItem, TextField } from '@mui/material'
import { useState } from 'react'
import { setUserPrice } from '../../../../../contracts/calls/prices.ts'
import { formatPaise } from '../../../../../contracts/money.ts'
import { priceLimits } from '../../../../../contracts/prices.ts'
import { type ProductId, productIds } from '../../../../../contracts/products/index.ts'
import { parseRupees, typedRupees } from '../../../../components/form/rupees.ts'
import { useTexts } from '../../../../i18n/useTexts.ts'
import { useProductLabel } from '../../../../resources/verifications/useProductLabel.ts'
import { DecisionDialog } from '../DecisionDialog.tsx'
import { EffectiveDateFields } from '../EffectiveDateFields.tsx'
import { PriceField } from '../PriceField.tsx'
import { emptyPriceDraft, latestStartDay, toEffectiveDateBody, tomorrow, validatePriceDraft } from '../priceDraft.ts'
import { usePriceDecision } from '../usePriceDecision.ts'
import { CustomerAutocomplete } from './CustomerAutocomplete.tsx'
import type { PriceTarget } from './priceTarget.ts'

const FIRST = productIds[0] as ProductId

/** A customer's own price for a product, from now or from a later day, with or without a last one. */
const SetPrice = ({ chosen, onClose }: { chosen: PriceTarget; onClose: () => void }) => {
  const text = useTexts('adminPricing')
  const label = useProductLabel()
  const [customer, setCustomer] = useState(chosen.customer ?? null)
  const [productId, setProductId] = useState(chosen.product ?? FIRST)
  const [until, setUntil] = useState('')
  const [draft, setDraft] = useState({
    ...emptyPriceDraft,
    price: chosen.pricePaise === undefined ? '' : typedRupees(chosen.pricePaise),
  })
  const [tried, setTried] = useState(false)
  const { decide, busy, error } = usePriceDecision(setUserPrice, onClose)
  const problems = validatePriceDraft(draft)
  const pricePaise = parseRupees(draft.price)
  const names = { product: label(productId), customer: customer?.name ?? '' }
  const wrongPrice = tried && problems.price

  const submit = () => {
    setTried(true)
    if (!customer || pricePaise === null || Object.values(problems).some(Boolean)) return
    const body = { product: productId, pricePaise, until: until || null, ...toEffectiveDateBody(draft) }
    decide({ params: { id: customer.id }, body }, text('setting.done', names))
  }
  return (
    <DecisionDialog
      title={chosen.customer ? text('setting.titleOf', names) : text('setting.title')}
      confirm={
        pricePaise === null ? text('setting.confirm') : text('setting.confirmTo', { price: formatPaise(pricePaise) })
      }
      busy={busy}
      error={error}
      onSubmit={submit}
      onClose={onClose}
    >
      {!chosen.customer && (
        <>
          <CustomerAutocomplete first={chosen.search ?? ''} missing={tried && !customer} onChange={setCustomer} />
          <TextField
            select
            label={text('user.product')}
            value={productId}
            onChange={event => setProductId(event.target.value as ProductId)}
          >
            {productIds.map(id => (
              <MenuItem key={id} value={id}>
                {label(id)}
              </MenuItem>
            ))}
          </TextField>
        </>
      )}
      <PriceField
        autoFocus={chosen.customer !== undefined}
        label={text('form.price')}
        hint={text('form.priceHint')}
        problem={wrongPrice ? text(`form.${wrongPrice}`, { most: formatPaise(priceLimits.mostPaise) }) : undefined}
        value={draft.price}
        onChange={typed => setDraft({ ...draft, price: typed })}
      />
      <EffectiveDateFields
        draft={draft}
        problems={tried ? problems : null}
        onChange={more => setDraft({ ...draft, ...more })}
      >
        <TextField
          type="date"
          label={text('setting.until')}
          helperText={text('setting.untilHint')}
          value={until}
          onChange={event => setUntil(event.target.value)}
          slotProps={{
            htmlInput: { min: draft.start === 'day' && draft.day ? draft.day : tomorrow(), max: latestStartDay() },
            inputLabel: { shrink: true },
          }}
        />
      </EffectiveDateFields>
    </DecisionDialog>
  )
}

export default SetPrice
