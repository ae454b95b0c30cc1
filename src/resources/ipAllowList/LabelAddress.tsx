import { type IpAllowListEntry, ipAllowListEntry } from '../../../contracts/resources/ipAllowListEntry.ts'
import { ActionDialog } from '../../components/form/ActionDialog.tsx'
import { updateCall } from '../../dataProvider/resourceCalls.ts'
import { useTexts } from '../../i18n/useTexts.ts'

interface LabelAddressProps {
  entry: IpAllowListEntry
  onClose: () => void
}

export const LabelAddress = ({ entry: { id, address, label }, onClose }: LabelAddressProps) => {
  const text = useTexts('ipAllowList')
  return (
    <ActionDialog
      call={updateCall(ipAllowListEntry)}
      params={{ id }}
      defaults={{ label }}
      fields={[{ source: 'label', label: text('dialog.label'), hint: text('dialog.labelHint') }]}
      title={text('dialog.edit', { address })}
      confirm={text('dialog.save')}
      done={text('dialog.relabelled', { address })}
      onClose={onClose}
    />
  )
}
