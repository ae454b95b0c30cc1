import type { ReactNode } from 'react'
import { paths } from '../../contracts/paths.ts'
import { BrandLogo } from '../components/BrandMark.tsx'
import type { ClientConfig } from '../dataProvider/clientConfig.ts'
import { LanguageSwitch } from '../signIn/LanguageSwitch.tsx'
import styles from './PublicPage.module.css'

/** A bar with the brand and the language, and below it a page for everybody. */
export const PublicPageFrame = ({ config, children }: { config: ClientConfig; children: ReactNode }) => (
  <div className={styles.page}>
    <header className={styles.top}>
      <a href={paths.home} className={styles.brand}>
        <BrandLogo name={config.brandName} />
      </a>
      <LanguageSwitch />
    </header>
    <main>{children}</main>
  </div>
)
