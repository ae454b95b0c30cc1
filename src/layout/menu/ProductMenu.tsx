import { ArrowLeft, List, Package, SquareCheck } from 'lucide-react'
import { useId } from 'react'
import { paths } from '../../../contracts/paths.ts'
import type { ProductMode } from '../../../contracts/productMode.ts'
import type { Product } from '../../../contracts/products/index.ts'
import { productIcons } from '../../components/productIcons.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './Menu.module.css'
import { MenuEntry } from './MenuEntry.tsx'
import { ProductFacts } from './ProductFacts.tsx'

type Mode = Omit<ProductMode, 'name'>

interface ProductMenuProps {
  title: string
  /** Undefined where this version has nothing of the product. */
  mode: Mode | undefined
  /** A product of the registry, with its icon and facts. */
  product?: Product
  rail: boolean
}

/** Inside a product of the registry: whatever is not its form belongs to Responses (A43). */
export const productMenuModeOf = ({ paths: { verify, list } }: Product, pathname: string): Mode => ({
  verify,
  responses: list,
  active: pathname === verify ? 'verification' : 'responses',
})

/** The menu inside one product. */
export const ProductMenu = (props: ProductMenuProps) => {
  const text = useTexts('shell')
  const { product, rail } = props
  return (
    <nav className={styles.menu} data-rail={rail || undefined} aria-label={text('mainMenu')}>
      <ProductLinks {...props} />
      {product && !rail && <ProductFacts product={product} />}
    </nav>
  )
}

/** The way back, Verification and Responses. */
export const ProductLinks = ({ title, mode, product, rail }: ProductMenuProps) => {
  const text = useTexts('shell')
  const id = useId()
  const Icon = product ? productIcons[product.icon] : Package
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
            <b>{title}</b>
            {text('product.product')}
          </span>
        )}
      </div>
      {mode && (
        <>
          <div id={id} className={rail ? 'hidden-text' : styles.title}>
            {text('menu.productMenu')}
          </div>
          <ul aria-labelledby={id}>
            <MenuEntry
              icon={SquareCheck}
              label={text('leaf.verification')}
              to={mode.verify}
              active={mode.active === 'verification'}
              rail={rail}
            />
            <MenuEntry
              icon={List}
              label={text('leaf.responses')}
              to={mode.responses}
              active={mode.active === 'responses'}
              rail={rail}
            />
          </ul>
        </>
      )}
    </>
  )
}
