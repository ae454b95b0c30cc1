import { Button } from '@mui/material'
import { CircleUserRound } from 'lucide-react'
import { useGetOne } from 'ra-core'
import { Link, useSearchParams } from 'react-router-dom'
import { paths, withId } from '../../../../contracts/platform/paths.ts'
import type { PostpaidCustomerDetail } from '../../../../contracts/resources/postpaidCustomer.ts'
import { LoadError } from '../../../components/EmptyState.tsx'
import { MissingRecord } from '../../../components/MissingRecord.tsx'
import { PageHeader } from '../../../components/PageHeader.tsx'
import { PageSkeleton } from '../../../components/PageSkeleton.tsx'
import type { CallError } from '../../../dataProvider/callError.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { LatestEntries } from '../../transactions/LatestEntries.tsx'
import { userTabPath } from '../../users/show/userTabs.ts'
import styles from './PostpaidCustomer.module.css'
import { PostpaidStatements } from './PostpaidStatements.tsx'
import { Ageing, PostpaidStats } from './PostpaidStats.tsx'
import { PostpaidWallets } from './PostpaidWallets.tsx'

/** One postpaid customer, `?id=usr_…`. */
const PostpaidCustomerPage = () => {
  const id = useSearchParams()[0].get('id') ?? ''
  const { data, error, refetch } = useGetOne<PostpaidCustomerDetail>(
    'postpaid-customers',
    // A separate cache key: list rows lack most of these fields.
    { id, meta: { detail: true } },
    { enabled: id !== '', retry: false, onError: () => {} },
  )
  const failure = error as CallError | null
  if (id === '' || failure?.status === 404) return <Missing />
  if (failure && !data) return <LoadError isPage requestId={failure.requestId} onRetry={() => void refetch()} />
  return data ? <Account key={id} account={data} /> : <PageSkeleton />
}

const Account = ({ account }: { account: PostpaidCustomerDetail }) => {
  const text = useTexts('adminPostpaid')
  const { id, customer, customerId } = account
  return (
    <>
      <PageHeader
        crumbs={[
          { label: text('title'), to: paths.adminPostpaid },
          { label: customerId ?? customer, mono: customerId !== null },
        ]}
        title={customer}
        actions={
          <Button
            variant="outlined"
            component={Link}
            to={withId(paths.adminUserDetail, id)}
            startIcon={<CircleUserRound aria-hidden="true" />}
          >
            {text('customerPage')}
          </Button>
        }
      />
      <div className={styles.page}>
        <PostpaidStats account={account} />
        <div className={styles.pair}>
          <PostpaidWallets account={account} />
          <Ageing account={account} />
        </div>
        <PostpaidStatements userId={id} />
        <PostpaidEntries userId={id} />
      </div>
    </>
  )
}

const Missing = () => {
  const text = useTexts('adminPostpaid')
  return (
    <MissingRecord
      title={text('missing.title')}
      detail={text('missing.detail')}
      to={paths.adminPostpaid}
      back={text('missing.back')}
    />
  )
}

export default PostpaidCustomerPage

/** The latest ledger entries of the account. */
const PostpaidEntries = ({ userId }: { userId: string }) => {
  const text = useTexts('adminPostpaid')
  return (
    <LatestEntries
      customer={userId}
      rows={8}
      title={text('entries.title')}
      none={text('entries.none')}
      aside={
        <Link className={styles.all} to={userTabPath(userId, 'ledger')}>
          {text('entries.all')}
        </Link>
      }
    />
  )
}
