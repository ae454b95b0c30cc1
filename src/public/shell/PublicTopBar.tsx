import { Menu } from 'lucide-react'
import type { MouseEvent } from 'react'
import type { ChallanBrand } from '../../../contracts/calls/publicChallans.ts'
import { challanPaths } from '../../../contracts/challanPaths.ts'
import { languageParam } from '../../../contracts/publicPage.ts'
import { type Locale, locales } from '../../../contracts/text.ts'
import { BrandLogo } from '../../components/BrandMark.tsx'
import { languageNames } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import ink from '../../theme/ink.module.css'
import { usePublicState } from '../state.ts'
import styles from './Shell.module.css'

export interface TopBarLink {
  href: string
  label: string
}

interface PublicTopBarProps {
  brand: ShellBrand | null | undefined
  look: 'ink' | 'paper'
  links: readonly TopBarLink[]
}

/** A part of this page that is chosen in the menu would lie under it. */
const closeMenu = ({ currentTarget }: MouseEvent) => currentTarget.closest('details')?.removeAttribute('open')

/** Brand, the page's parts, language, order history. On a phone the links are behind a button that opens without JavaScript. */
export const PublicTopBar = ({ brand, look, links }: PublicTopBarProps) => {
  const text = useTexts('publicChallans')
  const { config, page } = usePublicState()
  // Where the history is, the page's own head leads to it and back.
  const history = page !== 'challanDetails' && (
    <a className={styles.history} href={`${challanPaths.challanDetails}?view=orders`}>
      {text('history')}
    </a>
  )
  // No name rather than another's for a moment.
  const name = brand === undefined ? '' : (brand?.title ?? config.brandName)
  const parts = links.map(({ href, label }) => (
    <li key={href}>
      <a href={href} onClick={closeMenu}>
        {label}
      </a>
    </li>
  ))
  return (
    <header className={look === 'ink' ? `${styles.bar} ${ink.ink}` : styles.bar} data-look={look}>
      <div className={styles.inner}>
        <span className={styles.brand}>
          <BrandLogo name={name} logo={brand?.companyLogo ?? undefined} mark={name === config.brandName} />
          <span className={styles.service}>{text('service')}</span>
        </span>
        {links.length > 0 && (
          <nav className={styles.links} aria-label={text('sections')}>
            <ul>{parts}</ul>
          </nav>
        )}
        <div className={styles.tools}>
          <LanguageLinks />
          {history && (
            <>
              <span className={styles.wide}>{history}</span>
              <details className={styles.menu}>
                <summary aria-label={text('menu')}>
                  <Menu size={20} strokeWidth={1.75} aria-hidden="true" />
                </summary>
                <nav aria-label={text('menu')}>
                  <ul>
                    {parts}
                    <li>{history}</li>
                  </ul>
                </nav>
              </details>
            </>
          )}
        </div>
      </div>
    </header>
  )
}

/** The same address with a language; what else it says stays. */
function inLanguage(locale: Locale): string {
  const address = new URL(location.href)
  address.searchParams.set(languageParam, locale)
  return address.href
}

/** Links, so that the other language is there without JavaScript; the server drew the page in the one that is marked. */
const LanguageLinks = () => {
  const text = useTexts('publicChallans')
  const { locale: current, page, brand } = usePublicState()
  // Where the address says whose page it is, the link says it too.
  const token = page === 'challanDetailed' && brand ? `token=${encodeURIComponent(brand.token)}&` : ''
  const follow = (locale: Locale) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    // The same step of the same visit: what its history entry says stays.
    history.replaceState(history.state, '', inLanguage(locale))
    location.reload()
  }
  return (
    <nav className={styles.languages} aria-label={text('language')}>
      {locales.map(locale => (
        <a
          key={locale}
          href={`?${token}${languageParam}=${locale}`}
          lang={locale}
          hrefLang={locale}
          aria-current={locale === current ? 'true' : undefined}
          onClick={follow(locale)}
        >
          {languageNames[locale]}
        </a>
      ))}
    </nav>
  )
}

/** The parts of a brand that every page shows. */
export type ShellBrand = Pick<ChallanBrand, 'title' | 'companyLogo' | 'supportEmail' | 'supportPhone' | 'token'>
