import { Button, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { requestLateRefunds } from '../../../contracts/calls/adminChallans.ts'
import type { CustomerChallanOrder } from '../../../contracts/resources/customerChallanOrder.ts'
import { ActionDialog, type ResultProps } from '../../components/form/ActionDialog.tsx'
import { InlineAlert } from '../../components/InlineAlert.tsx'
import type { BulkActionProps } from '../../components/list/declaration.ts'
import { useDateFormats } from '../../i18n/dates.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './ChallanPayments.module.css'

/** Requests the refunds of the ticked orders that are overdue. */
export const LateRefundsButton = ({ ids, onDone }: BulkActionProps<CustomerChallanOrder>) => {
  const text = useTexts('adminChallans')
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button startIcon={<Undo2 />} onClick={() => setOpen(true)}>
        {text('late.refund')}
      </Button>
      {open && <LateRefundDialog ids={ids} onDone={onDone} onClose={() => setOpen(false)} />}
    </>
  )
}

interface OrderProps {
  order: Pick<CustomerChallanOrder, 'id' | 'overdue' | 'dueAt' | 'lateRefund' | 'refundAsked'>
  /** Whether anything in the order can still be refunded. */
  canRefund: boolean
}

/** Tells that the order is overdue, and what was promised; one press begins its refund. */
export const OverdueAlert = ({ order: { id, overdue, dueAt, lateRefund, refundAsked }, canRefund }: OrderProps) => {
  const text = useTexts('adminChallans')
  const { day } = useDateFormats()
  const [open, setOpen] = useState(false)
  if (!overdue || !dueAt) return null
  return (
    <>
      <InlineAlert
        tone={refundAsked ? 'warning' : 'danger'}
        action={
          canRefund &&
          !refundAsked && (
            <Button variant="outlined" color="error" size="small" onClick={() => setOpen(true)}>
              {text('late.refund')}
            </Button>
          )
        }
      >
        {text('late.since', { date: day(dueAt) })} {text(lateRefund ? 'late.promised' : 'late.notPromised')}
      </InlineAlert>
      {open && <LateRefundDialog ids={[id]} onClose={() => setOpen(false)} />}
    </>
  )
}

interface DialogProps {
  ids: string[]
  onDone?: () => void
  onClose: () => void
}

const LateRefundDialog = ({ ids, onDone, onClose }: DialogProps) => {
  const text = useTexts('adminChallans')
  return (
    <ActionDialog
      danger
      call={requestLateRefunds}
      body={{ ids }}
      fields={[]}
      title={text('late.title', { smart_count: ids.length })}
      detail={text('late.detail')}
      confirm={text('late.confirm', { smart_count: ids.length })}
      result={Requested}
      onClose={() => {
        onDone?.()
        onClose()
      }}
    />
  )
}

/** How many refunds await their checker, and why the others were left out. */
const Requested = ({ reply: { requested, skipped }, titleId, onClose }: ResultProps<typeof requestLateRefunds>) => {
  const text = useTexts('adminChallans')
  return (
    <>
      <DialogTitle id={titleId}>{text('late.requested', { smart_count: requested.length })}</DialogTitle>
      <DialogContent>
        {requested.length > 0 && text('late.next')}
        {skipped.length > 0 && (
          <ul className={styles.skipped}>
            {skipped.map(({ id, number, message }) => (
              <li key={id}>
                <b>{number}</b>: {message}
              </li>
            ))}
          </ul>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="contained" autoFocus onClick={onClose}>
          {text('close')}
        </Button>
      </DialogActions>
    </>
  )
}
