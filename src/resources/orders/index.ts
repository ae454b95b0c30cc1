import { CreditCard } from 'lucide-react'
import { exportOrders } from '../../../contracts/calls/payments.ts'
import { paths } from '../../../contracts/platform/paths.ts'
import { text } from '../../../contracts/platform/text.ts'
import { paymentOrder } from '../../../contracts/resources/paymentOrder.ts'
import { fact, facts } from '../../components/detail/parts.ts'
import { column, drawer } from '../../components/list/declaration.ts'
import { defineScreens } from '../../components/list/defineScreens.tsx'
import { AddBalanceButton } from './AddBalanceButton.tsx'
import {
  Charged,
  CreditNotes,
  OrderInvoice,
  OrderStatus,
  OrderSum,
  OrderTimeline,
  PaymentTail,
  Rate,
} from './cells.tsx'

/** Card payments with their invoices, latest first. */
export const orders = defineScreens(paymentOrder, {
  icon: CreditCard,
  recordRepresentation: 'order_id',
  list: {
    crumbs: [{ label: text('My account', 'मेरा खाता'), to: paths.myAccount }],
    actions: AddBalanceButton,
    columns: [
      'createdAt',
      column('status', OrderStatus),
      column('wallet', { quiet: true }),
      column('paymentTail', PaymentTail, { quiet: true }),
      'creditPaise',
      column('taxPaise', { quiet: true }),
      column('totalPaise', { strong: true }),
    ],
    card: [
      { start: 'status', end: 'totalPaise' },
      { start: 'wallet', end: 'createdAt', quiet: true },
    ],
    rowActions: OrderInvoice,
    filters: ['status', 'wallet', 'createdAt'],
    sort: { field: 'createdAt', order: 'DESC' },
    export: exportOrders,
    row: drawer(
      OrderSum,
      facts(
        'purpose',
        'wallet',
        fact('charged', { component: Charged }),
        fact('usdPerInr', { component: Rate, optional: true }),
        'order_id',
        fact('paymentTail', { component: PaymentTail, optional: true }),
        fact('invoiceNumber', { component: OrderInvoice, optional: true }),
        fact('creditNotes', { component: CreditNotes, optional: true }),
      ),
      OrderTimeline,
    ),
  },
})
