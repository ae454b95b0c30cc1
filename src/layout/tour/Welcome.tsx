import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useSession } from '../../authProvider/session.ts'
import { lazyPage } from '../../components/plain/lazyPage.ts'
import { ReloadBoundary } from '../../components/plain/ReloadBoundary.tsx'
import { useToast } from '../../components/useToast.ts'
import { builtPages } from '../../customRoutes/routes.tsx'
import { useTexts } from '../../i18n/useTexts.ts'
import { firstLogin } from '../../session/firstLogin.ts'
import { TourContext } from './tourContext.ts'

const BonusDialog = lazyPage(() => import('./BonusDialog.tsx'))

/** After the first sign-in, shows the bonus dialog and then the tour, and removes `firstLogin` (A118). */
export const Welcome = ({ children }: { children: ReactNode }) => {
  const text = useTexts('shell')
  const toast = useToast()
  const { role } = useSession()
  // The bonus belongs to the account owner. A secondary user's first sign-in is no registration.
  const [isFirst] = useState(() => role === 'customer' && firstLogin.isSet())
  const [bonusOpen, setBonusOpen] = useState(isFirst)
  const leave = useRef<() => void>(undefined)
  useEffect(() => () => leave.current?.(), [])

  const start = async () => {
    try {
      const { runTour } = await import('./runTour.ts')
      leave.current?.()
      leave.current = runTour({ built: builtPages, onEnd: firstLogin.clear })
    } catch {
      // The flag stays, so that the next visit tries again.
      toast(text('profile.tourFailed'), 'error')
    }
  }

  return (
    <TourContext value={() => void start()}>
      {children}
      {isFirst && (
        <ReloadBoundary>
          <BonusDialog open={bonusOpen} onClose={() => setBonusOpen(false)} onExited={() => void start()} />
        </ReloadBoundary>
      )}
    </TourContext>
  )
}
