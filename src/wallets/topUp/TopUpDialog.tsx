import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Skeleton } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'ra-core'
import { type ReactNode, useId } from 'react'
import { getGstDetails } from '../../../contracts/calls/gst.ts'
import { InlineAlert } from '../../components/InlineAlert.tsx'
import { useCallQuery } from '../../dataProvider/useCallQuery.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { GstStep } from './GstStep.tsx'
import { CheckingStep, PayingStep, PaymentReceipt } from './PaymentStep.tsx'
import styles from './TopUp.module.css'
import type { GstDetails, PaymentIssue } from './topUp.ts'
import { type PaymentRequest, useTopUp } from './useTopUp.ts'

/** How long the receipt is shown. It links to the invoice. */
const RECEIPT_MS = 20_000

/** The props that the dialog passes to every amount step. */
export interface AmountStepProps {
  gst: GstDetails
  onChangeGst: () => void
  issue: PaymentIssue | undefined
  isOrdering: boolean
  pay: (request: PaymentRequest) => Promise<void>
  onClose: () => void
}

interface TopUpDialogProps {
  title: string
  onClose: () => void
  /** The step in which the amount is entered. */
  amountStep: (props: AmountStepProps) => ReactNode
}

/** A payment by card: GSTIN, amount, checkout, credited wallet. */
export const TopUpDialog = ({ title, onClose, amountStep }: TopUpDialogProps) => {
  const titleId = useId()
  const cache = useQueryClient()
  const notify = useNotify()
  const topUp = useTopUp(payment => {
    void cache.invalidateQueries()
    notify(<PaymentReceipt payment={payment} />, { type: 'success', autoHideDuration: RECEIPT_MS })
    onClose()
  })
  const { state } = topUp
  const mustStay = state.step === 'paying' || state.step === 'ordering'
  return (
    <Dialog
      open
      onClose={mustStay ? undefined : onClose}
      aria-labelledby={titleId}
      // A checkout in this page has its own fields, which need the focus.
      disableEnforceFocus={state.step === 'paying'}
    >
      <DialogTitle id={titleId}>{title}</DialogTitle>
      {state.step === 'paying' ? (
        <PayingStep state={state} onShow={topUp.showCheckout} onCancel={topUp.cancel} />
      ) : state.step === 'checking' || state.step === 'received' ? (
        <CheckingStep
          isOffline={state.step === 'checking' && state.isOffline}
          onCheck={topUp.checkNow}
          onClose={onClose}
        />
      ) : (
        <SavedGst onClose={onClose}>
          {saved => {
            // The latest record, until another one is chosen.
            const gst = state.gst ?? saved[0]
            return state.step === 'gst' || !gst ? (
              <GstStep saved={saved} current={gst} onDone={topUp.selectGst} onClose={onClose} />
            ) : (
              amountStep({
                gst,
                onChangeGst: topUp.changeGst,
                issue: state.step === 'amount' ? state.issue : undefined,
                isOrdering: state.step === 'ordering',
                pay: topUp.pay,
                onClose,
              })
            )
          }}
        </SavedGst>
      )}
    </Dialog>
  )
}

interface SavedGstProps {
  onClose: () => void
  children: (saved: readonly GstDetails[]) => ReactNode
}

/** Loads the saved GSTINs, latest first. */
const SavedGst = ({ onClose, children }: SavedGstProps) => {
  const text = useTexts('addBalance')
  const { data, error, refetch } = useCallQuery(getGstDetails, {})
  if (data) return children(data.result)
  const retry = (
    <Button size="small" color="inherit" onClick={() => void refetch()}>
      {text('gst.retry')}
    </Button>
  )
  return (
    <>
      <DialogContent className={styles.content}>
        {error ? (
          <InlineAlert tone="danger" action={retry}>
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
}
