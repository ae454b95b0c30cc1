import type { ReactNode } from 'react'
import { useTexts } from '../../i18n/useTexts.ts'
import { usePublicState } from '../state.ts'
import { PublicTopBar, type ShellBrand, type TopBarLink } from './PublicTopBar.tsx'
import styles from './Shell.module.css'

interface PublicShellProps {
  /** Null if the page has no brand, so that the product's name is shown; undefined while loading. */
  brand: ShellBrand | null | undefined
  /** The landing page's bar continues its dark hero; other bars use the page's background. */
  look: 'ink' | 'paper'
  /** Sections of this page. */
  links?: readonly TopBarLink[]
  /** False if the page is not about challans, which its foot would speak of. */
  isAboutChallans?: boolean
  children: ReactNode
}

/** The frame of every public page: top bar, content, support. */
export const PublicShell = ({ brand, look, links = [], isAboutChallans = true, children }: PublicShellProps) => {
  const text = useTexts('publicChallans')
  return (
    <div className={styles.shell}>
      <a className={styles.skip} href="#content">
        {text('skip')}
      </a>
      <HostNotice />
      <PublicTopBar brand={brand} look={look} links={links} isAboutChallans={isAboutChallans} />
      <main id="content" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <PublicFooter brand={brand} isAboutChallans={isAboutChallans} />
    </div>
  )
}

/** While the host of the brand is about to end. */
const HostNotice = () => {
  const text = useTexts('publicChallans')
  const { ownHost } = usePublicState()
  return ownHost?.endsOn ? <p className={styles.ending}>{text('hostEnds', { day: ownHost.endsOn })}</p> : null
}

/** Support contacts, and the operator, who is not named under the host of a brand. */
const PublicFooter = ({ brand, isAboutChallans }: Pick<Required<PublicShellProps>, 'brand' | 'isAboutChallans'>) => {
  const text = useTexts('publicChallans')
  const { config, ownHost } = usePublicState()
  const email = brand?.supportEmail ?? config.supportEmail
  const phone = brand?.supportPhone
  return (
    <footer className={styles.foot}>
      <div className={styles.footerInner}>
        <div className={styles.help}>
          <span>{text(isAboutChallans ? 'foot.help' : 'foot.helpAny')}</span>
          {brand !== undefined && <a href={`mailto:${email}`}>{email}</a>}
          {phone && <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{phone}</a>}
        </div>
        <p>
          {ownHost
            ? text('foot.own')
            : text(isAboutChallans ? 'foot.powered' : 'foot.poweredAny', { brand: config.brandName })}
        </p>
      </div>
    </footer>
  )
}
