import { Button } from '@mui/material'
import { CircleAlert, CloudOff } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { z } from 'zod'
import type { listProducts } from '../../../contracts/calls/verifications.ts'
import { formatPaise } from '../../../contracts/platform/money.ts'
import type { Product } from '../../../contracts/products/index.ts'
import { productIcons } from '../../components/productIcons.tsx'
import { ToneChip } from '../../components/ToneChip.tsx'
import { useDateFormats } from '../../i18n/dates.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './Products.module.css'

interface ProductCardProps {
  product: Product
  /** The customer's price and the source's status; undefined while loading. */
  own: z.output<typeof listProducts.reply>[number] | undefined
}

const states = {
  degraded: { tone: 'warning', icon: CircleAlert },
  down: { tone: 'warning', icon: CloudOff, dashed: true },
} as const

/** The fields that must be filled in; of a product with two subjects, the words for both. */
const needsOf = ({ inputFields, subjectLabel }: Product) => {
  const required = inputFields.filter(({ optional }) => !optional).map(({ label }) => label)
  return required.length === 0 && subjectLabel ? [subjectLabel] : required
}

export const ProductCard = ({ product, own }: ProductCardProps) => {
  const text = useTexts('products')
  const locale = useLocale()
  const { short } = useDateFormats()
  const Icon = productIcons[product.icon]
  const name = product.label[locale]
  const price = own?.pricePaise ?? product.pricePaise
  const needs = needsOf(product).map(label => label[locale])
  const optional = product.inputFields.filter(field => field.optional)
  return (
    <article className={styles.card}>
      <header className={styles.head}>
        <span className={styles.tile}>
          <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
        </span>
        <div>
          <h3>
            <Link to={product.paths.verify}>{name}</Link>
          </h3>
          <p>{product.summary[locale]}</p>
        </div>
      </header>
      <dl className={styles.facts}>
        <div className={styles.needs}>
          <dt>{text('needs')}</dt>
          <dd>
            {needs.join(', ')}
            {optional.length > 0 && (
              <small title={optional.map(({ label }) => label[locale]).join(', ')}>
                {text('optional', { smart_count: optional.length })}
              </small>
            )}
          </dd>
        </div>
        <div>
          <dt>{text('price')}</dt>
          <dd className="num">{price === 0 ? text('free') : text('each', { price: formatPaise(price) })}</dd>
        </div>
        <div>
          <dt>{text('lastUsed')}</dt>
          <dd className="num">{own && (own.lastUsedAt ? short(own.lastUsedAt) : text('never'))}</dd>
        </div>
        {own?.off && (
          <div className={styles.needs}>
            <dt>{text('state.off')}</dt>
            <dd>{own.off[locale]}</dd>
          </div>
        )}
        {own?.notice && (
          <div className={styles.needs}>
            <dt>{text('notice')}</dt>
            <dd>{own.notice[locale]}</dd>
          </div>
        )}
        {own && (own.sourceState === 'degraded' || own.sourceState === 'down') && (
          <div className={styles.needs}>
            <dt>{product.sourceLabel[locale]}</dt>
            <dd>
              <ToneChip {...states[own.sourceState]} label={text(`state.${own.sourceState}`)} />
            </dd>
          </div>
        )}
      </dl>
      <footer className={styles.actions}>
        <Button variant="tonal" component={Link} to={product.paths.verify}>
          {text('verify')}
        </Button>
        {product.bulk && (
          <Button variant="outlined" component={Link} to={`${product.paths.verify}?mode=bulk`}>
            {text('bulk')}
          </Button>
        )}
        <Button color="inherit" component={Link} to={product.paths.list}>
          {text('responses')}
        </Button>
      </footer>
    </article>
  )
}
