import { setUserActive } from '../../../../contracts/calls/admin.ts'
import type { AdminUser } from '../../../../contracts/resources/adminUser.ts'
import { ActionDialog } from '../../../components/form/ActionDialog.tsx'
import { reasonField } from '../../../components/form/field.ts'
import { useTexts } from '../../../i18n/useTexts.ts'

/** Deactivates a customer, or lets them back in. */
export const ActiveDialog = ({ user, onClose }: { user: AdminUser; onClose: () => void }) => {
  const text = useTexts('admin')
  const name = user.companyName ?? user.name
  const way = user.isActive ? 'deactivate' : 'activate'
  return (
    <ActionDialog
      call={setUserActive}
      params={{ id: user.id }}
      body={{ active: !user.isActive }}
      fields={[reasonField]}
      title={text(`users.active.${way}Title`, { name })}
      detail={text(`users.active.${way}Detail`)}
      confirm={text(`users.actions.${way}`)}
      danger={user.isActive}
      done={text(`users.active.${way}Done`, { name })}
      onClose={onClose}
    />
  )
}
