import { endUserPrice } from '../../../contracts/calls/prices.ts'
import type { PriceItemId } from '../../../contracts/checks/priceItems.ts'
import { formatPaise } from '../../../contracts/platform/money.ts'
import type { UserPrice } from '../../../contracts/resources/userPrice.ts'
import { ActionDialog } from '../../components/form/ActionDialog.tsx'
import { useTexts } from '../../i18n/useTexts.ts'
import { useProductLabel } from '../verifications/useProductLabel.ts'
import { useDecisionFields } from './decisionFields.tsx'

/** Returns a customer to the base price, now or from a later day. */
const EndPrice = ({ price, onClose }: { price: UserPrice; onClose: () => void }) => {
  const text = useTexts('adminPricing')
  const { from, reason } = useDecisionFields()
  const { customer, userId, listPaise } = price
  const product = useProductLabel()(price.product)
  return (
    <ActionDialog
      danger
      call={endUserPrice}
      params={{ id: userId }}
      body={{ product: price.product as PriceItemId }}
      fields={[from, reason]}
      title={text('ending.title', { product, customer })}
      detail={text('ending.detail', { price: formatPaise(listPaise) })}
      confirm={text('ending.confirm')}
      done={text('ending.done', { product, customer })}
      onClose={onClose}
    />
  )
}

export default EndPrice
