import { Button } from '@mui/material'
import { UserRoundX } from 'lucide-react'
import { useGetOne } from 'ra-core'
import { Link, useSearchParams } from 'react-router-dom'
import { paths } from '../../../../../contracts/paths.ts'
import type { PostpaidCustomerDetail } from '../../../../../contracts/resources/postpaidCustomer.ts'
import { LoadError } from '../../../../components/EmptyState.tsx'
import { PageSkeleton } from '../../../../components/PageSkeleton.tsx'
import { Notice } from '../../../../components/plain/Notice.tsx'
import type { CallError } from '../../../../dataProvider/callError.ts'
import { useTexts } from '../../../../i18n/useTexts.ts'
import { AccountPage } from './AccountPage.tsx'

/** One postpaid account, `?id=usr_…`. */
const PostpaidUserDetail = () => {
  const id = useSearchParams()[0].get('id') ?? ''
  const { data, error, refetch } = useGetOne<PostpaidCustomerDetail>(
    'postpaid-customers',
    // Apart from the list's rows in the cache, which lack most of it.
    { id, meta: { detail: true } },
    { enabled: id !== '', retry: false, onError: () => {} },
  )
  const failure = error as CallError | null
  if (id === '' || failure?.status === 404) return <Missing />
  if (failure && !data) return <LoadError requestId={failure.requestId} onRetry={() => void refetch()} />
  return data ? <AccountPage key={id} account={data} /> : <PageSkeleton />
}

const Missing = () => {
  const text = useTexts('adminPostpaid')
  return (
    <Notice
      icon={UserRoundX}
      title={text('missing.title')}
      action={
        <Button variant="contained" component={Link} to={paths.adminPostpaid}>
          {text('missing.back')}
        </Button>
      }
    >
      {text('missing.detail')}
    </Notice>
  )
}

export default PostpaidUserDetail
