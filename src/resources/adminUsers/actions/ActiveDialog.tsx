import { setUserActive } from '../../../../contracts/calls/admin.ts'
import type { AdminUser } from '../../../../contracts/resources/adminUser.ts'
import { ReasonDialog } from '../../../components/ReasonDialog.tsx'
import { ask } from '../../../dataProvider/api.ts'
import { useAdminText } from '../../../i18n/adminTexts.ts'
import styles from './Actions.module.css'
import { useReasonedAct } from './useReasonedAct.ts'

/** Deactivates a customer, or lets them back in. */
export const ActiveDialog = ({ user, onClose }: { user: AdminUser; onClose: () => void }) => {
  const text = useAdminText()
  const name = user.companyName ?? user.name
  const way = user.isActive ? 'deactivate' : 'activate'
  const { problem, onConfirm } = useReasonedAct({
    act: reason => ask(setUserActive, { params: { id: user.id }, body: { active: !user.isActive, reason } }),
    done: text(`users.active.${way}Done`, { name }),
    onClose,
  })
  return (
    <ReasonDialog
      title={text(`users.active.${way}Title`, { name })}
      confirm={text(`users.actions.${way}`)}
      danger={user.isActive}
      problem={problem}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p className={styles.detail}>{text(`users.active.${way}Detail`)}</p>
    </ReasonDialog>
  )
}
