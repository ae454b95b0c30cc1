import { CircleCheck, CircleX, CloudOff, SearchX } from 'lucide-react'
import { formatPaise } from '../../contracts/money.ts'
import { type Product, productIds, productOf } from '../../contracts/products/index.ts'
import { productIcons } from '../components/productIcons.ts'
import { ToneChip } from '../components/ToneChip.tsx'
import { useLocale } from '../i18n/locale.ts'
import { useTexts } from '../i18n/useTexts.ts'
import { LandingSection } from './LandingSection.tsx'
import styles from './Products.module.css'

/** The possible outcomes of a check, as in the console, and whether they are charged. */
const endings = [
  { name: 'found', chip: { tone: 'success', icon: CircleCheck } },
  { name: 'notFound', chip: { tone: 'neutral', icon: SearchX } },
  { name: 'down', chip: { tone: 'warning', icon: CloudOff, dashed: true } },
  { name: 'rejected', chip: { tone: 'danger', icon: CircleX } },
] as const

/** The price list. It comes from the registry, so a product added there appears here. */
export const ProductPrices = () => {
  const text = useTexts('landing')
  return (
    <LandingSection title={text('products.title')} lead={text('products.lead')}>
      <div className={styles.products}>
        {productIds.map(id => (
          <ProductCard key={id} product={productOf(id)} />
        ))}
      </div>
      <div className={styles.charged}>
        <h3>{text('products.charged')}</h3>
        <ul>
          {endings.map(({ name, chip }) => (
            <li key={name}>
              <ToneChip {...chip} label={text(`products.${name}`)} />
              <p>{text(`products.${name}Detail`)}</p>
            </li>
          ))}
        </ul>
        <p className={styles.gst}>{text('products.gst')}</p>
      </div>
    </LandingSection>
  )
}

const ProductCard = ({ product }: { product: Product }) => {
  const text = useTexts('landing')
  const locale = useLocale()
  const Icon = productIcons[product.icon]
  return (
    <article className={styles.product}>
      <header>
        <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
        <h3>{product.label[locale]}</h3>
        <p className={styles.price}>
          <b className="num">{formatPaise(product.pricePaise)}</b> {text('products.each')}
        </p>
      </header>
      <p>{product.summary[locale]}</p>
      <dl>
        <dt>{text('products.tells')}</dt>
        <dd>{product.resultFields.map(({ label }) => label[locale]).join(' · ')}</dd>
        <dt>{text('products.sample')}</dt>
        <dd className="mono">{product.example[product.keys.subject] as string}</dd>
      </dl>
    </article>
  )
}
