import { Button } from '@mui/material'
import { CircleAlert, CircleCheck, CloudOff } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { z } from 'zod'
import type { listProducts } from '../../../contracts/calls/verifications.ts'
import { formatPaise } from '../../../contracts/money.ts'
import type { Product } from '../../../contracts/products/index.ts'
import { productIcons } from '../../components/productIcons.ts'
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
  operational: { tone: 'success', icon: CircleCheck },
  degraded: { tone: 'warning', icon: CircleAlert },
  down: { tone: 'warning', icon: CloudOff, dashed: true },
} as const

export const ProductCard = ({ product, own }: ProductCardProps) => {
  const text = useTexts('products')
  const locale = useLocale()
  const { short } = useDateFormats()
  const Icon = productIcons[product.icon]
  const name = product.label[locale]
  const sample = product.example[product.keys.subject] as string
  return (
    <article className={styles.card}>
      <header className={styles.head}>
        <span className={styles.tile}>
          <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
        </span>
        <div>
          <h2>
            <Link to={product.paths.verify}>{name}</Link>
          </h2>
          <p>{product.summary[locale]}</p>
        </div>
      </header>
      <dl className={styles.facts}>
        <div>
          <dt>{text('price')}</dt>
          <dd className="num">{text('each', { price: formatPaise(own?.pricePaise ?? product.pricePaise) })}</dd>
        </div>
        <div>
          <dt>{product.sourceLabel[locale]}</dt>
          <dd>{own && <ToneChip {...states[own.sourceState]} label={text(`state.${own.sourceState}`)} />}</dd>
        </div>
        <div>
          <dt>{text('sample')}</dt>
          <dd className="mono">{sample}</dd>
        </div>
        <div>
          <dt>{text('lastUsed')}</dt>
          <dd className="num">{own && (own.lastUsedAt ? short(own.lastUsedAt) : text('never'))}</dd>
        </div>
        <div className={styles.tells}>
          <dt>{text('checks')}</dt>
          <dd>{product.resultFields.map(({ label }) => label[locale]).join(' · ')}</dd>
        </div>
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
