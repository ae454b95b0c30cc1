import { Button } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  assignChallanOrder,
  processChallanOrder,
  requestChallanRefund,
  settleChallans,
} from '../../../contracts/calls/adminChallans.ts'
import type { Call } from '../../../contracts/calls/define.ts'
import { listAssignees } from '../../../contracts/calls/work.ts'
import { formatPaise } from '../../../contracts/platform/money.ts'
import { type CustomerChallanOrderDetail, openRefundStates } from '../../../contracts/resources/customerChallanOrder.ts'
import { ActionDialog } from '../../components/form/ActionDialog.tsx'
import { useToast } from '../../components/useToast.ts'
import type { CallArgs } from '../../dataProvider/send.ts'
import { useCallMutation, useCallQuery } from '../../dataProvider/useCallQuery.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { currentStaffId } from '../../session/tokens.ts'
import styles from './ChallanPayments.module.css'
import { RequestRefund } from './RequestRefund.tsx'
import { UploadInput } from './UploadInput.tsx'

type Item = CustomerChallanOrderDetail['items'][number]
type Refund = CustomerChallanOrderDetail['refunds'][number]

/** Paid, not settled, not refunded and without an open refund. */
export const isSelectable = (
  { status, challanNo }: Pick<Item, 'status' | 'challanNo'>,
  refunds: readonly Pick<Refund, 'state' | 'challanNumbers'>[],
): boolean =>
  (status === 'paid' || status === 'processing') &&
  !refunds.some(({ state, challanNumbers }) => openRefundStates.includes(state) && challanNumbers.includes(challanNo))

interface OrderActionsProps {
  order: CustomerChallanOrderDetail
  /** IDs of the selected challans. */
  selected: readonly string[]
  onDone: () => void
}

/** Actions that the order's status allows. Settlement and refunds need selected challans. */
export const OrderActions = ({ order, selected, onDone }: OrderActionsProps) => {
  const text = useTexts('adminChallans')
  const staffId = currentStaffId()
  const [open, setOpen] = useState<'process' | 'settle' | 'refund' | null>(null)
  const close = () => setOpen(null)
  const { id, status, assigneeId, items, refunds } = order
  if (status !== 'paid' && status !== 'processing') return null
  const canAct = items.some(item => isSelectable(item, refunds))
  const isMine = assigneeId === staffId
  const isNoneSelected = selected.length === 0
  return (
    <div className={styles.actions}>
      <OneClickButton
        call={assignChallanOrder}
        args={{ params: { id }, body: { assigneeId: isMine ? null : (staffId ?? null) } }}
        done={text(isMine ? 'one.done.released' : 'one.done.assigned')}
        label={text(isMine ? 'one.release' : 'one.assign')}
      />
      {status === 'paid' && (
        <Button variant="contained" onClick={() => setOpen('process')}>
          {text('one.process')}
        </Button>
      )}
      {canAct && status === 'processing' && (
        <Button variant="contained" disabled={isNoneSelected} onClick={() => setOpen('settle')}>
          {text('one.settle')}
        </Button>
      )}
      {canAct && (
        <>
          <Button variant="outlined" color="error" disabled={isNoneSelected} onClick={() => setOpen('refund')}>
            {text('one.refund')}
          </Button>
          <span className={styles.quiet} role="status">
            {isNoneSelected ? text('one.choose') : text('one.selected', { smart_count: selected.length })}
          </span>
        </>
      )}
      {open === 'process' && <ProcessDialog order={order} onClose={close} />}
      {open === 'settle' && (
        <SettleDialog
          id={id}
          items={items.filter(item => selected.includes(item.id))}
          onDone={onDone}
          onClose={close}
        />
      )}
      {open === 'refund' && (
        <RequestRefund
          call={requestChallanRefund}
          id={id}
          body={{ items: [...selected] }}
          detail={text('refunding.lead')}
          onDone={onDone}
          onClose={close}
        />
      )}
    </div>
  )
}

interface OneClickButtonProps<C extends Call> {
  call: C
  args: CallArgs<C>
  label: string
  /** Toast text on success. */
  done: string
}

/** Runs a call that needs neither input nor confirmation, then refetches the page. */
const OneClickButton = <C extends Call>({ call, args, label, done }: OneClickButtonProps<C>) => {
  const toast = useToast()
  const cache = useQueryClient()
  const { mutate, isPending } = useCallMutation(call)
  const send = () =>
    mutate(args, {
      onSuccess: () => {
        toast(done, 'success')
        void cache.invalidateQueries()
      },
      onError: error => toast(error.message, 'error'),
    })
  return (
    <Button variant="outlined" disabled={isPending} onClick={send}>
      {label}
    </Button>
  )
}

interface ProcessDialogProps {
  order: CustomerChallanOrderDetail
  onClose: () => void
}

/** Asks before an order goes to the portal or the court, and who settles it: its assignee or oneself by default. */
const ProcessDialog = ({ order: { id, assigneeId }, onClose }: ProcessDialogProps) => {
  const text = useTexts('adminChallans')
  const { data } = useCallQuery(listAssignees, {})
  if (!data) return null
  return (
    <ActionDialog
      call={processChallanOrder}
      params={{ id }}
      fields={[
        {
          source: 'assigneeId',
          kind: 'select',
          label: text('processing.assignee'),
          required: true,
          choices: data.staff.map(one => ({ value: one.id, label: one.name })),
        },
        { source: 'note', label: text('processing.note'), hint: text('processing.noteHint') },
      ]}
      defaults={{ assigneeId: assigneeId ?? currentStaffId() }}
      title={text('processing.title')}
      detail={text('processing.lead')}
      confirm={text('one.process')}
      done={text('one.done.processing')}
      onClose={onClose}
    />
  )
}

interface SettleDialogProps {
  id: string
  items: readonly CustomerChallanOrderDetail['items'][number][]
  onDone: () => void
  onClose: () => void
}

const MAX_BYTES = 10 * 1024 * 1024
const types = ['.pdf', '.png', '.jpg', '.jpeg', '.webp']

/** Settles the selected challans with a receipt from the court or portal. */
const SettleDialog = ({ id, items, onDone, onClose }: SettleDialogProps) => {
  const text = useTexts('adminChallans')
  const fines = items.reduce((sum, { amountPaise }) => sum + amountPaise, 0)
  const what = text('settling.what', { smart_count: items.length, amount: formatPaise(fines) })
  return (
    <ActionDialog
      guard
      call={settleChallans}
      params={{ id }}
      body={{ items: items.map(item => item.id) }}
      fields={[
        {
          source: 'objectId',
          label: text('settling.file'),
          component: <UploadInput types={types} maxBytes={MAX_BYTES} missing={text('settling.fileMissing')} />,
        },
        { source: 'reference', label: text('settling.reference'), hint: text('settling.referenceHint') },
        { source: 'courtStatus', label: text('settling.court'), hint: text('settling.courtHint') },
      ]}
      title={text('settling.title')}
      detail={`${what} ${text('settling.lead')}`}
      confirm={text('settling.submit')}
      done={text('one.done.settled')}
      onDone={onDone}
      onClose={onClose}
    />
  )
}
