import { Button } from '@mui/material'
import { type LucideProps, RotateCcw, SearchX, Unplug } from 'lucide-react'
import type { ComponentType, ReactNode } from 'react'
import { formatCount } from '../../contracts/platform/money.ts'
import { useTexts } from '../i18n/useTexts.ts'
import styles from './EmptyState.module.css'
import { MessagePage } from './MessagePage.tsx'

interface EmptyStateProps {
  icon: ComponentType<LucideProps>
  /** Accent for a product's first use, danger for a failed load. */
  tone?: 'accent' | 'neutral' | 'danger'
  title: string
  children?: ReactNode
  actions?: ReactNode
  /** A way to try the product free of charge. */
  hint?: ReactNode
}

/** Replaces an empty table: says what is missing and what to do next. */
export const EmptyState = ({ icon: Icon, tone = 'accent', title, children, actions, hint }: EmptyStateProps) => (
  <div className={styles.empty}>
    <span className={styles.icon} data-tone={tone}>
      <Icon size={22} strokeWidth={1.75} aria-hidden="true" />
    </span>
    <h2>{title}</h2>
    {children && <div className={styles.words}>{children}</div>}
    {actions && <div className={styles.actions}>{actions}</div>}
    {hint && <p className={styles.hint}>{hint}</p>}
  </div>
)

interface NoResultsProps {
  title?: string
  /** The number of records without the filters. */
  outside: number
  onClear: () => void
}

export const NoResults = ({ title, outside, onClear }: NoResultsProps) => {
  const text = useTexts('components')
  return (
    <EmptyState
      icon={SearchX}
      tone="neutral"
      title={title ?? text('empty.noMatch')}
      actions={
        <Button variant="outlined" onClick={onClear}>
          {text('empty.clear')}
        </Button>
      }
    >
      {text('empty.outside', { smart_count: outside, count: formatCount(outside) })}
    </EmptyState>
  )
}

interface LoadErrorProps {
  title?: string
  requestId?: string | undefined
  onRetry: () => void
  /** In place of the whole page, with the page's heading. */
  isPage?: boolean
}

export const LoadError = ({ title, requestId, onRetry, isPage = false }: LoadErrorProps) => {
  const text = useTexts('components')
  const heading = title ?? text('empty.errorTitle')
  const retry = (
    <Button variant="outlined" startIcon={<RotateCcw />} onClick={onRetry}>
      {text('empty.retry')}
    </Button>
  )
  const words = (
    <>
      {text('empty.errorDetail')} {requestId && <Quote requestId={requestId} />}
    </>
  )
  return (
    <div role="alert">
      {isPage ? (
        <MessagePage icon={Unplug} title={heading} action={retry}>
          {words}
        </MessagePage>
      ) : (
        <EmptyState icon={Unplug} tone="danger" title={heading} actions={retry}>
          {words}
        </EmptyState>
      )}
    </div>
  )
}

/** A sentence with the request ID in monospace; its position depends on the language. */
const Quote = ({ requestId }: { requestId: string }) => {
  const [before, after] = useTexts('components')('empty.quote', { requestId }).split(requestId)
  return (
    <>
      {before}
      <span className="mono">{requestId}</span>
      {after}
    </>
  )
}
