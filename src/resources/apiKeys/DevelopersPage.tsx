import { Button } from '@mui/material'
import { BookOpen, KeyRound } from 'lucide-react'
import { ListBase } from 'ra-core'
import { Title } from 'react-admin'
import { limits } from '../../../contracts/limits.ts'
import { canAccess } from '../../../contracts/permissions.ts'
import { useSession } from '../../authProvider/session.ts'
import { EmptyState } from '../../components/EmptyState.tsx'
import { InlineAlert } from '../../components/InlineAlert.tsx'
import { ListStates } from '../../components/list/ListStates.tsx'
import { useListFilters } from '../../components/list/useListFilters.ts'
import { PageHeader } from '../../components/PageHeader.tsx'
import { lazyPage } from '../../components/plain/lazyPage.ts'
import { RecordDrawer } from '../../components/RecordDrawer.tsx'
import { useTexts } from '../../i18n/useTexts.ts'
import { useIsNarrow } from '../../theme/useIsNarrow.ts'
import { DeveloperTabs, useDeveloperTab } from '../webhooks/DeveloperTabs.tsx'
import type { ApiKey } from './apiKey.ts'
import { CreateKey } from './CreateKey.tsx'
import { KeyCards } from './KeyCards.tsx'
import { KeyDetail } from './KeyDetail.tsx'
import { KeyFilters } from './KeyFilters.tsx'
import styles from './Keys.module.css'
import { KeyTable } from './KeyTable.tsx'
import { useKeyParam } from './useKeyParam.ts'

const WebhooksPage = lazyPage(() => import('../webhooks/WebhooksPage.tsx'))

/** Keys and, in the second tab, webhooks: what a developer looks for. */
const DevelopersPage = () => (useDeveloperTab()[0] === 'webhooks' ? <WebhooksPage /> : <ApiKeys />)

/** The account's keys; a secondary user reads them only. One of them in the drawer, `?key=key_…`. */
const ApiKeys = () => {
  const text = useTexts('apiKeys')
  const { role, config } = useSession()
  const owner = canAccess(role, { action: 'create', permission: 'apiKeys' })
  return (
    <>
      <Title title={text('title')} />
      <ListBase
        perPage={limits.pageSize}
        sort={{ field: 'createdAt', order: 'DESC' }}
        // Said in the list's place, not by a toast.
        queryOptions={{ onError: () => {} }}
      >
        <PageHeader
          title={text('title')}
          actions={
            <>
              <Button
                variant="outlined"
                startIcon={<BookOpen />}
                href={config.apiDocsUrl}
                target="_blank"
                rel="noreferrer"
              >
                {text('docs')}
              </Button>
              {owner && <CreateKey />}
            </>
          }
        />
        <DeveloperTabs />
        {!owner && (
          <div className={styles.readOnly}>
            <InlineAlert tone="info">{text('readOnly')}</InlineAlert>
          </div>
        )}
        <KeyFilters />
        <Keys owner={owner} />
        <KeyDrawer owner={owner} />
      </ListBase>
    </>
  )
}

const Keys = ({ owner }: { owner: boolean }) => {
  const text = useTexts('apiKeys')
  const { clearAll } = useListFilters()
  const cards = useIsNarrow()
  return (
    <ListStates
      skeleton={cards ? ['long', 'chip'] : ['long', 'short', 'chip', 'chip', 'short', 'short', 'short', 'short']}
      firstUse={
        <EmptyState icon={KeyRound} title={text('first.title')}>
          {text(owner ? 'first.detail' : 'first.subUser')}
        </EmptyState>
      }
      onClearAll={clearAll}
    >
      {cards ? <KeyCards canRevoke={owner} /> : <KeyTable canRevoke={owner} />}
    </ListStates>
  )
}

export default DevelopersPage

/** One key: what it may do, how it was used, and what can be done with it. */
const KeyDrawer = ({ owner }: { owner: boolean }) => {
  const text = useTexts('apiKeys')
  const { id, close } = useKeyParam()
  const words = {
    title: text('detail.title'),
    close: text('detail.close'),
    missing: text('detail.missing'),
    error: text('detail.error'),
  }
  return (
    <RecordDrawer<ApiKey> id={id} resource="api-keys" onClose={close} words={words}>
      {key => <KeyDetail apiKey={key} owner={owner} />}
    </RecordDrawer>
  )
}
