import { Button, LinearProgress } from '@mui/material'
import { GitCompareArrows } from 'lucide-react'
import { Link, Navigate } from 'react-router-dom'
import { paths, withId } from '../../../contracts/platform/paths.ts'
import { InlineAlert } from '../../components/InlineAlert.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { useTexts } from '../../i18n/useTexts.ts'
import { shortId } from '../verifications/record.ts'
import { Contradictions } from './Contradictions.tsx'
import { HeadlineChip, Missing } from './Headline.tsx'
import { NotThere } from './NotThere.tsx'
import { Sources } from './Sources.tsx'
import styles from './Trubgv.module.css'
import { useTrubgv } from './useTrubgv.ts'

const endedStates = ['answered', 'notFound', 'noAnswer', 'notAsked']

/** The checks of a verification while they run: each result as it comes. */
export const RunPage = () => {
  const text = useTexts('trubgvScreen')
  const { id, data, error, refetch } = useTrubgv()
  if (id === '') return <Navigate replace to={paths.trubgv} />
  if (!data) return <NotThere error={error} onRetry={() => void refetch()} />
  const { name, headline, sources } = data
  const done = sources.filter(({ state }) => endedStates.includes(state)).length
  const isRunning = headline === 'running'
  return (
    <>
      <PageHeader
        crumbs={[
          { label: text('product'), to: paths.trubgv },
          { label: text('verification'), to: paths.trubgv },
          { label: shortId(id), mono: true },
        ]}
        title={text('run.title', { name: name ?? text('detail.noName') })}
        actions={
          <Button
            variant={isRunning ? 'outlined' : 'contained'}
            startIcon={<GitCompareArrows aria-hidden="true" />}
            component={Link}
            to={withId(paths.trubgvDetail, id)}
          >
            {text('run.compare')}
          </Button>
        }
      />
      <div className={styles.stack}>
        <div className={styles.progress} role="status">
          <HeadlineChip headline={headline} />
          <span>{isRunning ? text('run.running', { done, count: sources.length }) : text('run.ended')}</span>
        </div>
        <LinearProgress
          variant="determinate"
          value={(100 * done) / Math.max(1, sources.length)}
          aria-label={text('detail.sources')}
        />
        {data.status === 'paused' && <InlineAlert tone="warning">{text('run.paused')}</InlineAlert>}
        {!isRunning && <Missing shown={data} />}
        <Sources shown={data} />
        {data.contradictions.length > 0 && <Contradictions shown={data} />}
      </div>
    </>
  )
}
