import { useGetOne } from 'ra-core'
import { useSearchParams } from 'react-router-dom'
import { type WhitelabelUserDetail, whitelabelUser } from '../../../contracts/resources/whitelabelUser.ts'
import { LoadError } from '../../components/EmptyState.tsx'
import { PageSkeleton } from '../../components/PageSkeleton.tsx'
import type { CallError } from '../../dataProvider/callError.ts'
import { useLocale } from '../../i18n/locale.ts'
import { EndUser } from './EndUser.tsx'
import { Missing } from './Missing.tsx'

/** An end user of a client, `?id=beu_…`. */
const EndUserPage = () => {
  const id = useSearchParams()[0].get('id') ?? ''
  const locale = useLocale()
  const { data, error, refetch } = useGetOne<WhitelabelUserDetail>(
    whitelabelUser.name,
    // A separate cache key: list rows lack what the user did.
    { id, meta: { detail: true } },
    { enabled: id !== '', retry: false, onError: () => {} },
  )
  const failure = error as CallError | null
  if (id === '' || failure?.status === 404) return <Missing title={whitelabelUser.words?.missing?.[locale] ?? ''} />
  if (failure && !data) return <LoadError isPage requestId={failure.requestId} onRetry={() => void refetch()} />
  return data ? <EndUser key={id} user={data} /> : <PageSkeleton />
}

export default EndUserPage
