import { ArrowLeft, ArrowUpRight, List, ListChecks, Package, Settings2, SquareCheck, Stamp, Tags } from 'lucide-react'
import { useId } from 'react'
import { listProducts } from '../../../contracts/calls/verifications.ts'
import type { ProductEntry } from '../../../contracts/checks/catalogue.ts'
import type { ProductMode } from '../../../contracts/pages/productMode.ts'
import { formatPaise } from '../../../contracts/platform/money.ts'
import { paths } from '../../../contracts/platform/paths.ts'
import { useSession } from '../../authProvider/session.ts'
import { productIcons } from '../../components/productIcons.tsx'
import { useCallQuery } from '../../dataProvider/useCallQuery.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { useDeclarationOnceLoaded } from '../../resources/verifications/declarations.ts'
import styles from './Menu.module.css'
import { MenuEntry } from './MenuEntry.tsx'

type Mode = Omit<ProductMode, 'name'>

interface ProductMenuProps {
  title: string
  /** Undefined if this version does not include the product. */
  mode: Mode | undefined
  /** A registered product, with its icon and facts. */
  product?: ProductEntry
  rail: boolean
}

/** In a registered product, every page except the form belongs to Responses (A43). */
export const productMenuModeOf = ({ paths: { verify, list } }: ProductEntry, pathname: string): Mode => ({
  verify,
  responses: list,
  active: pathname === verify ? 'verification' : 'responses',
})

/** The menu within one product. */
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

const ownIcons = { ownLists: ListChecks, settings: Settings2, categoryRules: Tags, stampPapers: Stamp }

/** Links back, to Verification, to Responses and to the product's own pages. */
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
            {mode.more?.map(({ leaf, to }) => (
              <MenuEntry
                key={leaf}
                icon={ownIcons[leaf]}
                label={text(`leaf.${leaf}`)}
                to={to}
                active={mode.active === leaf}
                rail={rail}
              />
            ))}
          </ul>
        </>
      )}
    </>
  )
}

const SOURCE_MS = 60_000

/** At the bottom of the menu: price, wallet, source status, and what is free. */
const tones = { operational: 'success', unknown: undefined, degraded: 'warning', down: 'warning' } as const

const ProductFacts = ({ product }: { product: ProductEntry }) => {
  const text = useTexts('shell')
  const locale = useLocale()
  const { config } = useSession()
  const { data } = useCallQuery(listProducts, {}, { refetchInterval: SOURCE_MS })
  const own = data?.find(({ id }) => id === product.id)
  const declared = useDeclarationOnceLoaded(product.id)
  return (
    <div className={styles.facts}>
      <dl>
        <div>
          <dt>{text('product.price')}</dt>
          <dd className="num">{formatPaise(own?.pricePaise ?? product.pricePaise)}</dd>
        </div>
        <div>
          <dt>{text('product.wallet')}</dt>
          <dd>{own ? text(`wallet.short.${own.wallet}`) : '…'}</dd>
        </div>
        <div>
          <dt>{declared?.sourceLabel[locale] ?? '…'}</dt>
          {own ? <dd data-tone={tones[own.sourceState]}>{text(`product.${own.sourceState}`)}</dd> : <dd>…</dd>}
        </div>
        {declared?.sandbox !== null && (
          <div>
            <dt>{text('product.whenDown')}</dt>
            <dd>{text('product.free')}</dd>
          </div>
        )}
      </dl>
      <a href={config.apiDocsUrl} target="_blank" rel="noreferrer">
        {text('product.reference')} <ArrowUpRight size={14} aria-hidden="true" />
        <span className="hidden-text">{text('opensNewTab')}</span>
      </a>
    </div>
  )
}
