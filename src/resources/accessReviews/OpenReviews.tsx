import { useGetList } from 'ra-core'
import { Link } from 'react-router-dom'
import { paths, withId } from '../../../contracts/platform/paths.ts'
import type { AccessReview } from '../../../contracts/resources/accessReview.ts'
import { InlineAlert } from '../../components/InlineAlert.tsx'
import { useTexts } from '../../i18n/useTexts.ts'
import { Progress, useReviewTitle } from './cells.tsx'

const open = {
  pagination: { page: 1, perPage: 5 },
  sort: { field: 'openedAt', order: 'DESC' },
  filter: { state: 'open' },
} as const

/** Reviews that are to be finished, above the list of staff. */
export const OpenReviews = () => {
  const { data = [] } = useGetList<AccessReview>('access-reviews', open)
  return data.map(review => <OpenReview key={review.id} review={review} />)
}

const OpenReview = ({ review }: { review: AccessReview }) => {
  const text = useTexts('staff')
  const title = useReviewTitle(review)
  return (
    <InlineAlert
      tone="info"
      action={<Link to={withId(paths.adminAccessReview, review.id)}>{text('review.goOn')}</Link>}
    >
      {text('review.waits', { title })} <Progress record={review} />
    </InlineAlert>
  )
}
