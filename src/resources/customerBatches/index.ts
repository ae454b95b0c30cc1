import { FileSpreadsheet } from 'lucide-react'
import type { ComponentType } from 'react'
import { paths } from '../../../contracts/platform/paths.ts'
import { text } from '../../../contracts/platform/text.ts'
import * as contract from '../../../contracts/resources/customerBatch.ts'
import { CustomerLink } from '../../components/CustomerLink.tsx'
import { fact, facts } from '../../components/detail/parts.ts'
import { CustomerEditor } from '../../components/list/CustomerEditor.tsx'
import { column, drawer, filter, labelled, personal, plain, type SavedView } from '../../components/list/declaration.ts'
import { defineScreens } from '../../components/list/defineScreens.tsx'
import { BatchActions } from './BatchActions.tsx'
import { BatchState } from './BatchState.tsx'
import { BatchTrail } from './BatchTrail.tsx'
import * as cells from './cells.tsx'
import { WhitelabelLead } from './WhitelabelLead.tsx'

const savedViews: SavedView[] = [
  { id: 'running', name: text('Running', 'चल रहे'), filters: { status: ['running', 'pausing', 'cancelling'] } },
  { id: 'paused', name: text('Paused', 'रुके हुए'), filters: { status: ['paused'] } },
  { id: 'unstarted', name: text('Not started', 'शुरू नहीं हुए'), filters: { status: ['checking', 'ready', 'failed'] } },
  { id: 'unanswered', name: text('Unanswered rows', 'बिना जवाब की पंक्तियाँ'), filters: { unanswered: true } },
]

interface Kind {
  products: ComponentType<never>
  figures?: ComponentType
}

const screensOf = (batches: typeof contract.customerBatches, { products, figures }: Kind) =>
  defineScreens(batches, {
    icon: FileSpreadsheet,
    recordRepresentation: 'fileName',
    list: {
      crumbs: [{ label: text('Dashboard', 'डैशबोर्ड'), to: paths.adminDashboard }],
      columns: [
        'createdAt',
        column('customer', CustomerLink, { width: 170 }),
        column('fileName', { width: 180 }),
        column('product', cells.BatchProduct, { width: 150 }),
        column('status', cells.BatchStatus),
        column('counts', cells.BatchProgress),
        column('wait', { quiet: true }),
        column('lanes', { quiet: true, hiddenBelow: 1200 }),
        column('rowsPerSecond', cells.BatchRate, { quiet: true, hiddenBelow: 1200 }),
        column('errors', { quiet: true }),
        column('capturedPaise', { hiddenBelow: 1200 }),
      ],
      cardsBelow: 1200,
      card: [
        { start: 'fileName', end: 'status' },
        { start: plain('customer'), end: cells.BatchProduct },
        { start: cells.BatchRows, end: labelled('errors'), quiet: true },
        { start: 'wait', end: 'createdAt', quiet: true },
      ],
      filters: [
        'createdAt',
        'status',
        filter('product', { component: products, words: cells.ProductNames }),
        filter('customer', { component: CustomerEditor }),
        filter('unanswered', { rare: true }),
      ],
      savedViews,
      ...(figures && { figures }),
      search: personal('q'),
      sort: { field: 'createdAt', order: 'DESC' },
      refreshEvery: 5_000,
      row: drawer(
        facts(
          'id',
          fact('customer', { component: CustomerLink }),
          fact('product', { component: cells.BatchProduct }),
          fact('status', { component: cells.BatchStatus }),
          'atMostPaise',
          fact('error', { optional: true }),
          'createdAt',
          'startedAt',
          'finishedAt',
        ),
        BatchState,
        BatchActions,
        BatchTrail,
      ),
    },
  })

export const vehicleBatches = screensOf(contract.vehicleBatches, { products: cells.VehicleEditor })
export const customerBatches = screensOf(contract.customerBatches, { products: cells.OtherEditor })
export const whitelabelBatches = screensOf(contract.whitelabelBatches, {
  products: cells.ProductEditor,
  figures: WhitelabelLead,
})
