import { CalendarDays, Scale } from 'lucide-react'
import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '../../../contracts/platform/paths.ts'
import { SegmentedControl } from '../../components/SegmentedControl.tsx'
import { useTexts } from '../../i18n/useTexts.ts'
import { useIsNarrow } from '../../theme/useIsNarrow.ts'

/** By day, and payment by payment. */
export const ReconciliationTabs = () => {
  const text = useTexts('adminMoney')
  const isPhone = useIsNarrow()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  return (
    <SegmentedControl
      fullWidth={isPhone}
      label={text('reconciliation.tabs')}
      value={pathname.endsWith(paths.adminReconciliationDifferences) ? 'differences' : 'days'}
      options={[
        { value: 'days', label: text('reconciliation.days'), icon: CalendarDays },
        { value: 'differences', label: text('reconciliation.differences'), icon: Scale },
      ]}
      onChange={tab => navigate(tab === 'days' ? paths.adminReconciliation : paths.adminReconciliationDifferences)}
    />
  )
}
