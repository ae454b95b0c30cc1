import { Route } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../../contracts/platform/paths.ts'
import { useSession } from '../../authProvider/session.ts'
import { builtPages } from '../../customRoutes/routes.tsx'
import { useTexts } from '../../i18n/useTexts.ts'
import { useStartTour } from '../tour/tourContext.ts'
import { ProfileMenu } from './ProfileMenu.tsx'

const links = [
  { label: 'account', to: paths.myAccount },
  ...(builtPages.has('whitelistIp') ? [{ label: 'whitelistIp', to: paths.whitelistIp } as const] : []),
  { label: 'statement', to: paths.walletStatement },
] as const

/** Secondary users see that they are secondary users, and no customer ID (A37). */
export const CustomerProfile = () => {
  const text = useTexts('shell')
  const { profile, role } = useSession()
  const tour = useStartTour()
  const navigate = useNavigate()
  const isSubUser = role === 'subUser'

  /** The tour starts on the dashboard, where the menu and the wallets are visible. */
  const showTour = async () => {
    await navigate(paths.dashboard)
    tour()
  }

  return (
    <ProfileMenu
      name={`${profile.firstName} ${profile.lastName}`}
      email={profile.email}
      withCustomerId={!isSubUser}
      roleLabel={isSubUser ? text('profile.subUser') : undefined}
      links={links}
      actions={[{ label: text('profile.tour'), icon: Route, onClick: () => void showTour() }]}
      logout={paths.logout}
    />
  )
}
