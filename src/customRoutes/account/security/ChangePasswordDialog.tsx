import { ActionDialog } from '../../../components/form/ActionDialog.tsx'
import { useTexts } from '../../../i18n/useTexts.ts'
import type { OwnAccountCalls } from './ownAccountCalls.ts'

interface ChangePasswordDialogProps {
  calls: OwnAccountCalls
  onClose: () => void
}

export const ChangePasswordDialog = ({ calls, onClose }: ChangePasswordDialogProps) => {
  const text = useTexts('ownAccount')
  return (
    <ActionDialog<OwnAccountCalls['changePassword']>
      title={text('changePassword')}
      detail={text('changePasswordDetail')}
      confirm={text('changePassword')}
      call={calls.changePassword}
      fields={[
        { source: 'current', kind: 'password', label: text('current'), autoComplete: 'current-password' },
        {
          source: 'password',
          kind: 'password',
          label: text('next'),
          hint: text('nextHint'),
          autoComplete: 'new-password',
        },
      ]}
      done={({ ended }) => (ended > 0 ? text('passwordDoneEnded', { smart_count: ended }) : text('passwordDone'))}
      onClose={onClose}
    />
  )
}
