import { HandCoins, Landmark } from 'lucide-react'
import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '../../../contracts/platform/paths.ts'
import { SegmentedControl } from '../../components/SegmentedControl.tsx'
import { useTexts } from '../../i18n/useTexts.ts'
import { useIsNarrow } from '../../theme/useIsNarrow.ts'

/** Payouts, and what is owed to accounts. */
export const PayoutTabs = () => {
  const text = useTexts('adminPayouts')
  const isPhone = useIsNarrow()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  return (
    <SegmentedControl
      fullWidth={isPhone}
      label={text('tabs')}
      value={pathname.endsWith(paths.adminPayoutAccounts) ? 'accounts' : 'payouts'}
      options={[
        { value: 'payouts', label: text('payouts'), icon: Landmark },
        { value: 'accounts', label: text('accounts'), icon: HandCoins },
      ]}
      onChange={tab => navigate(tab === 'payouts' ? paths.adminPayouts : paths.adminPayoutAccounts)}
    />
  )
}
