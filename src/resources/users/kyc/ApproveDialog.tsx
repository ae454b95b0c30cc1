import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx'
import { InlineAlert } from '../../../components/InlineAlert.tsx'
import { useTexts } from '../../../i18n/useTexts.ts'
import styles from './UserKycTab.module.css'
import { type KycDecisionProps, useKycDecision } from './useKycDecision.ts'

export const ApproveDialog = ({ name, ...deciding }: KycDecisionProps & { name: string }) => {
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
