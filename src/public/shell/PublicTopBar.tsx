import { Menu } from 'lucide-react'
import type { MouseEvent } from 'react'
import type { ChallanBrand } from '../../../contracts/challans/challanBrand.ts'
import { languageParam } from '../../../contracts/pages/publicPage.ts'
import { challanPaths } from '../../../contracts/platform/challanPaths.ts'
import { type Locale, locales } from '../../../contracts/platform/text.ts'
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
  isAboutChallans: boolean
}

/** Closes the menu after a link to a section, which it would otherwise cover. */
const closeMenu = ({ currentTarget }: MouseEvent) => currentTarget.closest('details')?.removeAttribute('open')

/** Brand, sections, language and order history. On phones the links are in a menu that opens without JavaScript. */
export const PublicTopBar = ({ brand, look, links, isAboutChallans }: PublicTopBarProps) => {
  const text = useTexts('publicChallans')
  const { config, page, ownHost } = usePublicState()
  // On the history's own page, the header has these links.
  const history = isAboutChallans && page !== 'challanDetails' && page !== 'challanPayment' && (
    <a className={styles.history} href={`${challanPaths.challanDetails}?view=orders`}>
      {text('history')}
    </a>
  )
  // Empty while loading, rather than the wrong name for a moment.
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
          <BrandLogo name={name} logo={brand?.companyLogo ?? undefined} mark={!ownHost && name === config.brandName} />
          {isAboutChallans && <span className={styles.service}>{text('service')}</span>}
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

/** The current address with another language. */
function inLanguage(locale: Locale): string {
  const address = new URL(location.href)
  address.searchParams.set(languageParam, locale)
  return address.href
}

/** Links, so that the language can be changed without JavaScript. The server marks the language of the page. */
const LanguageLinks = () => {
  const text = useTexts('publicChallans')
  const { locale: current, page, brand } = usePublicState()
  // If the address determines the brand, the link must include it.
  const token = page === 'challanDetailed' && brand ? `token=${encodeURIComponent(brand.token)}&` : ''
  const follow = (locale: Locale) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    // Replaces the history entry and keeps its state, because this is still the same step.
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

/** The brand's fields that every page shows. */
export type ShellBrand = Pick<ChallanBrand, 'title' | 'companyLogo' | 'supportEmail' | 'supportPhone' | 'token'>
