import { useState } from 'react'
import { setUserPrice } from '../../../../../contracts/calls/prices.ts'
import { type ProductId, productIds } from '../../../../../contracts/products/index.ts'
import { ActionDialog } from '../../../../components/form/ActionDialog.tsx'
import { useTexts } from '../../../../i18n/useTexts.ts'
import { useProductLabel } from '../../../../resources/verifications/useProductLabel.ts'
import { ConfirmPrice, latestStartDay, tomorrow, useDecisionFields } from '../decisionFields.tsx'
import { CustomerAutocomplete } from './CustomerAutocomplete.tsx'
import type { PriceTarget } from './priceTarget.ts'

const FIRST = productIds[0] as ProductId

/** A customer's own price for a product, from now or from a later day, with or without a last one. */
const SetPrice = ({ chosen, onClose }: { chosen: PriceTarget; onClose: () => void }) => {
  const text = useTexts('adminPricing')
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
                label: text('user.product'),
                choices: productIds.map(id => ({ value: id, label: label(id) })),
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
      done={(_, body) => text('setting.done', { product: label(body.product), customer: name })}
      onClose={onClose}
    />
  )
}

export default SetPrice
