import { formatPaise } from '../../../../contracts/money.ts'
import type { Product } from '../../../../contracts/products/index.ts'
import { useSession } from '../../../authProvider/session.ts'
import { Note } from '../../../components/Note.tsx'
import type { CallError } from '../../../dataProvider/callError.ts'
import { useProductFacts } from '../product.ts'
import { useVerificationText } from '../texts.ts'
import { useSpending } from './useSpending.ts'

/** Why there is no result, whether anything was charged, and what to do next. */
export const FailureNote = ({ product, error }: { product: Product; error: CallError }) => {
  const text = useVerificationText()
  const { config } = useSession()
  const { pricePaise } = useProductFacts(product)
  const wallet = useSpending(pricePaise)
  // No answer is no refusal: what happened is unknown, and pressing again is safe.
  if (error.status === 0) return <Note tone="warning">{text('form.unsure')}</Note>
  if (error.status !== 402) return <Note tone="danger">{text('form.failed', { message: error.message })}</Note>
  const balance = formatPaise(wallet?.beforePaise ?? 0)
  const values = { balance, price: formatPaise(pricePaise), email: config.supportEmail }
  return <Note tone="danger">{text('form.balance', values)}</Note>
}
