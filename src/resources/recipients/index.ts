import { BellRing } from 'lucide-react'
import { recipient } from '../../../contracts/resources/recipient.ts'
import { column, personal } from '../../components/list/declaration.ts'
import { defineScreens } from '../../components/list/defineScreens.tsx'
import { AddRecipientButton, RecipientActions } from './actions.tsx'
import { ContactRequest, DemoRequest, EventSwitches, KycSubmitted, UncoveredEvents } from './cells.tsx'

/** Who is notified of what by mail. */
export const recipients = defineScreens(recipient, {
  icon: BellRing,
  recordRepresentation: 'email',
  list: {
    actions: AddRecipientButton,
    columns: [
      column('email', { width: 360 }),
      column('demoRequest', DemoRequest),
      column('contactRequest', ContactRequest),
      column('kycSubmitted', KycSubmitted),
    ],
    cardsBelow: 1200,
    card: [{ start: 'email' }, { start: EventSwitches }],
    filters: ['event'],
    search: personal('q'),
    figures: UncoveredEvents,
    sort: { field: 'email', order: 'ASC' },
    rowActions: RecipientActions,
  },
})
