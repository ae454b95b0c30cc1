import { ReasonDialog } from '../../../components/ReasonDialog.tsx'
import { useTexts } from '../../../i18n/useTexts.ts'
import styles from './UserKycTab.module.css'
import { type KycDecisionProps, useKycDecision } from './useKycDecision.ts'

interface RejectDialogProps extends KycDecisionProps {
  name: string
  way: 'reject' | 'takeBack'
}

/** Rejects what waits, or takes an approval back: the same act, with a reason that the customer reads. */
export const RejectDialog = ({ name, way, ...deciding }: RejectDialogProps) => {
  const text = useTexts('admin')
  const { problem, decide } = useKycDecision(deciding)
  return (
    <ReasonDialog
      danger
      title={text(`kyc.${way}.title`, { name })}
      confirm={text(`kyc.${way}.act`)}
      problem={problem}
      onConfirm={reason => decide({ decision: 'reject', reason }, text(`kyc.${way}.done`))}
      onClose={deciding.onClose}
    >
      <p className={styles.detail}>{text(`kyc.${way}.detail`)}</p>
    </ReasonDialog>
  )
}
