import { revokeUserKey } from '../../../../contracts/calls/admin.ts'
import type { AdminUserDetail } from '../../../../contracts/resources/adminUser.ts'
import { ReasonDialog } from '../../../components/ReasonDialog.tsx'
import { ask } from '../../../dataProvider/api.ts'
import { useAdminText } from '../../../i18n/adminTexts.ts'
import styles from './Actions.module.css'
import { useReasonedAct } from './useReasonedAct.ts'

interface RevokeDialogProps {
  apiKey: AdminUserDetail['keys'][number]
  onClose: () => void
}

export const RevokeDialog = ({ apiKey: { id, name }, onClose }: RevokeDialogProps) => {
  const text = useAdminText()
  const { problem, onConfirm } = useReasonedAct({
    act: reason => ask(revokeUserKey, { params: { id }, body: { reason } }),
    done: text('users.keys.revokeDone'),
    onClose,
  })
  return (
    <ReasonDialog
      danger
      title={text('users.keys.revokeTitle', { name })}
      confirm={text('users.keys.revoke')}
      problem={problem}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p className={styles.detail}>{text('users.keys.revokeDetail')}</p>
    </ReasonDialog>
  )
}
