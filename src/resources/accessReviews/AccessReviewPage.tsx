import { Button } from '@mui/material'
import { ClipboardX, Download } from 'lucide-react'
import { useGetOne } from 'ra-core'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { exportAccessReview, finishAccessReview } from '../../../contracts/calls/accessReviews.ts'
import { paths } from '../../../contracts/platform/paths.ts'
import { type AccessReviewDetail, accessReview } from '../../../contracts/resources/accessReview.ts'
import { LoadError } from '../../components/EmptyState.tsx'
import { ActionDialog } from '../../components/form/ActionDialog.tsx'
import { InlineAlert } from '../../components/InlineAlert.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { PageSkeleton } from '../../components/PageSkeleton.tsx'
import { Notice } from '../../components/plain/Notice.tsx'
import { Section } from '../../components/Section.tsx'
import { useToast } from '../../components/useToast.ts'
import type { CallError } from '../../dataProvider/callError.ts'
import { download } from '../../dataProvider/download.ts'
import { useDateFormats } from '../../i18n/dates.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './AccessReviews.module.css'
import { Progress, useReviewTitle } from './cells.tsx'
import { ReviewRow } from './ReviewRow.tsx'

interface OfReview {
  record: AccessReviewDetail
}

/** One review, `?id=arv_…`. */
const AccessReviewPage = () => {
  const id = useSearchParams()[0].get('id') ?? ''
  const { data, error, refetch } = useGetOne<AccessReviewDetail>(
    'access-reviews',
    // A separate cache key: list rows lack the people.
    { id, meta: { detail: true } },
    { enabled: id !== '', retry: false, onError: () => {} },
  )
  const failure = error as CallError | null
  if (id === '' || failure?.status === 404) return <Missing />
  if (failure && !data) return <LoadError requestId={failure.requestId} onRetry={() => void refetch()} />
  return data ? <Review key={id} record={data} /> : <PageSkeleton />
}

const Missing = () => {
  const text = useTexts('staff')
  return (
    <Notice
      icon={ClipboardX}
      title={text('review.missing')}
      action={
        <Button variant="contained" component={Link} to={paths.adminAccessReviews}>
          {text('review.all')}
        </Button>
      }
    >
      {text('review.missingDetail')}
    </Notice>
  )
}

const Review = ({ record }: OfReview) => {
  const text = useTexts('staff')
  const locale = useLocale()
  const title = useReviewTitle(record)
  const { full } = useDateFormats()
  const { finishedAt, finishedBy, rows } = record
  const undone = rows.filter(({ decision, isDone }) => decision !== null && !isDone).length
  return (
    <div className={styles.page}>
      <PageHeader
        crumbs={[{ label: accessReview.words?.title[locale] ?? '', to: paths.adminAccessReviews }, { label: title }]}
        title={title}
        actions={<ReviewActions record={record} />}
      />
      {finishedAt ? (
        <InlineAlert tone="success">
          {text('review.finishedBy', { name: finishedBy ?? '', time: full(finishedAt) })}
        </InlineAlert>
      ) : (
        <InlineAlert tone="info">{text('review.lead')}</InlineAlert>
      )}
      {undone > 0 && <InlineAlert tone="warning">{text('review.undone', { smart_count: undone })}</InlineAlert>}
      <Section flush title={text('review.people')} aside={<Progress record={record} />}>
        <ul className={styles.rows}>
          {rows.map(row => (
            <ReviewRow key={row.id} reviewId={record.id} row={row} />
          ))}
        </ul>
      </Section>
    </div>
  )
}

const ReviewActions = ({ record }: OfReview) => {
  const text = useTexts('staff')
  const toast = useToast()
  const title = useReviewTitle(record)
  const [asking, setAsking] = useState(false)
  const { id, state, people, reviewed } = record
  const save = () =>
    void download(exportAccessReview, { params: { id } }, `access-review-${record.quarter ?? id}.csv`).catch(
      (error: CallError) => toast(error.message, 'error'),
    )
  return (
    <>
      <Button variant="outlined" startIcon={<Download aria-hidden="true" />} onClick={save}>
        {text('review.export')}
      </Button>
      {state === 'open' && (
        <Button variant="contained" disabled={reviewed < people} onClick={() => setAsking(true)}>
          {text('review.finish.button')}
        </Button>
      )}
      {asking && (
        <ActionDialog
          call={finishAccessReview}
          params={{ id }}
          title={text('review.finish.title', { title })}
          detail={text('review.finish.detail')}
          confirm={text('review.finish.button')}
          done={text('review.finish.done')}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}

export default AccessReviewPage
