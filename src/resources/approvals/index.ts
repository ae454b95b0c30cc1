import { ShieldCheck } from 'lucide-react'
import { text } from '../../../contracts/platform/text.ts'
import { approval } from '../../../contracts/resources/approval.ts'
import { fact, facts } from '../../components/detail/parts.ts'
import { column, drawer, filter, personal } from '../../components/list/declaration.ts'
import { defineScreens } from '../../components/list/defineScreens.tsx'
import { DecideButtons } from './actions.tsx'
import {
  Amount,
  ApprovalHead,
  AskedBy,
  Customer,
  CustomerName,
  KindWithReason,
  Rights,
  StateChip,
  Subject,
  WorksFrom,
} from './cells.tsx'

const REFRESH_MS = 15_000

const shared = {
  sort: { field: 'createdAt', order: 'DESC' },
  cardsBelow: 1200,
  refreshEvery: REFRESH_MS,
  rowActions: DecideButtons,
} as const

/**
 * Changes of money by staff and of staff, latest first; those that wait can be approved by anybody but who asked. Searches contain names, so they
 * are kept in memory rather than in the address.
 */
export const approvals = defineScreens(approval, {
  icon: ShieldCheck,
  recordRepresentation: 'id',
  list: {
    ...shared,
    columns: [
      'createdAt',
      column('kind', KindWithReason),
      column('customer', Customer),
      column('subject', Subject, { quiet: true }),
      column('amountPaise', Amount),
      column('askedBy', AskedBy, { quiet: true }),
      column('state', StateChip),
      column('decidedBy', { quiet: true, hidden: true }),
    ],
    card: [
      { start: KindWithReason, end: 'amountPaise' },
      { start: CustomerName, end: 'state' },
      { start: ['askedBy', 'createdAt'], quiet: true },
    ],
    filters: ['state', 'kind', filter('id', { rare: true })],
    savedViews: [{ id: 'waiting', name: text('Waiting', 'इंतज़ार में'), filters: { state: ['waiting'] } }],
    search: personal('q'),
    row: drawer(
      ApprovalHead,
      facts(
        fact('customer', { component: Customer }),
        fact('subject', { component: Subject }),
        fact('amountPaise', { component: Amount }),
        fact('bankAccount', { optional: true }),
        fact('againstPaise', { optional: true }),
        fact('rights', { component: Rights, optional: true }),
        'reason',
        fact('askedBy', { component: AskedBy }),
        'createdAt',
        fact('worksFrom', { component: WorksFrom, optional: true }),
        fact('decidedBy', { optional: true }),
        fact('decidedAt', { optional: true }),
        fact('decisionReason', { optional: true }),
        'id',
      ),
    ),
  },
})

/** Waiting changes on the dashboard: no state and no decision. */
export const waitingApprovals = defineScreens(approval, {
  icon: ShieldCheck,
  recordRepresentation: 'id',
  list: {
    ...shared,
    columns: [
      column('createdAt', { quiet: true }),
      column('kind', KindWithReason),
      column('customer', Customer),
      column('subject', Subject, { quiet: true }),
      column('amountPaise', Amount),
      column('askedBy', AskedBy, { quiet: true }),
    ],
    card: [
      { start: KindWithReason, end: 'amountPaise' },
      { start: Customer },
      { start: ['askedBy', 'createdAt'], quiet: true },
    ],
  },
})
