import { Button, Skeleton } from '@mui/material'
import { CirclePlay, ExternalLink } from 'lucide-react'
import { listTutorials } from '../../../contracts/calls/tutorials.ts'
import { useSession } from '../../authProvider/session.ts'
import { EmptyState, LoadError } from '../../components/EmptyState.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { useCallQuery } from '../../dataProvider/useCallQuery.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './Tutorials.module.css'

/** Tutorial videos. They are links rather than embeds, so that no third party learns of a visit before the click. */
const VideoTutorials = () => {
  const text = useTexts('tutorials')
  const shell = useTexts('shell')
  const { config } = useSession()
  const { data, error, refetch } = useCallQuery(listTutorials, {})
  return (
    <>
      <PageHeader title={text('title')} />
      {data ? (
        data.tutorials.length === 0 ? (
          <EmptyState
            icon={CirclePlay}
            title={text('none.title')}
            actions={
              <Button variant="outlined" href={config.apiDocsUrl} target="_blank" rel="noreferrer">
                {shell('menu.apiDocs')}
              </Button>
            }
          >
            {text('none.detail')}
          </EmptyState>
        ) : (
          <>
            <p className={styles.intro}>{text('intro')}</p>
            <ul className={styles.videos}>
              {data.tutorials.map(({ id, title, description, url }) => (
                <li key={id} className={styles.video}>
                  <h2>{title}</h2>
                  {description && <p>{description}</p>}
                  <a href={url} target="_blank" rel="noopener noreferrer" aria-label={text('newTab', { title })}>
                    {text('watch')} <ExternalLink size={14} aria-hidden="true" />
                  </a>
                  <span className={styles.host}>{new URL(url).host}</span>
                </li>
              ))}
            </ul>
          </>
        )
      ) : error ? (
        <LoadError title={text('error')} requestId={error.requestId} onRetry={() => void refetch()} />
      ) : (
        <Skeleton variant="rounded" height={120} />
      )}
    </>
  )
}

export default VideoTutorials
