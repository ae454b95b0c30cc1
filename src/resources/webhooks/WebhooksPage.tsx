import { Button, Skeleton } from '@mui/material'
import { BookOpen, Plus, Webhook } from 'lucide-react'
import { useGetList } from 'ra-core'
import { useState } from 'react'
import { Title } from 'react-admin'
import { limits } from '../../../contracts/limits.ts'
import { canAccess } from '../../../contracts/permissions.ts'
import { useSession } from '../../authProvider/session.ts'
import { EmptyState, LoadError } from '../../components/EmptyState.tsx'
import { InlineAlert } from '../../components/InlineAlert.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import type { CallError } from '../../dataProvider/callError.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { Deliveries } from './Deliveries.tsx'
import { DeveloperTabs } from './DeveloperTabs.tsx'
import { EndpointCard } from './EndpointCard.tsx'
import { EndpointDialog } from './EndpointDialog.tsx'
import { type Endpoint } from './endpoint.ts'
import styles from './Webhooks.module.css'

/** The account's endpoints and what was delivered to them; a secondary user reads them only. */
const WebhooksPage = () => {
  const text = useTexts('webhooks')
  const { role, config } = useSession()
  const owner = canAccess(role, { action: 'create', permission: 'apiKeys' })
  const [adding, setAdding] = useState(false)
  return (
    <>
      <Title title={text('title')} />
      <PageHeader
        title={text('page')}
        actions={
          <>
            <Button
              variant="outlined"
              startIcon={<BookOpen />}
              href={config.apiDocsUrl}
              target="_blank"
              rel="noreferrer"
            >
              {text('howTo')}
            </Button>
            {owner && (
              <Button variant="contained" startIcon={<Plus />} onClick={() => setAdding(true)}>
                {text('add')}
              </Button>
            )}
          </>
        }
      />
      <DeveloperTabs />
      <div className={styles.page}>
        {!owner && <InlineAlert tone="info">{text('readOnly')}</InlineAlert>}
        <Endpoints owner={owner} />
      </div>
      {adding && <EndpointDialog onClose={() => setAdding(false)} />}
    </>
  )
}

const Endpoints = ({ owner }: { owner: boolean }) => {
  const text = useTexts('webhooks')
  const asked = {
    pagination: { page: 1, perPage: limits.pageSize },
    sort: { field: 'id', order: 'ASC' as const },
  }
  const { data, error, refetch } = useGetList<Endpoint>('webhooks', asked, { onError: () => {} })
  const failure = error as CallError | null
  if (data?.length === 0)
    return (
      <EmptyState icon={Webhook} title={text('none')}>
        {text('noneDetail')}
      </EmptyState>
    )
  if (data)
    return (
      <>
        {data.map(endpoint => (
          <EndpointCard key={endpoint.id} endpoint={endpoint} owner={owner} />
        ))}
        <Deliveries owner={owner} />
      </>
    )
  if (failure) return <LoadError title={text('error')} requestId={failure.requestId} onRetry={() => void refetch()} />
  return <Skeleton variant="rounded" height={200} aria-busy="true" />
}

export default WebhooksPage
