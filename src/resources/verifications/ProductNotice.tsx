import type { Product } from '../../../contracts/products/index.ts'
import { InlineAlert } from '../../components/InlineAlert.tsx'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { useProductFacts } from './product.ts'

/** What staff tell all customers about a product: that and why it is switched off, and a notice. */
export const ProductNotice = ({ product }: { product: Product }) => {
  const text = useTexts('verifications')
  const locale = useLocale()
  const { off, notice } = useProductFacts(product)
  return (
    <>
      {off && <InlineAlert tone="warning">{text('switchedOff', { why: off[locale] })}</InlineAlert>}
      {notice && <InlineAlert tone="info">{notice[locale]}</InlineAlert>}
    </>
  )
}
