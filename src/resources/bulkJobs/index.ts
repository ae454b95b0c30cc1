import { FileSpreadsheet } from 'lucide-react'
import { paths } from '../../../contracts/platform/paths.ts'
import { text } from '../../../contracts/platform/text.ts'
import { bulkJob } from '../../../contracts/resources/bulkJob.ts'
import { column, filter, type SavedView } from '../../components/list/declaration.ts'
import { defineScreens } from '../../components/list/defineScreens.tsx'
import { lazyPage } from '../../components/plain/lazyPage.ts'
import { FileProgress, FileStatus, RowCount } from '../verifications/bulk/fileCells.tsx'
import { BatchTabs } from './BatchTabs.tsx'
import { FileOfBatch, NewBatch, ProductEditor, ProductName } from './cells.tsx'

const savedViews: SavedView[] = [
  { id: 'attention', name: text('Needs attention', 'ध्यान दें'), filters: { attention: true } },
  { id: 'running', name: text('Running', 'चल रही हैं'), filters: { status: ['running', 'pausing', 'cancelling'] } },
  { id: 'unstarted', name: text('Not started', 'शुरू नहीं हुईं'), filters: { status: ['checking', 'ready', 'failed'] } },
]

/** The files of all products, latest first. */
export const bulkJobs = defineScreens(bulkJob, {
  icon: FileSpreadsheet,
  recordRepresentation: 'fileName',
  list: {
    crumbs: [
      { label: text('Batch processing', 'बैच प्रोसेसिंग'), to: paths.batchProcessing },
      { label: text('Responses', 'जवाब') },
    ],
    columns: [
      column('fileName', FileOfBatch),
      column('product', ProductName),
      column('status', FileStatus),
      column('counts', FileProgress),
      'capturedPaise',
      column('requestedBy', { quiet: true, width: 120 }),
      'createdAt',
    ],
    card: [
      { start: 'fileName', end: 'status' },
      { start: ProductName, end: 'capturedPaise' },
      { start: RowCount, end: 'createdAt', quiet: true },
    ],
    filters: [
      'createdAt',
      'status',
      filter('product', { component: ProductEditor }),
      filter('attention', { rare: true }),
    ],
    savedViews,
    tabs: BatchTabs,
    search: 'q',
    sort: { field: 'createdAt', order: 'DESC' },
    actions: NewBatch,
    emptyActions: NewBatch,
    refreshEvery: 5_000,
  },
  show: lazyPage(() => import('./BulkJobPage.tsx')),
})
