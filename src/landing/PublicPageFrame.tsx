import { type ReactNode, useEffect } from 'react'
import { paths } from '../../contracts/platform/paths.ts'
import { BrandLogo } from '../components/BrandMark.tsx'
import { LinkButton } from '../components/plain/LinkButton.tsx'
import type { ClientConfig } from '../dataProvider/clientConfig.ts'
import { LanguageSwitch } from '../signIn/LanguageSwitch.tsx'
import styles from './PublicPage.module.css'

/** The frame of a page that needs no sign-in: a bar with the brand and the language. */
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

interface ArticleProps {
  config: ClientConfig
  title: string
  lead: string
  /** Above the title. */
  label?: string
  children: ReactNode
}

/** A page of text with its title, which is also the window's. */
export const Article = ({ config, title, lead, label, children }: ArticleProps) => {
  useDocumentTitle(title, config)
  return (
    <article className={styles.article}>
      {label && <p className={styles.lead}>{label}</p>}
      <h1>{title}</h1>
      <p className={styles.lead}>{lead}</p>
      {children}
    </article>
  )
}

export const HomeLink = ({ children }: { children: string }) => <LinkButton href={paths.home}>{children}</LinkButton>

/** Sets the window's title while a public page is shown. */
export function useDocumentTitle(title: string, { brandName }: ClientConfig): void {
  useEffect(() => {
    document.title = `${title} · ${brandName}`
  }, [title, brandName])
}
