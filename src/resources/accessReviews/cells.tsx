import { formatCount } from '../../../contracts/platform/money.ts'
import type { AccessReview } from '../../../contracts/resources/accessReview.ts'
import { useDateFormats } from '../../i18n/dates.ts'
import { useTexts } from '../../i18n/useTexts.ts'

interface OfReview {
  record: Pick<AccessReview, 'quarter' | 'openedAt' | 'people' | 'reviewed'>
}

/** "October to December 2026", or the day of a review that somebody opened. */
export function useReviewTitle({ quarter, openedAt }: OfReview['record']): string {
  const text = useTexts('staff')
  const { day } = useDateFormats()
  if (quarter === null) return text('review.byHand', { day: day(openedAt) })
  const [year = '', number] = quarter.split('-')
  return text(`review.quarters.${number as 'Q1' | 'Q2' | 'Q3' | 'Q4'}`, { year })
}

export const ReviewTitle = ({ record }: OfReview) => <b>{useReviewTitle(record)}</b>

export const Progress = ({ record: { people, reviewed } }: OfReview) =>
  useTexts('staff')('review.progress', { reviewed: formatCount(reviewed), people: formatCount(people) })
