import { ShieldCheck } from 'lucide-react'
import { approval } from '../../../contracts/resources/approval.ts'
import { text } from '../../../contracts/text.ts'
import { fact, facts } from '../../components/detail/parts.ts'
import { column, drawer } from '../../components/list/declaration.ts'
import { defineScreens } from '../../components/list/defineScreens.tsx'
import { DecideButtons } from './actions.tsx'
import { Amount, ApprovalHead, Customer, KindWithReason, StateChip, Subject } from './cells.tsx'

/** Changes of money by staff, latest first; those that wait can be approved by anybody but who asked. */
export const approvals = defineScreens(approval, {
  icon: ShieldCheck,
  recordRepresentation: 'id',
  list: {
    columns: [
      'createdAt',
      column('kind', KindWithReason),
      column('customer', Customer),
      column('subject', Subject, { quiet: true }),
      column('amountPaise', Amount),
      column('askedBy', { quiet: true }),
      column('state', StateChip),
      column('decidedBy', { quiet: true }),
    ],
    card: [
      { start: KindWithReason, end: 'amountPaise' },
      { start: Customer, end: 'state' },
      { start: ['askedBy', 'createdAt'], quiet: true },
    ],
    cardsBelow: 1200,
    filters: ['state', 'kind'],
    savedViews: [{ id: 'waiting', name: text('Waiting', 'इंतज़ार में'), filters: { state: ['waiting'] } }],
    search: 'q',
    sort: { field: 'createdAt', order: 'DESC' },
    refreshEvery: 15_000,
    rowActions: DecideButtons,
    row: drawer(
      ApprovalHead,
      facts(
        fact('customer', { component: Customer }),
        fact('subject', { component: Subject }),
        fact('amountPaise', { component: Amount }),
        fact('againstPaise', { optional: true }),
        'reason',
        'askedBy',
        'createdAt',
        fact('decidedBy', { optional: true }),
        fact('decidedAt', { optional: true }),
        fact('decisionReason', { optional: true }),
        'id',
      ),
    ),
  },
})
