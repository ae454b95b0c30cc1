import { FactList, FactRow } from '../../../components/FactRow.tsx'
import { Money } from '../../../components/Money.tsx'
import { useTexts } from '../../../i18n/useTexts.ts'
import { useProductLabel } from '../../../resources/verifications/useProductLabel.ts'
import { BasePriceActions, type BasePriceRowsProps, CustomPriceCount, NextBasePrice, PriceMargin } from './cells.tsx'
import styles from './Pricing.module.css'

/** The prices on a narrow screen. */
export const BaseCards = ({ prices, onAsk }: BasePriceRowsProps) => {
  const text = useTexts('adminPricing')
  const label = useProductLabel()
  return (
    <ul className={styles.cards}>
      {prices.map(price => (
        <li key={price.product}>
          <span className={styles.line}>
            <span className={styles.name}>{label(price.product)}</span>
            <Money paise={price.pricePaise} strong />
          </span>
          <div className={styles.facts}>
            <FactList columns={1}>
              <FactRow label={text('base.column.cost')}>
                {price.costPaise === null ? text('base.unknown') : <Money paise={price.costPaise} />}
              </FactRow>
              <FactRow label={text('base.column.margin')}>
                <PriceMargin price={price} />
              </FactRow>
              <FactRow label={text('base.column.next')}>
                <NextBasePrice price={price} />
              </FactRow>
              <FactRow label={text('base.column.customers')}>
                <CustomPriceCount price={price} />
              </FactRow>
            </FactList>
          </div>
          <BasePriceActions price={price} onAsk={onAsk} />
        </li>
      ))}
    </ul>
  )
}
