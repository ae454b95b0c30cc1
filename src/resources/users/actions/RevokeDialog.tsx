import { revokeUserKey } from '../../../../contracts/calls/admin.ts'
import type { AdminUserDetail } from '../../../../contracts/resources/adminUser.ts'
import { ActionDialog } from '../../../components/form/ActionDialog.tsx'
import { reasonField } from '../../../components/form/field.ts'
import { useTexts } from '../../../i18n/useTexts.ts'

interface RevokeDialogProps {
  apiKey: AdminUserDetail['keys'][number]
  onClose: () => void
}

export const RevokeDialog = ({ apiKey: { id, name }, onClose }: RevokeDialogProps) => {
  const text = useTexts('admin')
  return (
    <ActionDialog
      danger
      call={revokeUserKey}
      params={{ id }}
      fields={[reasonField]}
      title={text('users.keys.revokeTitle', { name })}
      detail={text('users.keys.revokeDetail')}
      confirm={text('users.keys.revoke')}
      done={text('users.keys.revokeDone')}
      onClose={onClose}
    />
  )
}
