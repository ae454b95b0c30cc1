import { useGetOne } from 'ra-core'
import { useSearchParams } from 'react-router-dom'
import { type WhitelabelClientDetail, whitelabelClient } from '../../../contracts/resources/whitelabelClient.ts'
import { LoadError } from '../../components/EmptyState.tsx'
import { PageSkeleton } from '../../components/PageSkeleton.tsx'
import type { CallError } from '../../dataProvider/callError.ts'
import { useLocale } from '../../i18n/locale.ts'
import { Client } from './Client.tsx'
import { Missing } from './Missing.tsx'

/** A white-label client, `?id=usr_…`. */
const ClientPage = () => {
  const id = useSearchParams()[0].get('id') ?? ''
  const locale = useLocale()
  const { data, error, refetch } = useGetOne<WhitelabelClientDetail>(
    whitelabelClient.name,
    // A separate cache key: list rows lack most of these fields.
    { id, meta: { detail: true } },
    { enabled: id !== '', retry: false, onError: () => {} },
  )
  const failure = error as CallError | null
  if (id === '' || failure?.status === 404) return <Missing title={whitelabelClient.words?.missing?.[locale] ?? ''} />
  if (failure && !data) return <LoadError isPage requestId={failure.requestId} onRetry={() => void refetch()} />
  return data ? <Client key={id} client={data} /> : <PageSkeleton />
}

export default ClientPage
