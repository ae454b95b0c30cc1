import { ArrowLeft, List, SquareCheck } from 'lucide-react'
import { useId } from 'react'
import { useLocation } from 'react-router-dom'
import { paths } from '../../../contracts/paths.ts'
import type { Product } from '../../../contracts/products/index.ts'
import { productIcons } from '../../components/productIcons.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useShellText } from '../../i18n/useShellText.ts'
import { MenuEntry } from './MenuEntry.tsx'
import styles from './menu.module.css'
import { ProductFacts } from './ProductFacts.tsx'

interface ProductMenuProps {
  product: Product
  rail: boolean
}

/** The menu inside one product. */
export const ProductMenu = ({ product, rail }: ProductMenuProps) => {
  const text = useShellText()
  return (
    <nav className={styles.menu} data-rail={rail || undefined} aria-label={text('mainMenu')}>
      <ProductLinks product={product} rail={rail} />
      {!rail && <ProductFacts product={product} />}
    </nav>
  )
}

/** The way back, Verification and Responses; a detail page highlights Responses (A43). */
export const ProductLinks = ({ product, rail }: ProductMenuProps) => {
  const text = useShellText()
  const locale = useLocale()
  const id = useId()
  const { pathname } = useLocation()
  const Icon = productIcons[product.icon]
  const verifying = pathname === product.paths.verify
  return (
    <>
      <ul>
        <MenuEntry icon={ArrowLeft} label={text('product.back')} to={paths.products} rail={rail} />
      </ul>
      <div className={styles.product}>
        <span className={styles.tile}>
          <Icon size={18} aria-hidden="true" />
        </span>
        {!rail && (
          <span>
            <b>{(product.title ?? product.label)[locale]}</b>
            {text('product.product')}
          </span>
        )}
      </div>
      <div id={id} className={rail ? 'hidden-text' : styles.title}>
        {text('menu.productMenu')}
      </div>
      <ul aria-labelledby={id}>
        <MenuEntry
          icon={SquareCheck}
          label={text('product.verification')}
          to={product.paths.verify}
          active={verifying}
          rail={rail}
        />
        <MenuEntry
          icon={List}
          label={text('product.responses')}
          to={product.paths.list}
          active={!verifying}
          rail={rail}
        />
      </ul>
    </>
  )
}
