import { Drawer, IconButton, Skeleton, useMediaQuery } from '@mui/material'
import { SearchX, X } from 'lucide-react'
import { useGetOne } from 'ra-core'
import { useId } from 'react'
import type { TransactionDetail } from '../../../contracts/resources/transaction.ts'
import { EmptyState, LoadError } from '../../components/EmptyState.tsx'
import type { CallError } from '../../dataProvider/callError.ts'
import { useAdminText } from '../../i18n/adminTexts.ts'
import { EntryFacts } from './EntryFacts.tsx'
import styles from './Transactions.module.css'
import { useEntry } from './useEntry.ts'

/** One transaction: who, what for, and both sides of its double entry. */
export const TransactionDrawer = () => {
  const text = useAdminText()
  const titleId = useId()
  const { id, close } = useEntry()
  const narrow = useMediaQuery('(max-width:899.95px)')
  return (
    <Drawer
      anchor={narrow ? 'bottom' : 'right'}
      open={id !== null}
      onClose={close}
      slotProps={{ paper: { role: 'dialog', 'aria-labelledby': titleId } }}
    >
      <div className={styles.drawerHead}>
        <h2 id={titleId}>{text('transactions.entry.title')}</h2>
        <IconButton size="large" aria-label={text('transactions.entry.close')} onClick={close}>
          <X aria-hidden="true" />
        </IconButton>
      </div>
      {id && <Entry id={id} />}
    </Drawer>
  )
}

const Entry = ({ id }: { id: string }) => {
  const text = useAdminText()
  const { data, error, refetch } = useGetOne<TransactionDetail>(
    'transactions',
    // Apart from the list's rows in the cache, which have no lines.
    { id, meta: { detail: true } },
    { retry: false, onError: () => {} },
  )
  const failure = error as CallError | null
  if (failure?.status === 404)
    return <EmptyState icon={SearchX} tone="neutral" title={text('transactions.entry.missing')} />
  if (failure)
    return (
      <LoadError
        title={text('transactions.entry.error')}
        requestId={failure.requestId}
        onRetry={() => void refetch()}
      />
    )
  if (!data)
    return (
      <div className={styles.drawerBody} aria-busy="true">
        <Skeleton variant="rounded" height={320} />
      </div>
    )
  return <EntryFacts entry={data} />
}
