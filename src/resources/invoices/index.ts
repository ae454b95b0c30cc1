import { FileText } from 'lucide-react'
import { exportInvoices } from '../../../contracts/calls/invoices.ts'
import { invoice } from '../../../contracts/resources/invoice.ts'
import { CustomerEditor } from '../../components/list/CustomerEditor.tsx'
import { column, filter } from '../../components/list/declaration.ts'
import { defineScreens } from '../../components/list/defineScreens.tsx'
import { InvoiceActions } from './actions.tsx'
import { Buyer, Gst, Number, NumberButton, Place, State } from './cells.tsx'

/** All tax invoices and credit notes, latest first. */
export const invoices = defineScreens(invoice, {
  icon: FileText,
  recordRepresentation: 'number',
  list: {
    columns: [
      column('number', Number),
      'createdAt',
      column('buyer', Buyer),
      column('state', State, { quiet: true }),
      'basePaise',
      column('cgstPaise', { hiddenBelow: 1200 }),
      column('sgstPaise', { hiddenBelow: 1200 }),
      column('igstPaise', { hiddenBelow: 1200 }),
      column('gstPaise', Gst, { hiddenFrom: 1200 }),
      column('totalPaise', { strong: true }),
    ],
    card: [
      { start: NumberButton, end: 'totalPaise' },
      { start: 'buyer', end: 'createdAt', quiet: true },
      { start: Place },
    ],
    filters: ['kind', filter('customer', { component: CustomerEditor }), 'createdAt'],
    search: 'q',
    sort: { field: 'createdAt', order: 'DESC' },
    rowActions: InvoiceActions,
    export: exportInvoices,
  },
})
