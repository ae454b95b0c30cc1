import { Button, Skeleton } from '@mui/material'
import { BellPlus, BellRing } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { listRecipients } from '../../../../contracts/calls/recipients.ts'
import { paths } from '../../../../contracts/paths.ts'
import { EmptyState, LoadError } from '../../../components/EmptyState.tsx'
import { PageHeader } from '../../../components/PageHeader.tsx'
import { Section } from '../../../components/Section.tsx'
import { useCallQuery } from '../../../dataProvider/useCallQuery.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { useIsNarrow } from '../../../theme/useIsNarrow.ts'
import styles from '../staff/Accounts.module.css'
import { RecipientCards } from './RecipientCards.tsx'
import { RecipientTable } from './RecipientTable.tsx'
import type { Recipients } from './recipient.ts'
import { UncoveredEvents } from './UncoveredEvents.tsx'

const AddDialog = lazy(() => import('./AddDialog.tsx'))

/** Who is told of what by mail. */
const NotificationRecipients = () => {
  const text = useTexts('staff')
  const adminText = useTexts('admin')
  const [adding, setAdding] = useState(false)
  const { data, error, refetch } = useCallQuery(listRecipients, {})
  return (
    <div className={styles.page}>
      <PageHeader
        quietTitle
        crumbs={[
          { label: adminText('dashboard.title'), to: paths.adminDashboard },
          { label: text('recipients.title') },
        ]}
        title={text('recipients.title')}
        actions={
          <Button variant="contained" startIcon={<BellPlus aria-hidden="true" />} onClick={() => setAdding(true)}>
            {text('recipients.add')}
          </Button>
        }
      />
      {data && <UncoveredEvents {...data} />}
      {error && !data ? (
        <LoadError title={text('recipients.error')} requestId={error.requestId} onRetry={() => void refetch()} />
      ) : (
        <Section flush title={text('recipients.list')}>
          {data ? <Rows {...data} /> : <Skeleton variant="rounded" height={96} />}
        </Section>
      )}
      <Suspense>{adding && <AddDialog onClose={() => setAdding(false)} />}</Suspense>
    </div>
  )
}

const Rows = ({ recipients }: Recipients) => {
  const text = useTexts('staff')
  const cards = useIsNarrow(1200)
  if (recipients.length === 0)
    return (
      <EmptyState icon={BellRing} title={text('recipients.none.title')}>
        {text('recipients.none.detail')}
      </EmptyState>
    )
  return cards ? <RecipientCards recipients={recipients} /> : <RecipientTable recipients={recipients} />
}

export default NotificationRecipients
