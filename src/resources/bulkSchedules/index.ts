import { CalendarSync } from 'lucide-react'
import { paths } from '../../../contracts/platform/paths.ts'
import { text } from '../../../contracts/platform/text.ts'
import { bulkSchedule } from '../../../contracts/resources/bulkSchedule.ts'
import { column, page, plain } from '../../components/list/declaration.ts'
import { defineScreens } from '../../components/list/defineScreens.tsx'
import { lazyPage } from '../../components/plain/lazyPage.ts'
import { BatchTabs } from '../bulkJobs/BatchTabs.tsx'
import { LastRun, Product, ScheduleLink, When } from './cells.tsx'

/** The files that are repeated, the next to run first. */
export const bulkSchedules = defineScreens(bulkSchedule, {
  icon: CalendarSync,
  recordRepresentation: 'fileName',
  list: {
    crumbs: [{ label: text('Batch processing', 'बैच प्रोसेसिंग'), to: paths.batchProcessing }],
    columns: [
      column('fileName', ScheduleLink),
      column('product', Product),
      'rows',
      column('every', When),
      'nextAt',
      column('lastRun', LastRun),
      'pricePaise',
      'status',
    ],
    card: [
      { start: plain('fileName'), end: 'status' },
      { start: Product, end: 'pricePaise' },
      { start: LastRun, end: 'nextAt', quiet: true },
    ],
    cardsBelow: 1200,
    filters: ['status'],
    tabs: BatchTabs,
    search: 'q',
    sort: { field: 'nextAt', order: 'ASC' },
    row: page(paths.batchSchedule),
    refreshEvery: 10_000,
  },
  show: lazyPage(() => import('./SchedulePage.tsx')),
})
