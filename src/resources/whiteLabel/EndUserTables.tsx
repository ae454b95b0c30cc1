import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { formatCount } from '../../../contracts/platform/money.ts'
import { paths, withId } from '../../../contracts/platform/paths.ts'
import { customerChallanOrder } from '../../../contracts/resources/customerChallanOrder.ts'
import type { WhitelabelUserDetail } from '../../../contracts/resources/whitelabelUser.ts'
import { FieldValue } from '../../components/FieldValue.tsx'
import { Money } from '../../components/Money.tsx'
import { Section } from '../../components/Section.tsx'
import { useDateFormats } from '../../i18n/dates.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './WhiteLabel.module.css'

interface UserProps {
  user: WhitelabelUserDetail
}

interface SheetProps {
  title: string
  none: string
  /** Amounts and counts stand right. */
  heads: readonly { label: string; right?: boolean }[]
  rows: readonly { id: string; cells: readonly ReactNode[] }[]
}

const Sheet = ({ title, none, heads, rows }: SheetProps) => (
  <Section flush title={title}>
    {rows.length === 0 ? (
      <p className={styles.lead}>{none}</p>
    ) : (
      <Table size="small" aria-label={title}>
        <TableHead>
          <TableRow>
            {heads.map(({ label, right }) => (
              <TableCell key={label} align={right ? 'right' : 'left'}>
                {label}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ id, cells }) => (
            <TableRow key={id}>
              {cells.map((cell, index) => (
                <TableCell key={heads[index]?.label} align={heads[index]?.right ? 'right' : 'left'} className="num">
                  {cell}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    )}
  </Section>
)

const OrderLink = ({ id, number }: { id: string; number: string }) => (
  <Link className="mono" to={withId(paths.adminBatchChallanDetails, id)}>
    {number}
  </Link>
)

export const UserOrders = ({ user: { orderRows } }: UserProps) => {
  const text = useTexts('adminWhiteLabel')
  const { short } = useDateFormats()
  return (
    <Sheet
      title={text('ordersTitle')}
      none={text('ordersNone')}
      heads={[
        { label: text('at') },
        { label: text('number') },
        { label: text('vehicle') },
        { label: text('status') },
        { label: text('total'), right: true },
        { label: text('refunded'), right: true },
        { label: text('payment') },
      ]}
      rows={orderRows.map(({ id, number, vehicle, status, totalPaise, refundedPaise, paymentId, createdAt }) => ({
        id,
        cells: [
          short(createdAt),
          <OrderLink key="number" id={id} number={number} />,
          <span key="vehicle" className="mono">
            {vehicle}
          </span>,
          <FieldValue key="status" field={customerChallanOrder.fields.status} value={status} />,
          <Money key="total" paise={totalPaise} />,
          <Money key="refunded" paise={refundedPaise} />,
          paymentId ?? text('notPaid'),
        ],
      }))}
    />
  )
}

export const UserRefunds = ({ user: { refundRows } }: UserProps) => {
  const text = useTexts('adminWhiteLabel')
  const { short } = useDateFormats()
  return (
    <Sheet
      title={text('refundsTitle')}
      none={text('refundsNone')}
      heads={[
        { label: text('at') },
        { label: text('number') },
        { label: text('amount'), right: true },
        { label: text('state') },
        { label: text('why') },
      ]}
      rows={refundRows.map(({ id, orderId, number, amountPaise, state, reason, askedAt }) => ({
        id,
        cells: [
          short(askedAt),
          <OrderLink key="number" id={orderId} number={number} />,
          <Money key="amount" paise={amountPaise} />,
          text(`refundStates.${state}`),
          reason,
        ],
      }))}
    />
  )
}

export const UserSearches = ({ user: { searchRows } }: UserProps) => {
  const text = useTexts('adminWhiteLabel')
  const { short } = useDateFormats()
  return (
    <Sheet
      title={text('searchesTitle')}
      none={text('searchesNone')}
      heads={[
        { label: text('at') },
        { label: text('vehicle') },
        { label: text('open'), right: true },
        { label: text('settled'), right: true },
        { label: text('amount'), right: true },
      ]}
      rows={searchRows.map(({ id, vehicle, pending, paid, pendingPaise, createdAt }) => ({
        id,
        cells: [
          short(createdAt),
          <span key="vehicle" className="mono">
            {vehicle}
          </span>,
          formatCount(pending),
          formatCount(paid),
          <Money key="amount" paise={pendingPaise} />,
        ],
      }))}
    />
  )
}
