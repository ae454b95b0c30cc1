import { Button } from '@mui/material'
import { UserRoundX } from 'lucide-react'
import { Link, useSearchParams } from 'react-router-dom'
import { readStaff } from '../../../../contracts/calls/staff.ts'
import { paths } from '../../../../contracts/paths.ts'
import { LoadError } from '../../../components/EmptyState.tsx'
import { PageSkeleton } from '../../../components/PageSkeleton.tsx'
import { Notice } from '../../../components/plain/Notice.tsx'
import { useCallQuery } from '../../../dataProvider/useCallQuery.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { StaffPage } from './StaffPage.tsx'

/** One member of staff, `?id=adm_…`. */
const AdminAccountsDetails = () => {
  const id = useSearchParams()[0].get('id') ?? ''
  const { data, error, refetch } = useCallQuery(readStaff, { params: { id } }, { enabled: id !== '' })
  if (id === '' || error?.status === 404) return <Missing />
  if (error && !data) return <LoadError requestId={error.requestId} onRetry={() => void refetch()} />
  return data ? <StaffPage key={id} member={data} /> : <PageSkeleton />
}

const Missing = () => {
  const text = useTexts('staff')
  return (
    <Notice
      icon={UserRoundX}
      title={text('detail.missing')}
      action={
        <Button variant="contained" component={Link} to={paths.adminAccounts}>
          {text('detail.back')}
        </Button>
      }
    >
      {text('detail.missingDetail')}
    </Notice>
  )
}

export default AdminAccountsDetails
