import { Button, Skeleton } from '@mui/material'
import { UserRoundPlus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { listStaff } from '../../../../contracts/calls/staff.ts'
import { paths } from '../../../../contracts/paths.ts'
import { LoadError } from '../../../components/EmptyState.tsx'
import { PageHeader } from '../../../components/PageHeader.tsx'
import { Section } from '../../../components/Section.tsx'
import { useCallQuery } from '../../../dataProvider/useCallQuery.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { useIsNarrow } from '../../../theme/useIsNarrow.ts'
import styles from './Accounts.module.css'
import { RoleMatrix } from './RoleMatrix.tsx'
import { StaffCards } from './StaffCards.tsx'
import { StaffTable } from './StaffTable.tsx'

const InviteDialog = lazy(() => import('./InviteDialog.tsx'))

/** Who is staff, and what each role may do. */
const AdminAccounts = () => {
  const text = useTexts('staff')
  const adminText = useTexts('admin')
  const cards = useIsNarrow(1200)
  const [inviting, setInviting] = useState(false)
  const { data, error, refetch } = useCallQuery(listStaff, {})
  return (
    <div className={styles.page}>
      <PageHeader
        quietTitle
        crumbs={[{ label: adminText('dashboard.title'), to: paths.adminDashboard }, { label: text('accounts.title') }]}
        title={text('accounts.title')}
        actions={
          <Button
            variant="contained"
            startIcon={<UserRoundPlus aria-hidden="true" />}
            onClick={() => setInviting(true)}
          >
            {text('accounts.invite')}
          </Button>
        }
      />
      {error && !data ? (
        <LoadError title={text('accounts.error')} requestId={error.requestId} onRetry={() => void refetch()} />
      ) : (
        <Section flush title={text('accounts.list')}>
          {data ? cards ? <StaffCards staff={data.staff} /> : <StaffTable staff={data.staff} /> : <Waiting />}
        </Section>
      )}
      <RoleMatrix />
      <Suspense>{inviting && <InviteDialog onClose={() => setInviting(false)} />}</Suspense>
    </div>
  )
}

const Waiting = () => (
  <div aria-hidden="true" style={{ padding: 16 }}>
    <Skeleton variant="rounded" height={96} />
  </div>
)

export default AdminAccounts
