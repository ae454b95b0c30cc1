import { useState } from 'react'
import { setUserPrice } from '../../../contracts/calls/prices.ts'
import { type PriceItemId, priceItemIds } from '../../../contracts/checks/priceItems.ts'
import { userPrice } from '../../../contracts/resources/userPrice.ts'
import { ActionDialog } from '../../components/form/ActionDialog.tsx'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { useProductLabel } from '../verifications/useProductLabel.ts'
import { BelowCostOf } from './BelowCost.tsx'
import { CustomerAutocomplete } from './CustomerAutocomplete.tsx'
import { ConfirmPrice, latestStartDay, tomorrow, useDecisionFields } from './decisionFields.tsx'

const [FIRST] = priceItemIds

export interface SetPriceProps {
  /** Values that are already fixed. */
  chosen: {
    /** Initial search text for the customer. */
    search?: string | undefined
    customer?: { id: string; name: string }
    product?: PriceItemId
    pricePaise?: number
  }
  onClose: () => void
}

/** Sets a customer's price for a product, now or from a later day, with an optional last day. */
const SetPrice = ({ chosen, onClose }: SetPriceProps) => {
  const text = useTexts('adminPricing')
  const money = useTexts('adminMoney')
  const locale = useLocale()
  const label = useProductLabel()
  const { from, reason } = useDecisionFields()
  const { customer, product = FIRST, pricePaise, search = '' } = chosen
  const [name, setName] = useState(customer?.name ?? '')
  return (
    <ActionDialog
      guard
      call={setUserPrice}
      params={{ id: customer?.id }}
      body={{ product }}
      defaults={{ product, pricePaise }}
      fields={[
        ...(customer
          ? []
          : ([
              { source: 'id', component: <CustomerAutocomplete first={search} onFound={setName} /> },
              {
                source: 'product',
                kind: 'select',
                label: userPrice.fields.product.label[locale],
                choices: priceItemIds.map(id => ({ value: id, label: label(id) })),
              },
            ] as const)),
        { source: 'pricePaise', kind: 'money', label: text('form.price'), hint: text('form.priceHint') },
        from,
        {
          source: 'until',
          kind: 'date',
          label: text('setting.until'),
          hint: text('setting.untilHint'),
          min: tomorrow(),
          max: latestStartDay(),
        },
        reason,
      ]}
      title={customer ? text('setting.titleOf', { product: label(product), customer: name }) : text('setting.title')}
      confirm={<ConfirmPrice words="setting" />}
      done={({ approvalId }, body) =>
        approvalId ? money('approvals.sent') : text('setting.done', { product: label(body.product), customer: name })
      }
      onClose={onClose}
    >
      <BelowCostOf product={product} />
    </ActionDialog>
  )
}

export default SetPrice
