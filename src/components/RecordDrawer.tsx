import { Drawer, IconButton, Skeleton } from '@mui/material'
import { SearchX, X } from 'lucide-react'
import { type RaRecord, useGetOne } from 'ra-core'
import { type ReactNode, useId } from 'react'
import type { CallError } from '../dataProvider/callError.ts'
import { useIsNarrow } from '../theme/useIsNarrow.ts'
import { EmptyState, LoadError } from './EmptyState.tsx'
import styles from './RecordDrawer.module.css'

interface RecordDrawerProps<Shown extends RaRecord> {
  /** Null while the drawer is closed. */
  id: string | null
  resource: string
  /** The drawer loads more fields than the list's rows have, so it needs its own cache entry. */
  detail?: boolean
  onClose: () => void
  words: { title: string; close: string; missing: string; error: string }
  children: (record: Shown) => ReactNode
}

/** One record beside its list; on a phone it opens from the bottom. */
export function RecordDrawer<Shown extends RaRecord>(props: RecordDrawerProps<Shown>) {
  const { id, onClose, words } = props
  const titleId = useId()
  const narrow = useIsNarrow()
  return (
    <Drawer
      anchor={narrow ? 'bottom' : 'right'}
      open={id !== null}
      onClose={onClose}
      slotProps={{ paper: { role: 'dialog', 'aria-labelledby': titleId } }}
    >
      <div className={styles.head}>
        <h2 id={titleId}>{words.title}</h2>
        <IconButton size="large" aria-label={words.close} onClick={onClose}>
          <X aria-hidden="true" />
        </IconButton>
      </div>
      {id && <Body {...props} id={id} />}
    </Drawer>
  )
}

function Body<Shown extends RaRecord>({
  id,
  resource,
  detail,
  words,
  children,
}: RecordDrawerProps<Shown> & { id: string }) {
  const params = detail ? { id, meta: { detail: true } } : { id }
  const { data, error, refetch } = useGetOne<Shown>(resource, params, { retry: false, onError: () => {} })
  const failure = error as CallError | null
  if (data) return <div className={styles.body}>{children(data)}</div>
  if (failure?.status === 404) return <EmptyState icon={SearchX} tone="neutral" title={words.missing} />
  if (failure) return <LoadError title={words.error} requestId={failure.requestId} onRetry={() => void refetch()} />
  return (
    <div className={styles.body} aria-busy="true">
      <Skeleton variant="rounded" height={320} />
    </div>
  )
}
