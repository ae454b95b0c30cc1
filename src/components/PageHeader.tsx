import { Breadcrumbs } from '@mui/material'
import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useTexts } from '../i18n/useTexts.ts'
import styles from './PageHeader.module.css'
import { usePageTitle } from './usePageTitle.ts'

interface Crumb {
  label: string
  /** A path from contracts/paths; the last crumb has none. */
  to?: string
  mono?: boolean
}

interface PageHeaderProps {
  crumbs?: Crumb[]
  /** Omitted if a summary card has the page's heading. */
  title?: string
  /** On a phone only screen readers get the title, because the content below repeats it. */
  quietTitle?: boolean
  /** The primary action last; at most one primary and two others. */
  actions?: ReactNode
}

/** On a phone the breadcrumb is hidden and the actions share the full width. */
export const PageHeader = ({ crumbs = [], title, quietTitle = false, actions }: PageHeaderProps) => {
  const text = useTexts('components')
  usePageTitle(title ?? crumbs.at(-1)?.label)
  return (
    <header className={styles.header}>
      <div className={styles.words}>
        {crumbs.length > 0 && (
          <Breadcrumbs className={styles.crumbs} aria-label={text('page.path')} separator={<ChevronRight size={14} />}>
            {crumbs.map(({ label, to, mono }) =>
              to ? (
                <Link key={label} to={to}>
                  {label}
                </Link>
              ) : (
                <span key={label} className={mono ? 'mono' : undefined} aria-current="page">
                  {label}
                </span>
              ),
            )}
          </Breadcrumbs>
        )}
        {title && <h1 data-quiet={quietTitle || undefined}>{title}</h1>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  )
}
