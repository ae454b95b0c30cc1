import { removeProductNotice, setProductNotice, turnProductOff, turnProductOn } from '../../../contracts/calls/apis.ts'
import type { ProductChangeKind } from '../../../contracts/checks/productSwitches.ts'
import type { ApiProduct } from '../../../contracts/resources/apiProduct.ts'
import { ActionDialog } from '../../components/form/ActionDialog.tsx'
import { reasonField } from '../../components/form/field.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { useProductLabel } from '../verifications/useProductLabel.ts'

export type ChangeKind = ProductChangeKind

interface ChangeDialogProps {
  product: ApiProduct
  kind: ChangeKind
  onClose: () => void
}

/** The dialog of one change: what customers will read, and why staff change it. */
const ChangeDialog = ({ product: { product: id }, kind, onClose }: ChangeDialogProps) => {
  const text = useTexts('adminSources')
  const product = useProductLabel()(id)
  const common = { params: { product: id }, onClose }
  const words = (where: 'turningOff' | 'noting', hint?: string) =>
    [
      { source: 'en', kind: 'textarea', label: text(`${where}.en`), hint },
      { source: 'hi', kind: 'textarea', label: text(`${where}.hi`), hint },
      reasonField,
    ] as const
  if (kind === 'off')
    return (
      <ActionDialog
        danger
        guard
        {...common}
        call={turnProductOff}
        fields={words('turningOff', text('turningOff.wordsHint'))}
        title={text('turningOff.title', { product })}
        detail={text('turningOff.detail')}
        confirm={text('turningOff.confirm')}
        done={text('turningOff.done', { product })}
      />
    )
  if (kind === 'on')
    return (
      <ActionDialog
        {...common}
        call={turnProductOn}
        fields={[reasonField]}
        title={text('turningOn.title', { product })}
        detail={text('turningOn.detail')}
        confirm={text('turningOn.confirm')}
        done={text('turningOn.done', { product })}
      />
    )
  if (kind === 'notice')
    return (
      <ActionDialog
        guard
        {...common}
        call={setProductNotice}
        fields={words('noting')}
        title={text('noting.title', { product })}
        detail={text('noting.detail')}
        confirm={text('noting.confirm')}
        done={text('noting.done', { product })}
      />
    )
  return (
    <ActionDialog
      {...common}
      call={removeProductNotice}
      fields={[reasonField]}
      title={text('unnoting.title', { product })}
      confirm={text('unnoting.confirm')}
      done={text('unnoting.done', { product })}
    />
  )
}

export default ChangeDialog
