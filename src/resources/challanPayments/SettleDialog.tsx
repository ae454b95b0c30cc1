import { settleChallans } from '../../../contracts/calls/adminChallans.ts'
import { formatPaise } from '../../../contracts/money.ts'
import type { CustomerChallanOrderDetail } from '../../../contracts/resources/customerChallanOrder.ts'
import { ActionDialog } from '../../components/form/ActionDialog.tsx'
import { useTexts } from '../../i18n/useTexts.ts'
import { UploadInput } from './UploadInput.tsx'

interface SettleDialogProps {
  id: string
  items: readonly CustomerChallanOrderDetail['items'][number][]
  onDone: () => void
  onClose: () => void
}

const MAX_BYTES = 10 * 1024 * 1024
const types = ['.pdf', '.png', '.jpg', '.jpeg', '.webp']

/** Settles the selected challans with the receipt of the court or the portal. */
export const SettleDialog = ({ id, items, onDone, onClose }: SettleDialogProps) => {
  const text = useTexts('adminChallans')
  const fines = items.reduce((sum, { amountPaise }) => sum + amountPaise, 0)
  const what = text('settling.what', { smart_count: items.length, amount: formatPaise(fines) })
  return (
    <ActionDialog
      guard
      call={settleChallans}
      params={{ id }}
      body={{ items: items.map(item => item.id) }}
      fields={[
        {
          source: 'objectId',
          label: text('settling.file'),
          component: <UploadInput types={types} maxBytes={MAX_BYTES} missing={text('settling.fileMissing')} />,
        },
        { source: 'reference', label: text('settling.reference'), hint: text('settling.referenceHint') },
        { source: 'courtStatus', label: text('settling.court'), hint: text('settling.courtHint') },
      ]}
      title={text('settling.title')}
      detail={`${what} ${text('settling.lead')}`}
      confirm={text('settling.submit')}
      done={text('one.done.settled')}
      onDone={onDone}
      onClose={onClose}
    />
  )
}
