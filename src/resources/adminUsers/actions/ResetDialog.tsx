import { resetUserSecondFactor } from '../../../../contracts/calls/secondFactor.ts'
import type { AdminUser } from '../../../../contracts/resources/adminUser.ts'
import { ReasonDialog } from '../../../components/ReasonDialog.tsx'
import { ask } from '../../../dataProvider/api.ts'
import { useAdminText } from '../../../i18n/adminTexts.ts'
import styles from './Actions.module.css'
import { useReasonedAct } from './useReasonedAct.ts'

/** Removes the second factor of a customer who has lost it. */
const ResetDialog = ({ user: { id, name }, onClose }: { user: AdminUser; onClose: () => void }) => {
  const text = useAdminText()
  const { problem, onConfirm } = useReasonedAct({
    act: reason => ask(resetUserSecondFactor, { params: { id }, body: { reason } }),
    done: text('users.secondFactor.done', { name }),
    onClose,
  })
  return (
    <ReasonDialog
      danger
      title={text('users.secondFactor.title', { name })}
      confirm={text('users.secondFactor.reset')}
      problem={problem}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p className={styles.detail}>{text('users.secondFactor.detail')}</p>
    </ReasonDialog>
  )
}

export default ResetDialog
