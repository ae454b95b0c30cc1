import { Button } from '@mui/material'
import { BadgeCheck, CircleX, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { decideKyc } from '../../../../contracts/calls/adminKyc.ts'
import { ActionDialog } from '../../../components/form/ActionDialog.tsx'
import { reasonField } from '../../../components/form/field.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import styles from './UserKycTab.module.css'
import type { UserKycPath } from './userKyc.ts'

interface DecisionButtonsProps {
  /** The customer's name. */
  name: string
  path: UserKycPath
  /** Called with the server's message if another member of staff has already decided. */
  onConflict: (message: string | undefined) => void
}

/** Approve or reject a submission; reject an earlier approval; otherwise nothing. */
export const DecisionButtons = ({ name, path: { record, step }, onConflict }: DecisionButtonsProps) => {
  const text = useTexts('admin')
  const [asking, setAsking] = useState<Way | null>(null)
  const waits = step === 'approval-pending'
  const approved = record.approvalStatus === 'Approved'
  if (!waits && !approved && !asking) return null
  const ask = (way: Way) => () => {
    onConflict(undefined)
    setAsking(way)
  }
  return (
    <div className={styles.actions}>
      {waits && (
        <>
          <Button variant="contained" startIcon={<BadgeCheck aria-hidden="true" />} onClick={ask('approve')}>
            {text('kyc.approve.act')}
          </Button>
          <Button variant="outlined" color="error" startIcon={<CircleX aria-hidden="true" />} onClick={ask('reject')}>
            {text('kyc.reject.act')}
          </Button>
        </>
      )}
      {approved && (
        <Button variant="outlined" color="error" startIcon={<Undo2 aria-hidden="true" />} onClick={ask('takeBack')}>
          {text('kyc.takeBack.act')}
        </Button>
      )}
      {asking && (
        <DecisionDialog
          way={asking}
          name={name}
          record={record}
          onConflict={onConflict}
          onClose={() => setAsking(null)}
        />
      )}
    </div>
  )
}

type Way = 'approve' | 'reject' | 'takeBack'

interface DecisionDialogProps extends Pick<DecisionButtonsProps, 'name' | 'onConflict'> {
  way: Way
  record: UserKycPath['record']
  onClose: () => void
}

/** Rejecting after an approval revokes it. The customer sees the reason in both cases. */
const DecisionDialog = ({ way, name, record: { id, submittedAt }, ...on }: DecisionDialogProps) => {
  const text = useTexts('admin')
  const approves = way === 'approve'
  return (
    <ActionDialog
      call={decideKyc}
      params={{ id }}
      body={{ decision: approves ? 'approve' : 'reject', ...(submittedAt && { submittedAt }) }}
      fields={approves ? [] : [{ ...reasonField, required: true }]}
      title={text(`kyc.${way}.title`, { name })}
      detail={text(`kyc.${way}.detail`)}
      confirm={text(`kyc.${way}.act`)}
      danger={!approves}
      done={text(`kyc.${way}.done`)}
      {...on}
    />
  )
}
