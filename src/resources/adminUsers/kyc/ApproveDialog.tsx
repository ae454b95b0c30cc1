import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx'
import { Note } from '../../../components/Note.tsx'
import { useTexts } from '../../../i18n/useTexts.ts'
import styles from './KycTab.module.css'
import { type Deciding, useDecide } from './useDecide.ts'

export const ApproveDialog = ({ name, ...deciding }: Deciding & { name: string }) => {
  const text = useTexts('admin')
  const { problem, decide } = useDecide(deciding)
  return (
    <ConfirmDialog
      title={text('kyc.approve.title', { name })}
      confirm={text('kyc.approve.act')}
      onConfirm={() => decide({ decision: 'approve' }, text('kyc.approve.done'))}
      onClose={deciding.onClose}
    >
      <p className={styles.detail}>{text('kyc.approve.detail')}</p>
      {problem && <Note tone="danger">{problem}</Note>}
    </ConfirmDialog>
  )
}
