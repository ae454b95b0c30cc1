import { Button } from '@mui/material'
import { CircleAlert, CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { explainDifference } from '../../../contracts/calls/settlements.ts'
import { formatMinor } from '../../../contracts/platform/money.ts'
import { paths, withId } from '../../../contracts/platform/paths.ts'
import { type GatewayDifference, gatewayDifference } from '../../../contracts/resources/gatewayDifference.ts'
import { ActionDialog } from '../../components/form/ActionDialog.tsx'
import { ToneChip } from '../../components/ToneChip.tsx'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './GatewayDifferences.module.css'

interface CellProps {
  record: GatewayDifference
}

const { kind: kinds, origin: origins, state: states } = gatewayDifference.fields

/** By the gateway's report. */
export const Reported = ({ record: { reportedMinor, currency } }: CellProps) => (
  <b className={`num ${styles.amount}`}>{reportedMinor === null ? '-' : formatMinor(reportedMinor, currency)}</b>
)

/** By our orders and refunds. */
export const Recorded = ({ record: { recordedMinor, currency } }: CellProps) => (
  <span className={`num ${styles.amount}`}>{recordedMinor === null ? '-' : formatMinor(recordedMinor, currency)}</span>
)

/** What it was recorded for, and whose it is; leads to the challan order or the customer. */
export const Order = ({ record }: CellProps) => {
  const { origin, orderId, userId } = record
  const to = origin?.startsWith('challan')
    ? orderId && withId(paths.adminBatchChallanDetails, orderId)
    : userId && withId(paths.adminUserDetail, userId)
  const words = <OrderName record={record} />
  return to ? (
    <Link className={styles.link} to={to} onClick={event => event.stopPropagation()}>
      {words}
    </Link>
  ) : (
    words
  )
}

/** The same on a card, which is itself a link. */
export const OrderName = ({ record: { origin, customer } }: CellProps) => {
  const locale = useLocale()
  if (origin === null) return '-'
  const words = origins.choices[origin].label[locale]
  return customer ? `${words}, ${customer}` : words
}

export const State = ({ record: { state } }: CellProps) => (
  <ToneChip
    tone={state === 'open' ? 'warning' : 'success'}
    icon={state === 'open' ? CircleAlert : CircleCheck}
    label={states.choices[state].label[useLocale()]}
  />
)

export const Head = ({ record }: CellProps) => (
  <p className={styles.head}>
    <b>{kinds.choices[record.kind].label[useLocale()]}</b>
    <State record={record} />
  </p>
)

/** Marks the difference as explained, with a note; an explained one can be explained anew. */
export const ExplainButton = ({ record: { id, kind, note } }: CellProps) => {
  const text = useTexts('adminMoney')
  const locale = useLocale()
  const [open, setOpen] = useState(false)
  const what = kinds.choices[kind].label[locale]
  return (
    <>
      <Button
        size="small"
        variant={note === null ? 'outlined' : 'text'}
        color={note === null ? 'primary' : 'inherit'}
        aria-label={text('reconciliation.explainOf', { what, id })}
        onClick={() => setOpen(true)}
      >
        {text(note === null ? 'reconciliation.explain' : 'reconciliation.change')}
      </Button>
      {open && (
        <ActionDialog
          call={explainDifference}
          params={{ id }}
          defaults={{ note: note ?? '' }}
          fields={[
            {
              source: 'note',
              kind: 'textarea',
              label: text('reconciliation.note'),
              hint: text('reconciliation.noteHint'),
            },
          ]}
          title={text('reconciliation.explainTitle')}
          detail={`${what}, ${id}`}
          confirm={text('reconciliation.explain')}
          done={text('reconciliation.explainDone')}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
