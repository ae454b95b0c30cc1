import { type ReactNode, Suspense, useState } from 'react'
import { useSession } from '../../authProvider/session.ts'
import { lazyPage } from '../../components/plain/lazyPage.ts'
import { ReloadBoundary } from '../../components/plain/ReloadBoundary.tsx'
import type { Purpose } from './toppedUp.ts'

const Dialog = lazyPage(async () => (await import('./loadMoneyIn.ts')).loadMoneyIn())

interface MoneyIn {
  /** A secondary user sees the balances and moves no money. */
  allowed: boolean
  open: (purpose: Purpose) => void
  /** To be drawn beside whatever opens it. */
  dialog: ReactNode
}

/** The dialog in which a wallet is funded, or what is outstanding is paid, for whichever place offers it. */
export function useMoneyIn(first: () => Purpose | null = () => null): MoneyIn {
  const { role } = useSession()
  const allowed = role === 'customer'
  const [purpose, setPurpose] = useState<Purpose | null>(() => (allowed ? first() : null))
  const close = () => setPurpose(null)
  const dialog = purpose && (
    <ReloadBoundary>
      <Suspense>
        <Dialog purpose={purpose} onClose={close} />
      </Suspense>
    </ReloadBoundary>
  )
  return { allowed, open: setPurpose, dialog }
}
