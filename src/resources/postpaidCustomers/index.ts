import { CalendarClock } from 'lucide-react'
import { exportPostpaid } from '../../../contracts/calls/payments.ts'
import { paths } from '../../../contracts/platform/paths.ts'
import { postpaidCustomer } from '../../../contracts/resources/postpaidCustomer.ts'
import { column, labelled, page, personal, plain } from '../../components/list/declaration.ts'
import { defineScreens } from '../../components/list/defineScreens.tsx'
import { lazyPage } from '../../components/plain/lazyPage.ts'
import { CreditLimit, Customer, Due, LabelledLimit, LastStatement, NearLimit } from './cells.tsx'

/** Postpaid customers, largest debt first. */
export const postpaidCustomers = defineScreens(postpaidCustomer, {
  icon: CalendarClock,
  recordRepresentation: 'customer',
  list: {
    columns: [
      column('customer', Customer),
      column('customerId', { quiet: true }),
      column('outstandingPaise', { strong: true }),
      column('creditLimitPaise', CreditLimit, { quiet: true }),
      column('statement', LastStatement, { quiet: true }),
      column('duePaise', Due),
    ],
    card: [
      { start: plain('customer'), end: 'outstandingPaise' },
      { start: LabelledLimit, end: labelled('duePaise'), quiet: true },
      { start: 'statement', end: NearLimit, quiet: true },
    ],
    filters: ['standing'],
    search: personal('q'),
    sort: { field: 'outstandingPaise', order: 'DESC' },
    row: page(paths.adminPostpaidUserDetail),
    export: exportPostpaid,
    exportName: 'postpaid',
  },
  show: lazyPage(() => import('./show/PostpaidCustomerPage.tsx')),
})
