import { Button } from '@mui/material'
import { UserRoundX } from 'lucide-react'
import { useGetOne } from 'ra-core'
import { Link, useSearchParams } from 'react-router-dom'
import { paths } from '../../../../contracts/paths.ts'
import type { AdminUserDetail } from '../../../../contracts/resources/adminUser.ts'
import { LoadError } from '../../../components/EmptyState.tsx'
import { PageSkeleton } from '../../../components/PageSkeleton.tsx'
import { Notice } from '../../../components/plain/Notice.tsx'
import type { CallError } from '../../../dataProvider/callError.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { UserPage } from './UserPage.tsx'

/** One customer, `?id=usr_…`. */
const UserDetail = () => {
  const id = useSearchParams()[0].get('id') ?? ''
  const { data, error, refetch } = useGetOne<AdminUserDetail>(
    'users',
    // Apart from the list's rows in the cache, which lack most of it.
    { id, meta: { detail: true } },
    { enabled: id !== '', retry: false, onError: () => {} },
  )
  const failure = error as CallError | null
  if (id === '' || failure?.status === 404) return <Missing />
  if (failure && !data) return <LoadError requestId={failure.requestId} onRetry={() => void refetch()} />
  return data ? <UserPage key={id} user={data} /> : <PageSkeleton />
}

const Missing = () => {
  const text = useTexts('admin')
  return (
    <Notice
      icon={UserRoundX}
      title={text('users.missing.title')}
      action={
        <Button variant="contained" component={Link} to={paths.adminUserAccounts}>
          {text('users.missing.back')}
        </Button>
      }
    >
      {text('users.missing.detail')}
    </Notice>
  )
}

export default UserDetail
