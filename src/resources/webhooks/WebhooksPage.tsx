import { Button, Skeleton } from '@mui/material'
import { BookOpen, Plus, Webhook as WebhookIcon } from 'lucide-react'
import { useGetList } from 'ra-core'
import { useId, useState } from 'react'
import { limits } from '../../../contracts/platform/limits.ts'
import { apiKey } from '../../../contracts/resources/apiKey.ts'
import { type Webhook, webhook, webhookDelivery } from '../../../contracts/resources/webhook.ts'
import { useSession } from '../../authProvider/session.ts'
import { EmptyState, LoadError } from '../../components/EmptyState.tsx'
import { InlineAlert } from '../../components/InlineAlert.tsx'
import { EmbeddedList } from '../../components/list/ListPage.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import type { CallError } from '../../dataProvider/callError.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { useMayChangeWebhooks } from './cells.tsx'
import { DeveloperTabs } from './DeveloperTabs.tsx'
import { EndpointCard } from './EndpointCard.tsx'
import { AddEndpoint } from './EndpointDialogs.tsx'
import { webhookDeliveries } from './index.ts'
import styles from './Webhooks.module.css'

/** The account's endpoints and deliveries. Secondary users have read-only access. */
const WebhooksPage = () => {
  const text = useTexts('webhooks')
  const locale = useLocale()
  const { config } = useSession()
  const mayChange = useMayChangeWebhooks()
  const [adding, setAdding] = useState(false)
  return (
    <>
      <PageHeader
        title={apiKey.words?.title[locale] ?? ''}
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
            {mayChange && (
              <Button variant="contained" startIcon={<Plus />} onClick={() => setAdding(true)}>
                {text('add')}
              </Button>
            )}
          </>
        }
      />
      <DeveloperTabs />
      <div className={styles.page}>
        {!mayChange && <InlineAlert tone="info">{text('readOnly')}</InlineAlert>}
        <Endpoints readOnly={!mayChange} />
      </div>
      {adding && <AddEndpoint onClose={() => setAdding(false)} />}
    </>
  )
}

/** One page holds all endpoints: an account has at most ten. */
const everyEndpoint = {
  pagination: { page: 1, perPage: limits.pageSize },
  sort: { field: 'id', order: 'ASC' },
} as const

const Endpoints = ({ readOnly }: { readOnly: boolean }) => {
  const locale = useLocale()
  const { words } = webhook
  const { data, error, refetch } = useGetList<Webhook>('webhooks', everyEndpoint, { onError: () => {} })
  const failure = error as CallError | null
  if (data?.length === 0)
    return (
      <EmptyState icon={WebhookIcon} title={words?.none[locale] ?? ''}>
        {words?.noneDetail?.[locale]}
      </EmptyState>
    )
  if (data)
    return (
      <>
        {data.map(endpoint => (
          <EndpointCard key={endpoint.id} endpoint={endpoint} readOnly={readOnly} />
        ))}
        <Deliveries />
      </>
    )
  if (failure)
    return <LoadError title={words?.error?.[locale]} requestId={failure.requestId} onRetry={() => void refetch()} />
  return <Skeleton variant="rounded" height={200} aria-busy="true" />
}

const Deliveries = () => {
  const text = useTexts('webhooks')
  const locale = useLocale()
  const headingId = useId()
  return (
    <section className={styles.deliveries} aria-labelledby={headingId}>
      <header>
        <h2 id={headingId}>{webhookDelivery.words?.title[locale]}</h2>
        <p>{text('deliveries.retention')}</p>
      </header>
      <EmbeddedList inAddress of={webhookDeliveries} />
    </section>
  )
}

export default WebhooksPage
