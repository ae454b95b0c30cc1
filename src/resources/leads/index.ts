import { Inbox } from 'lucide-react'
import { paths } from '../../../contracts/platform/paths.ts'
import { text } from '../../../contracts/platform/text.ts'
import { lead } from '../../../contracts/resources/lead.ts'
import { column, personal } from '../../components/list/declaration.ts'
import { defineScreens } from '../../components/list/defineScreens.tsx'
import { Age, CardProduct, Contact, KindChip, Message, Name, NameWithMessage, Product } from './cells.tsx'
import { HandledBy, HandleLeadButton, Handling } from './handling.tsx'
import { NotesAction } from './NotesAction.tsx'

/** Queues for staff are polled, so that new requests appear without a reload. */
export const LEADS_REFRESH_MS = 15_000

const shared = {
  cardsBelow: 1200,
  sort: { field: 'createdAt', order: 'DESC' },
  refreshEvery: LEADS_REFRESH_MS,
} as const

const request = [
  column('kind', KindChip),
  column('name', NameWithMessage),
  column('productName', Product),
  column('contact', Contact),
] as const

/** Demo and contact requests, latest first. Searches contain names, so they are kept in memory rather than in the address. */
export const leads = defineScreens(lead, {
  icon: Inbox,
  recordRepresentation: 'name',
  list: {
    ...shared,
    crumbs: [{ label: text('Dashboard', 'डैशबोर्ड'), to: paths.adminDashboard }],
    columns: ['createdAt', ...request, column('handled', Handling)],
    card: [
      { start: Name, end: 'kind' },
      { start: CardProduct, end: 'createdAt', quiet: true },
      { start: Contact },
      { start: HandledBy },
      { start: Message, end: HandleLeadButton },
    ],
    filters: ['handled', 'kind'],
    search: personal('q'),
    rowActions: NotesAction,
    exportName: 'requests',
  },
})

/** Open requests on the dashboard: age instead of time, no status. */
export const openLeads = defineScreens(lead, {
  icon: Inbox,
  recordRepresentation: 'name',
  list: {
    ...shared,
    columns: [column('age', Age, { quiet: true }), ...request],
    card: [
      { start: Name, end: 'kind' },
      { start: CardProduct, end: 'age', quiet: true },
      { start: Contact },
      { start: Message },
    ],
    rowActions: HandleLeadButton,
  },
})
