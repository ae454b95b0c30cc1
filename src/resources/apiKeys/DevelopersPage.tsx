import { Button } from '@mui/material'
import { BookOpen } from 'lucide-react'
import { apiKey } from '../../../contracts/resources/apiKey.ts'
import { useSession } from '../../authProvider/session.ts'
import { InlineAlert } from '../../components/InlineAlert.tsx'
import { EmbeddedList } from '../../components/list/ListPage.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { lazyPage } from '../../components/plain/lazyPage.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { DeveloperTabs, useDeveloperTab } from '../webhooks/DeveloperTabs.tsx'
import styles from './ApiKeys.module.css'
import { apiKeys } from './index.ts'
import { CreateKeyButton, useMayChangeKeys } from './KeyActions.tsx'

const WebhooksPage = lazyPage(() => import('../webhooks/WebhooksPage.tsx'))

/** API keys; webhooks are in the second tab. */
const DevelopersPage = () => (useDeveloperTab()[0] === 'webhooks' ? <WebhooksPage /> : <ApiKeysPage />)

const ApiKeysPage = () => {
  const text = useTexts('apiKeys')
  const locale = useLocale()
  const { config } = useSession()
  const mayChange = useMayChangeKeys()
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
              {text('docs')}
            </Button>
            {mayChange && <CreateKeyButton />}
          </>
        }
      />
      <DeveloperTabs />
      {!mayChange && (
        <div className={styles.readOnly}>
          <InlineAlert tone="info">{text('readOnly')}</InlineAlert>
        </div>
      )}
      <EmbeddedList inAddress of={apiKeys} readOnly={!mayChange} none={mayChange ? undefined : text('noneYet')} />
    </>
  )
}

export default DevelopersPage
