import { priceItemFor } from '../../../contracts/checks/priceItems.ts'
import type { CourtMode } from '../../../contracts/court/modes.ts'
import { formatPaise } from '../../../contracts/platform/money.ts'
import type { Product, ProductId } from '../../../contracts/products/index.ts'
import { RadioChoices } from '../../components/RadioChoices.tsx'
import { useTexts } from '../../i18n/useTexts.ts'
import { usePrices, useProductFacts } from '../verifications/product.ts'
import styles from './CourtForm.module.css'

interface CourtModesProps {
  product: Product
  value: CourtMode
  /** Those that the subject allows. */
  modes: readonly CourtMode[]
  onChange: (mode: CourtMode) => void
}

/** The ways to search, each with its price and what it promises. */
export const CourtModes = ({ product, value, modes, onChange }: CourtModesProps) => {
  const text = useTexts('court')
  const { pricePaise } = useProductFacts(product)
  const priceOf = usePrices(product, pricePaise)
  const price = (mode: CourtMode) => formatPaise(priceOf(priceItemFor(product.id as ProductId, { searchMode: mode })))
  return (
    <section className={styles.modes}>
      <RadioChoices
        title={text('mode.title')}
        value={value}
        choices={modes.map(mode => ({
          value: mode,
          label: `${text(`mode.${mode}`)}, ${price(mode)}`,
          detail: text(`mode.${mode}Detail`),
        }))}
        onChange={onChange}
      />
    </section>
  )
}
