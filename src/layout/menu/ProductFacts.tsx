import { ArrowUpRight } from 'lucide-react'
import { listProducts } from '../../../contracts/calls/verifications.ts'
import { formatPaise } from '../../../contracts/money.ts'
import type { Product } from '../../../contracts/products/index.ts'
import { useSession } from '../../authProvider/session.ts'
import { useCallQuery } from '../../dataProvider/useCallQuery.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './Menu.module.css'

const SOURCE_MS = 60_000

/** At the menu's foot: the price for this customer, the wallet, the source's state, and what is free. */
export const ProductFacts = ({ product }: { product: Product }) => {
  const text = useTexts('shell')
  const locale = useLocale()
  const { config } = useSession()
  const { data } = useCallQuery(listProducts, {}, { refetchInterval: SOURCE_MS })
  const own = data?.find(({ id }) => id === product.id)
  return (
    <div className={styles.facts}>
      <dl>
        <div>
          <dt>{text('product.price')}</dt>
          <dd className="num">{formatPaise(own?.pricePaise ?? product.pricePaise)}</dd>
        </div>
        {own && (
          <>
            <div>
              <dt>{text('product.wallet')}</dt>
              <dd>{text(`wallet.short.${own.wallet}`)}</dd>
            </div>
            <div>
              <dt>{product.sourceLabel[locale]}</dt>
              <dd data-tone={own.sourceState === 'operational' ? 'success' : 'warning'}>
                {text(`product.${own.sourceState}`)}
              </dd>
            </div>
          </>
        )}
        <div>
          <dt>{text('product.whenDown')}</dt>
          <dd>{text('product.free')}</dd>
        </div>
      </dl>
      <a href={config.apiDocsUrl} target="_blank" rel="noreferrer">
        {text('product.reference')} <ArrowUpRight size={14} aria-hidden="true" />
        <span className="hidden-text">{text('opensNewTab')}</span>
      </a>
    </div>
  )
}
