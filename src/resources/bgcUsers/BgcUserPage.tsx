import { useGetOne } from 'ra-core'
import { useSearchParams } from 'react-router-dom'
import { type BgcUserDetail, bgcUser } from '../../../contracts/resources/bgcUser.ts'
import { LoadError } from '../../components/EmptyState.tsx'
import { PageSkeleton } from '../../components/PageSkeleton.tsx'
import type { CallError } from '../../dataProvider/callError.ts'
import { Missing } from '../verificationTasks/Missing.tsx'
import { TaskPage } from '../verificationTasks/TaskPage.tsx'
import { AccountPage } from './AccountPage.tsx'

/** An account, `?id=usr_…`, or one of its checks, `?id=crn_…`. */
const BgcUserPage = () => {
  const id = useSearchParams()[0].get('id') ?? ''
  return id.startsWith('crn_') ? <TaskPage key={id} id={id} /> : <Account key={id} id={id} />
}

const Account = ({ id }: { id: string }) => {
  const { data, error, refetch } = useGetOne<BgcUserDetail>(
    bgcUser.name,
    // A separate cache key: list rows lack cases and verifiers.
    { id, meta: { detail: true } },
    { enabled: id !== '', retry: false, onError: () => {} },
  )
  const failure = error as CallError | null
  if (id === '' || failure?.status === 404) return <Missing />
  if (failure && !data) return <LoadError isPage requestId={failure.requestId} onRetry={() => void refetch()} />
  return data ? <AccountPage account={data} /> : <PageSkeleton />
}

export default BgcUserPage
