import { Button } from '@mui/material'
import { ReceiptText } from 'lucide-react'
import { Link } from 'react-router-dom'
import { paths } from '../../../contracts/paths.ts'
import { type ChallanOrderRow, challanOrder } from '../../../contracts/resources/challanOrder.ts'
import { EmptyState } from '../../components/EmptyState.tsx'
import { NumberPlate } from '../../components/plain/NumberPlate.tsx'
import { useDateFormats } from '../../i18n/dates.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { ChallanOrderChip } from './ChallanOrderChip.tsx'

interface CellProps {
  record: ChallanOrderRow
}

export const Status = ({ record: { status } }: CellProps) => <ChallanOrderChip status={status} />

export const Vehicle = ({ record: { rcNo } }: CellProps) => <NumberPlate rc={rcNo} />

/** On a card: how many challans, and when they were ordered. */
export const Summary = ({ record: { challans, createdAt } }: CellProps) => {
  const text = useTexts('challanTool')
  const { short } = useDateFormats()
  return `${text('result.challans', { smart_count: challans })} · ${short(createdAt)}`
}

export const NoOrders = () => {
  const text = useTexts('challanTool')
  const locale = useLocale()
  const { none, noneDetail } = challanOrder.words ?? {}
  return (
    <EmptyState
      icon={ReceiptText}
      title={none?.[locale] ?? ''}
      actions={
        <Button variant="contained" component={Link} to={paths.challanDashboard}>
          {text('lists.orders.start')}
        </Button>
      }
    >
      {noneDetail?.[locale]}
    </EmptyState>
  )
}
