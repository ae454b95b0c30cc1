import { ClipboardCheck } from 'lucide-react'
import { paths } from '../../../contracts/platform/paths.ts'
import { text } from '../../../contracts/platform/text.ts'
import { accessReview } from '../../../contracts/resources/accessReview.ts'
import { column, page } from '../../components/list/declaration.ts'
import { defineScreens } from '../../components/list/defineScreens.tsx'
import { lazyPage } from '../../components/plain/lazyPage.ts'
import { Progress, ReviewTitle } from './cells.tsx'
import { OpenButton } from './OpenButton.tsx'

/** Reviews of who of staff has which access, the latest first. */
export const accessReviews = defineScreens(accessReview, {
  icon: ClipboardCheck,
  recordRepresentation: 'quarter',
  list: {
    crumbs: [{ label: text('Admin accounts', 'एडमिन खाते'), to: paths.adminAccounts }],
    actions: OpenButton,
    columns: [
      column('quarter', ReviewTitle, { fixed: true }),
      'state',
      column('reviewed', Progress),
      'openedAt',
      column('openedBy', { quiet: true }),
      column('finishedAt', { quiet: true }),
      column('finishedBy', { quiet: true }),
    ],
    cardsBelow: 1200,
    card: [
      { start: ReviewTitle, end: 'state' },
      { start: Progress, quiet: true },
      { start: 'openedAt', quiet: true },
    ],
    filters: ['state'],
    sort: { field: 'openedAt', order: 'DESC' },
    row: page(paths.adminAccessReview),
  },
  show: lazyPage(() => import('./AccessReviewPage.tsx')),
})
