import { BellRing } from 'lucide-react'
import { paths } from '../../../contracts/platform/paths.ts'
import { text } from '../../../contracts/platform/text.ts'
import { noticeEvents, recipient } from '../../../contracts/resources/recipient.ts'
import { column, labelled, personal } from '../../components/list/declaration.ts'
import { defineScreens } from '../../components/list/defineScreens.tsx'
import { AddRecipientButton, RecipientActions } from './actions.tsx'
import { labelOf, switchOf, UncoveredEvents } from './cells.tsx'

/** Recipients of staff notices by email. */
export const recipients = defineScreens(recipient, {
  icon: BellRing,
  recordRepresentation: 'email',
  list: {
    crumbs: [{ label: text('Dashboard', 'डैशबोर्ड'), to: paths.adminDashboard }],
    actions: AddRecipientButton,
    columns: [column('email', { width: 360 }), ...noticeEvents.map(event => column(event, switchOf(event)))],
    cardsBelow: 1200,
    card: [
      { start: 'email' },
      ...noticeEvents.map(event => ({ start: labelOf(event), end: event })),
      { start: labelled('createdAt'), quiet: true },
    ],
    filters: ['event'],
    search: personal('q'),
    figures: UncoveredEvents,
    sort: { field: 'email', order: 'ASC' },
    rowActions: RecipientActions,
  },
})
