import { changeBasePrice } from '../../../contracts/calls/prices.ts'
import type { PriceItemId } from '../../../contracts/checks/priceItems.ts'
import type { BasePrice } from '../../../contracts/resources/basePrice.ts'
import { ActionDialog } from '../../components/form/ActionDialog.tsx'
import { useTexts } from '../../i18n/useTexts.ts'
import { BelowCost } from '../userPrices/BelowCost.tsx'
import { ConfirmPrice, useDecisionFields } from '../userPrices/decisionFields.tsx'
import { useProductLabel } from '../verifications/useProductLabel.ts'
import styles from './BasePrices.module.css'

interface ChangePriceProps {
  price: BasePrice
  onClose: () => void
}

/** Changes a product's price and cost, now or from a later day. */
const ChangePrice = ({ price: { product, pricePaise, costPaise, providerCostPaise }, onClose }: ChangePriceProps) => {
  const text = useTexts('adminPricing')
  const money = useTexts('adminMoney')
  const name = useProductLabel()(product)
  const { from, reason } = useDecisionFields()
  return (
    <ActionDialog
      guard
      call={changeBasePrice}
      params={{ product: product as PriceItemId }}
      defaults={{ pricePaise, costPaise }}
      fields={[
        { source: 'pricePaise', kind: 'money', label: text('form.price'), hint: text('form.priceHint') },
        { source: 'costPaise', kind: 'money', label: text('changing.cost'), hint: text('changing.costHint') },
        from,
        reason,
      ]}
      title={text('changing.title', { product: name })}
      confirm={<ConfirmPrice words="changing" />}
      done={({ approvalId }) => (approvalId ? money('approvals.sent') : text('changing.done', { product: name }))}
      onClose={onClose}
    >
      <p className={styles.quiet}>{text('changing.own')}</p>
      <BelowCost costPaise={providerCostPaise} />
    </ActionDialog>
  )
}

export default ChangePrice
