import * as calls from '../../../contracts/calls/staff.ts'
import { ActionDialog } from '../../components/form/ActionDialog.tsx'
import { reasonField } from '../../components/form/field.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './Staff.module.css'

/** Super-admin actions on a member of staff that need a reason only; some need a `second` super-admin. `end` applies to one of their sessions. */
const actions = {
  disable: { call: calls.setStaffActive, body: { active: false }, danger: true },
  enable: { call: calls.setStaffActive, body: { active: true }, second: true },
  link: { call: calls.sendStaffLink },
  secondFactor: { call: calls.resetStaffSecondFactor, danger: true, second: true },
  end: { call: calls.revokeStaffSession, danger: true },
  endAll: { call: calls.revokeStaffSessions, danger: true },
} as const

export type StaffAction = keyof typeof actions

interface StaffActionDialogProps {
  action: StaffAction
  /** ID of the member of staff or the session. */
  id: string
  /** Name of the member of staff. */
  name: string
  onClose: () => void
}

/** Asks for a reason before an action on a member of staff. */
export const StaffActionDialog = ({ action, id, name, onClose }: StaffActionDialogProps) => {
  const text = useTexts('staff')
  return (
    <ActionDialog<(typeof actions)[StaffAction]['call']>
      {...actions[action]}
      params={{ id }}
      fields={[reasonField]}
      title={text(`act.${action}.title`, { name })}
      detail={text(`act.${action}.detail`)}
      confirm={text(`act.${action}.button`)}
      done={reply =>
        'approvalId' in reply && reply.approvalId ? text('second.sent') : text(`act.${action}.done`, { name })
      }
      onClose={onClose}
    >
      {'second' in actions[action] && <p className={styles.note}>{text('second.note')}</p>}
    </ActionDialog>
  )
}
