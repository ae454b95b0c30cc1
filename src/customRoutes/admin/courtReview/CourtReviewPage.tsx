import { Button } from '@mui/material'
import { SearchX } from 'lucide-react'
import { useSearchParams } from 'react-router-dom'
import { openCourtReview } from '../../../../contracts/calls/courtReviews.ts'
import { paths } from '../../../../contracts/platform/paths.ts'
import { EmptyState, LoadError } from '../../../components/EmptyState.tsx'
import { PageHeader } from '../../../components/PageHeader.tsx'
import { PageSkeleton } from '../../../components/PageSkeleton.tsx'
import { useCallQuery } from '../../../dataProvider/useCallQuery.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { CourtReview } from './CourtReview.tsx'

/** Where a member of staff decides about the cases of a court check. */
const CourtReviewPage = () => {
  const text = useTexts('court')
  const [search] = useSearchParams()
  const id = search.get('id') ?? ''
  const { data, error, isPending, refetch } = useCallQuery(
    openCourtReview,
    { params: { id } },
    { enabled: id !== '', retry: false },
  )
  const isGone = id === '' || error?.status === 404
  return (
    <>
      <PageHeader
        crumbs={[{ label: text('review.work'), to: paths.adminWork }, { label: text('review.title') }]}
        title={text('review.title')}
      />
      {isGone ? (
        <EmptyState
          icon={SearchX}
          tone="neutral"
          title={text('review.gone')}
          actions={
            <Button variant="outlined" href={paths.adminWork}>
              {text('review.toWork')}
            </Button>
          }
        >
          {text('review.goneDetail')}
        </EmptyState>
      ) : error ? (
        <LoadError requestId={error.requestId} onRetry={() => void refetch()} />
      ) : isPending || !data ? (
        <PageSkeleton />
      ) : (
        <CourtReview review={data} />
      )}
    </>
  )
}

export default CourtReviewPage
