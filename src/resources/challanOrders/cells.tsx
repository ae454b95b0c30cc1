import { Button } from '@mui/material'
import { type LucideIcon, ReceiptText } from 'lucide-react'
import { Link } from 'react-router-dom'
import { paths } from '../../../contracts/paths.ts'
import { type ChallanOrderRow, challanOrder } from '../../../contracts/resources/challanOrder.ts'
import type { ResourceWords } from '../../../contracts/resources/field.ts'
import { EmptyState } from '../../components/EmptyState.tsx'
import { NumberPlate } from '../../components/plain/NumberPlate.tsx'
import { useDateFormats } from '../../i18n/dates.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { ChallanOrderChip } from './chips.tsx'

interface CellProps {
  record: ChallanOrderRow
}

export const Status = ({ record: { status } }: CellProps) => <ChallanOrderChip status={status} />

export const Vehicle = ({ record: { rcNo } }: { record: { rcNo: string } }) => <NumberPlate rc={rcNo} />

/** On a card: how many challans, and when they were ordered. */
export const Summary = ({ record: { challans, createdAt } }: CellProps) => {
  const text = useTexts('challanTool')
  const { short } = useDateFormats()
  return `${text('result.challans', { smart_count: challans })} · ${short(createdAt)}`
}

interface FirstCheckProps {
  icon: LucideIcon
  words: ResourceWords | undefined
}

/** Where a list has no record yet: leads to the search. */
export const FirstCheck = ({ icon, words }: FirstCheckProps) => {
  const text = useTexts('challanTool')
  const locale = useLocale()
  return (
    <EmptyState
      icon={icon}
      title={words?.none[locale] ?? ''}
      actions={
        <Button variant="contained" component={Link} to={paths.challanDashboard}>
          {text('lists.start')}
        </Button>
      }
    >
      {words?.noneDetail?.[locale]}
    </EmptyState>
  )
}

export const NoOrders = () => <FirstCheck icon={ReceiptText} words={challanOrder.words} />
