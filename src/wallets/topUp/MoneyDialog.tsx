import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Link, Skeleton } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'ra-core'
import { type ReactNode, useId, useState } from 'react'
import { getGstDetails } from '../../../contracts/calls/gst.ts'
import { InlineAlert } from '../../components/InlineAlert.tsx'
import { useCallQuery } from '../../dataProvider/useCallQuery.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import type { CreditedPayment as Money } from './creditPayment.ts'
import { GstStep } from './GstStep.tsx'
import { PaymentProgress } from './PaymentProgress.tsx'
import { PaymentReceipt } from './PaymentReceipt.tsx'
import styles from './TopUp.module.css'
import type { GstDetails } from './useGst.ts'
import { type PaymentState, usePayment } from './usePayment.ts'

/** So long the success stays: there is an invoice to fetch in it. */
const DONE_MS = 20_000

interface FormProps {
  state: Extract<PaymentState, { at: 'form' | 'ordering' }>
  /** What the GSTIN step has settled. */
  gst: ReactNode
  /** The record of it, for the order. */
  gstId: string
  pay: ReturnType<typeof usePayment>['pay']
}

interface MoneyDialogProps {
  title: string
  onClose: () => void
  form: (props: FormProps) => ReactNode
}

/** Money coming in by card, from the GSTIN to the credited wallet; what is paid for is the form's. */
export const MoneyDialog = ({ title, onClose, form }: MoneyDialogProps) => {
  const titleId = useId()
  const cache = useQueryClient()
  const notify = useNotify()
  const payment = usePayment((money: Money) => {
    void cache.invalidateQueries()
    notify(<PaymentReceipt money={money} />, { type: 'success', autoHideDuration: DONE_MS })
    onClose()
  })
  const { state } = payment
  const elsewhere = state.at === 'waiting' || state.at === 'ordering'
  return (
    <Dialog
      open
      onClose={elsewhere ? undefined : onClose}
      aria-labelledby={titleId}
      // A checkout in this page has fields of its own that want the focus.
      disableEnforceFocus={state.at === 'waiting'}
    >
      <DialogTitle id={titleId}>{title}</DialogTitle>
      {state.at === 'waiting' || state.at === 'checking' ? (
        <PaymentProgress state={state} payment={payment} onClose={onClose} />
      ) : (
        <Steps onClose={onClose}>{(gst, gstId) => form({ state, gst, gstId, pay: payment.pay })}</Steps>
      )}
    </Dialog>
  )
}

interface StepsProps {
  onClose: () => void
  children: (gst: ReactNode, gstId: string) => ReactNode
}

/** First the GSTIN, where none was ever chosen; else it stands in a line above the amount: the one added last, until another is chosen. */
const Steps = ({ onClose, children }: StepsProps) => {
  const text = useTexts('addBalance')
  const { data, error, refetch } = useCallQuery(getGstDetails, {})
  const [changing, setChanging] = useState(false)
  const [chosen, setChosen] = useState<GstDetails>()
  const saved = data?.result
  if (!saved)
    return (
      <>
        <DialogContent className={styles.content}>
          {error ? (
            <InlineAlert
              tone="danger"
              action={
                <Button size="small" color="inherit" onClick={() => void refetch()}>
                  {text('gst.retry')}
                </Button>
              }
            >
              {text('gst.failed')}
            </InlineAlert>
          ) : (
            <div aria-busy="true">
              <span className="hidden-text">{text('gst.loading')}</span>
              <Skeleton variant="rounded" height={220} />
            </div>
          )}
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {text('cancel')}
          </Button>
        </DialogActions>
      </>
    )
  const current = chosen ?? saved[0]
  const settle = (gst: GstDetails) => {
    setChosen(gst)
    setChanging(false)
  }
  if (changing || !current) return <GstStep saved={saved} current={current} onDone={settle} onClose={onClose} />
  return children(<GstSummary gst={current} onChange={() => setChanging(true)} />, current._id)
}

/** What the first step has settled, and the way back to it. */
const GstSummary = ({ gst, onChange }: { gst: GstDetails; onChange: () => void }) => {
  const text = useTexts('addBalance')
  return (
    <p className={styles.gst}>
      {gst.gstinNumber ? (
        <span>
          {text('gst.on')} <span className="mono">{gst.gstinNumber}</span>
        </span>
      ) : (
        <span>{text('gst.without')}</span>
      )}
      <Link component="button" type="button" onClick={onChange}>
        {text('gst.change')}
      </Link>
    </p>
  )
}
