import { formatPaise } from '../../../../contracts/money.ts'
import type { Product } from '../../../../contracts/products/index.ts'
import { InlineAlert } from '../../../components/InlineAlert.tsx'
import type { CallError } from '../../../dataProvider/callError.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { AddBalanceLink } from '../../../wallets/AddBalanceLink.tsx'
import { useWallets } from '../../../wallets/useWallets.ts'
import { useProductFacts } from '../product.ts'

/** Why there is no result, whether anything was charged, and what to do next. */
export const FailureNote = ({ product, error }: { product: Product; error: CallError }) => {
  const text = useTexts('verifications')
  const { pricePaise } = useProductFacts(product)
  const wallet = useWallets().wallets.find(({ kind }) => kind === 'product')
  // No answer is no refusal: what happened is unknown, and pressing again is safe.
  if (error.status === 0) return <InlineAlert tone="warning">{text('form.unsure')}</InlineAlert>
  if (error.status !== 402)
    return <InlineAlert tone="danger">{text('form.failed', { message: error.message })}</InlineAlert>
  const values = { balance: formatPaise(wallet?.paise ?? 0), price: formatPaise(pricePaise) }
  return (
    <InlineAlert tone="danger" action={<AddBalanceLink wallet="product" />}>
      {wallet?.postpaid ? error.message : text('form.balance', values)}
    </InlineAlert>
  )
}
