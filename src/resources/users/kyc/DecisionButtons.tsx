import { Button } from '@mui/material'
import { BadgeCheck, CircleX, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx'
import { InlineAlert } from '../../../components/InlineAlert.tsx'
import { useTexts } from '../../../i18n/useTexts.ts'
import { RejectDialog } from './RejectDialog.tsx'
import styles from './UserKycTab.module.css'
import { type KycDecisionProps, useKycDecision } from './useKycDecision.ts'
import type { UserKycPath } from './userKyc.ts'

interface DecisionButtonsProps {
  /** Whose KYC it is. */
  name: string
  path: UserKycPath
  onConflict: (message: string | undefined) => void
}

/** Approve or reject what waits; take back what was approved; nothing otherwise. */
export const DecisionButtons = ({ name, path: { record, step }, onConflict }: DecisionButtonsProps) => {
  const text = useTexts('admin')
  const [asking, setAsking] = useState<'approve' | 'reject' | 'takeBack' | null>(null)
  const waits = step === 'approval-pending'
  const approved = record.approvalStatus === 'Approved'
  if (!waits && !approved && !asking) return null
  const dialog = { id: record.id, submittedAt: record.submittedAt, name, onConflict, onClose: () => setAsking(null) }
  const ask = (what: typeof asking) => () => {
    onConflict(undefined)
    setAsking(what)
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
      {asking === 'approve' && <ApproveDialog {...dialog} />}
      {asking && asking !== 'approve' && <RejectDialog {...dialog} way={asking} />}
    </div>
  )
}

const ApproveDialog = ({ name, ...deciding }: KycDecisionProps & { name: string }) => {
  const text = useTexts('admin')
  const { problem, decide } = useKycDecision(deciding)
  return (
    <ConfirmDialog
      title={text('kyc.approve.title', { name })}
      confirm={text('kyc.approve.act')}
      onConfirm={() => decide({ decision: 'approve' }, text('kyc.approve.done'))}
      onClose={deciding.onClose}
    >
      <p className={styles.detail}>{text('kyc.approve.detail')}</p>
      {problem && <InlineAlert tone="danger">{problem}</InlineAlert>}
    </ConfirmDialog>
  )
}
