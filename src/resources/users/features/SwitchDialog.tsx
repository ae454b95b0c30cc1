import { setControlEnabled, setFeatureEnabled } from '../../../../contracts/calls/features.ts'
import { ReasonDialog } from '../../../components/ReasonDialog.tsx'
import { callApi } from '../../../dataProvider/api.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import actions from '../actions/Actions.module.css'
import { useActionWithReason } from '../actions/useActionWithReason.ts'
import { type SwitchChange, switchLabel } from './switchable.ts'

interface SwitchDialogProps {
  userId: string
  change: SwitchChange
  onClose: () => void
}

/** Asks why before a feature or a product control is switched. */
export const SwitchDialog = ({ userId, change, onClose }: SwitchDialogProps) => {
  const text = useTexts('admin')
  const name = switchLabel(change, text)
  const way = change.on ? 'on' : 'off'
  const params = { id: userId }
  const { problem, onConfirm } = useActionWithReason({
    act: reason =>
      change.kind === 'feature'
        ? callApi(setFeatureEnabled, { params, body: { feature: change.name, on: change.on, reason } })
        : callApi(setControlEnabled, { params, body: { control: change.name, on: change.on, reason } }),
    done: text(`users.features.${way}Done`, { name }),
    onClose,
  })
  return (
    <ReasonDialog
      title={text(`users.features.${way}Title`, { name })}
      confirm={text(`users.features.${way}`)}
      problem={problem}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p className={actions.detail}>{text('users.features.detail')}</p>
    </ReasonDialog>
  )
}
