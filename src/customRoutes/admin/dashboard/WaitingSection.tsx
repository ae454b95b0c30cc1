import { Button, Skeleton } from '@mui/material'
import { useListContext } from 'ra-core'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { LoadError } from '../../../components/EmptyState.tsx'
import { RecordRows } from '../../../components/list/ListRows.tsx'
import { Section } from '../../../components/Section.tsx'
import type { CallError } from '../../../dataProvider/callError.ts'
import styles from './AdminDashboard.module.css'

interface WaitingSectionProps {
  title: string
  /** How many there are, beside the title. */
  count: string | null
  /** The link to the whole list. */
  all: { label: string; to: string }
  none: string
  error: string
}

/** The first rows of a list of what waits, in a section of the dashboard; reads the surrounding `ListFrame`. */
export const WaitingSection = ({ title, count, all, none, error: errorTitle }: WaitingSectionProps) => {
  const { data, total, error, refetch } = useListContext()
  const box = useRef<HTMLDivElement>(null)
  const before = useRef(total)
  // A finished row disappears with its focused button, so the focus moves here.
  useEffect(() => {
    const hasLeft = (total ?? 0) < (before.current ?? 0)
    before.current = total
    if (hasLeft && document.activeElement === document.body) box.current?.focus({ preventScroll: true })
  }, [total])
  return (
    <Section
      flush
      title={title}
      badge={count && <span className={styles.count}>{count}</span>}
      aside={
        <Button className={styles.all} size="small" component={Link} to={all.to}>
          {all.label}
        </Button>
      }
    >
      <div ref={box} tabIndex={-1} className={styles.box}>
        {data ? (
          data.length === 0 ? (
            <p className={styles.none}>{none}</p>
          ) : (
            <RecordRows />
          )
        ) : error ? (
          <LoadError title={errorTitle} requestId={(error as CallError).requestId} onRetry={() => void refetch()} />
        ) : (
          <Skeleton className={styles.loading} variant="rounded" height={72} />
        )}
      </div>
    </Section>
  )
}
