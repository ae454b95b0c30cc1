import { resetUserSecondFactor } from '../../../../contracts/calls/secondFactor.ts'
import type { AdminUser } from '../../../../contracts/resources/adminUser.ts'
import { ActionDialog } from '../../../components/form/ActionDialog.tsx'
import { reasonField } from '../../../components/form/field.ts'
import { useTexts } from '../../../i18n/useTexts.ts'

/** Removes the second factor of a customer who has lost it. */
const ResetDialog = ({ user: { id, name }, onClose }: { user: AdminUser; onClose: () => void }) => {
  const text = useTexts('admin')
  return (
    <ActionDialog
      danger
      call={resetUserSecondFactor}
      params={{ id }}
      fields={[reasonField]}
      title={text('users.secondFactor.title', { name })}
      detail={text('users.secondFactor.detail')}
      confirm={text('users.secondFactor.reset')}
      done={text('users.secondFactor.done', { name })}
      onClose={onClose}
    />
  )
}

export default ResetDialog
