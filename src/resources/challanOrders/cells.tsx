import { Button } from '@mui/material'
import { Link } from 'react-router-dom'
import { paths } from '../../../contracts/platform/paths.ts'
import type { ChallanOrderRow } from '../../../contracts/resources/challanOrder.ts'
import { EmptyState } from '../../components/EmptyState.tsx'
import { useDeclaredList } from '../../components/list/declaredList.ts'
import { NumberPlate } from '../../components/plain/NumberPlate.tsx'
import { useDateFormats } from '../../i18n/dates.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { ChallanOrderChip } from './chips.tsx'

interface CellProps {
  record: ChallanOrderRow
}

export const Status = ({ record }: CellProps) => <ChallanOrderChip order={record} />

export const Vehicle = ({ record: { rcNo } }: { record: { rcNo: string } }) => <NumberPlate rc={rcNo} />

/** On a card: the number of challans and the order date. */
export const Summary = ({ record: { challans, createdAt } }: CellProps) => {
  const text = useTexts('challanTool')
  const { short } = useDateFormats()
  return `${text('result.challans', { smart_count: challans })} · ${short(createdAt)}`
}

/** Empty state of the list; links to the search. */
export const FirstCheck = () => {
  const text = useTexts('challanTool')
  const locale = useLocale()
  const { icon, resource } = useDeclaredList()
  return (
    <EmptyState
      icon={icon}
      title={resource.words?.none[locale] ?? ''}
      actions={
        <Button variant="contained" component={Link} to={paths.challanDashboard}>
          {text('lists.start')}
        </Button>
      }
    >
      {resource.words?.noneDetail?.[locale]}
    </EmptyState>
  )
}
