import { LockKeyhole } from 'lucide-react'
import { paths } from '../../../contracts/platform/paths.ts'
import { text } from '../../../contracts/platform/text.ts'
import { closing } from '../../../contracts/resources/closing.ts'
import { column, labelled, page } from '../../components/list/declaration.ts'
import { defineScreens } from '../../components/list/defineScreens.tsx'
import { lazyPage } from '../../components/plain/lazyPage.ts'
import { Blockers, Lead, PeriodCell } from './cells.tsx'

/** Months above their days, the latest first. */
export const closings = defineScreens(closing, {
  icon: LockKeyhole,
  recordRepresentation: 'id',
  list: {
    figures: Lead,
    crumbs: [{ label: text('Dashboard', 'डैशबोर्ड'), to: paths.adminDashboard }],
    columns: [
      column('id', PeriodCell, { fixed: true }),
      'kind',
      'state',
      column('blockers', Blockers),
      column('preparedBy', { quiet: true }),
      column('signedBy', { quiet: true }),
      column('signedAt', { quiet: true }),
    ],
    cardsBelow: 1200,
    card: [
      { start: PeriodCell, end: 'state' },
      { start: Blockers },
      { start: [labelled('preparedBy'), labelled('signedBy')], quiet: true },
    ],
    savedViews: [
      { id: 'months', name: text('Months', 'महीने'), filters: { kind: ['month'] } },
      { id: 'prepared', name: text('To sign off', 'मंज़ूरी बाकी'), filters: { state: ['prepared', 'reopening'] } },
    ],
    filters: ['kind', 'state', 'createdAt'],
    sort: { field: 'id', order: 'DESC' },
    row: page(paths.adminClosingDetail),
  },
  show: lazyPage(() => import('./ClosingPage.tsx')),
})
