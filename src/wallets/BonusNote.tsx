import { Link } from '@mui/material'
import { Link as RouterLink } from 'react-router-dom'
import { limits } from '../../contracts/platform/limits.ts'
import { formatWholeRupees } from '../../contracts/platform/money.ts'
import { paths } from '../../contracts/platform/paths.ts'
import { useSession } from '../authProvider/session.ts'
import { InlineAlert } from '../components/InlineAlert.tsx'
import { useTexts } from '../i18n/useTexts.ts'
import { useWallets } from './useWallets.ts'

/** What the sign-up bonus pays for, and where to use it. Nothing for secondary users, postpaid accounts, and once the API wallet is empty. */
export const BonusNote = () => {
  const text = useTexts('account')
  const { role, kycComplete } = useSession()
  const wallet = useWallets().wallets.find(({ kind }) => kind === 'api')
  if (role !== 'customer' || wallet?.postpaid || !wallet?.paise) return null
  return (
    <InlineAlert
      tone="info"
      action={
        kycComplete && (
          <Link component={RouterLink} to={paths.testApis}>
            {text('bonus.open')}
          </Link>
        )
      }
    >
      {text('bonus.pays', { amount: formatWholeRupees(limits.bonusPaise) })} {!kycComplete && text('bonus.kyc')}
    </InlineAlert>
  )
}
