import { CalendarSync, FileSpreadsheet } from 'lucide-react'
import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '../../../contracts/platform/paths.ts'
import { SegmentedControl } from '../../components/SegmentedControl.tsx'
import { useTexts } from '../../i18n/useTexts.ts'
import { useIsNarrow } from '../../theme/useIsNarrow.ts'

/** Files, and those that are repeated. */
export const BatchTabs = () => {
  const text = useTexts('schedules')
  const isPhone = useIsNarrow()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  return (
    <SegmentedControl
      fullWidth={isPhone}
      label={text('tabs')}
      value={pathname === paths.batchSchedules ? 'repeated' : 'files'}
      options={[
        { value: 'files', label: text('files'), icon: FileSpreadsheet },
        { value: 'repeated', label: text('repeated'), icon: CalendarSync },
      ]}
      onChange={tab => void navigate(tab === 'files' ? paths.batchProcessingResponses : paths.batchSchedules)}
    />
  )
}
