import { Button, Skeleton } from '@mui/material'
import { CirclePlay, ExternalLink } from 'lucide-react'
import { listTutorials } from '../../../contracts/calls/tutorials.ts'
import { besideVideo, isOwnVideo } from '../../../contracts/people/tutorials.ts'
import { useSession } from '../../authProvider/session.ts'
import { EmptyState, LoadError } from '../../components/EmptyState.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { useCallQuery } from '../../dataProvider/useCallQuery.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './Tutorials.module.css'

/** Tutorial videos. Our own play here; others are links rather than embeds, so that no third party learns of a visit before the click. */
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
            {data.tutorials.some(({ url }) => !isOwnVideo(url)) && <p className={styles.intro}>{text('intro')}</p>}
            <ul className={styles.videos}>
              {data.tutorials.map(tutorial => (
                <li key={tutorial.id} className={styles.video}>
                  {isOwnVideo(tutorial.url) && <OwnVideo {...tutorial} />}
                  <h2>{tutorial.title}</h2>
                  {tutorial.description && <p>{tutorial.description}</p>}
                  {!isOwnVideo(tutorial.url) && <OutsideLink {...tutorial} />}
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

interface OfTutorial {
  title: string
  url: string
}

/** Plays when pressed; nothing but the poster loads before. Captions are on in the reader's language. */
const OwnVideo = ({ title, url }: OfTutorial) => {
  const locale = useLocale()
  return (
    <video key={locale} controls playsInline preload="none" aria-label={title} poster={besideVideo(url, 'jpg')}>
      <source src={url} type="video/webm" />
      <track kind="captions" src={besideVideo(url, 'en.vtt')} srcLang="en" label="English" default={locale === 'en'} />
      <track kind="captions" src={besideVideo(url, 'hi.vtt')} srcLang="hi" label="हिंदी" default={locale === 'hi'} />
    </video>
  )
}

const OutsideLink = ({ title, url }: OfTutorial) => {
  const text = useTexts('tutorials')
  return (
    <>
      <a href={url} target="_blank" rel="noopener noreferrer" aria-label={text('newTab', { title })}>
        {text('watch')} <ExternalLink size={14} aria-hidden="true" />
      </a>
      <span className={styles.host}>{new URL(url).host}</span>
    </>
  )
}

export default VideoTutorials
