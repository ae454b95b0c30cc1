import { Button } from '@mui/material'
import { useState } from 'react'
import {
  askReopening,
  decideReopening,
  prepareClosing,
  signClosing,
  withdrawClosing,
} from '../../../contracts/calls/closing.ts'
import type { ClosingDetail } from '../../../contracts/resources/closing.ts'
import { useStaffCanCall } from '../../authProvider/staff.ts'
import { ActionDialog } from '../../components/form/ActionDialog.tsx'
import { reasonField } from '../../components/form/field.ts'
import { useToast } from '../../components/useToast.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './Closings.module.css'
import { usePeriod } from './cells.tsx'

type Action = 'prepare' | 'withdraw' | 'sign' | 'reopen' | 'agree' | 'refuse'

/** What can be done with a period in its state. Whoever did the first half sees that another person must decide. */
function actionsOf({ state, blockers, isOwn, isLast }: ClosingDetail): Action[] {
  const isReady = blockers.length === 0
  if (state === 'open') return isReady ? ['prepare'] : []
  if (state === 'prepared')
    return [...(isLast ? (['withdraw'] as const) : []), ...(isOwn || !isReady ? [] : (['sign'] as const))]
  if (state === 'closed') return isLast ? ['reopen'] : []
  return isOwn ? ['refuse'] : ['refuse', 'agree']
}

export const ClosingActions = ({ record }: { record: ClosingDetail }) => {
  const text = useTexts('adminClosing')
  const mayChange = useStaffCanCall(signClosing)
  const [open, setOpen] = useState<Action | null>(null)
  if (!mayChange) return null
  const actions = actionsOf(record)
  return (
    <>
      {record.isOwn && (record.state === 'prepared' || record.state === 'reopening') && (
        <span className={styles.blockers}>{text('own')}</span>
      )}
      {actions.map(action => (
        <Button
          key={action}
          variant={action === 'prepare' || action === 'sign' || action === 'agree' ? 'contained' : 'outlined'}
          onClick={() => setOpen(action)}
        >
          {text(`${action}.action`)}
        </Button>
      ))}
      {open && <ClosingDialog action={open} record={record} onClose={() => setOpen(null)} />}
    </>
  )
}

interface DialogProps {
  action: Action
  record: ClosingDetail
  onClose: () => void
}

const ClosingDialog = ({ action, record: { id, digest }, onClose }: DialogProps) => {
  const text = useTexts('adminClosing')
  const toast = useToast()
  const period = usePeriod()(id)
  const words = {
    params: { id },
    title: text(`${action}.title`, { period }),
    detail: text(`${action}.detail`),
    confirm: text(`${action}.action`),
    done: text(`${action}.done`),
    onConflict: (message: string) => toast(message, 'error'),
    onClose,
  }
  const reason = { ...reasonField, hint: text('reasonHint') }
  const note = { ...reason, source: 'note', label: text('note') } as const
  if (action === 'prepare') return <ActionDialog call={prepareClosing} fields={[note]} {...words} />
  if (action === 'sign')
    return <ActionDialog call={signClosing} body={{ digest: digest ?? '' }} fields={[note]} {...words} />
  if (action === 'withdraw') return <ActionDialog call={withdrawClosing} fields={[reason]} {...words} />
  if (action === 'reopen') return <ActionDialog call={askReopening} fields={[reason]} {...words} />
  return <ActionDialog call={decideReopening} body={{ approve: action === 'agree' }} fields={[reason]} {...words} />
}
