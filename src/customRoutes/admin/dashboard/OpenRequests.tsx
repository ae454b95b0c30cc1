import { Button, Skeleton } from '@mui/material'
import { useListContext } from 'ra-core'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { formatCount } from '../../../../contracts/money.ts'
import { adminViewPath } from '../../../../contracts/paths.ts'
import { lead } from '../../../../contracts/resources/lead.ts'
import { LoadError } from '../../../components/EmptyState.tsx'
import { ListFrame } from '../../../components/list/ListFrame.tsx'
import { RecordRows } from '../../../components/list/ListRows.tsx'
import { Section } from '../../../components/Section.tsx'
import type { CallError } from '../../../dataProvider/callError.ts'
import { useLocale } from '../../../i18n/locale.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { openLeads } from '../../../resources/leads/index.ts'
import styles from './AdminDashboard.module.css'

const ROWS = 5
const open = { handled: false }

/** Open demo and contact requests, latest first. */
export const OpenRequests = () => (
  <ListFrame embedded declared={openLeads.declared} perPage={ROWS} filter={open}>
    <Requests />
  </ListFrame>
)

const Requests = () => {
  const text = useTexts('admin')
  const locale = useLocale()
  const { data, total, error, refetch } = useListContext()
  const box = useRef<HTMLDivElement>(null)
  const before = useRef(total)
  // A handled request disappears with its focused button, so the focus moves here.
  useEffect(() => {
    const hasLeft = (total ?? 0) < (before.current ?? 0)
    before.current = total
    if (hasLeft && document.activeElement === document.body) box.current?.focus({ preventScroll: true })
  }, [total])
  return (
    <Section
      flush
      title={lead.words?.title[locale] ?? ''}
      badge={total ? <span className={styles.count}>{text('leads.open', { count: formatCount(total) })}</span> : null}
      aside={
        <Button className={styles.all} size="small" component={Link} to={adminViewPath('requests')}>
          {text('leads.all')}
        </Button>
      }
    >
      <div ref={box} tabIndex={-1} className={styles.box}>
        {data ? (
          data.length === 0 ? (
            <p className={styles.none}>{text('leads.allHandled')}</p>
          ) : (
            <RecordRows />
          )
        ) : error ? (
          <LoadError
            title={text('leads.error')}
            requestId={(error as CallError).requestId}
            onRetry={() => void refetch()}
          />
        ) : (
          <Skeleton className={styles.loading} variant="rounded" height={72} />
        )}
      </div>
    </Section>
  )
}
