import { type ReactNode, Suspense, useState } from 'react'
import { useSession } from '../authProvider/session.ts'
import { lazyPage } from '../components/plain/lazyPage.ts'
import { ReloadBoundary } from '../components/plain/ReloadBoundary.tsx'
import type { FundingPurpose } from './fundableWallet.ts'

const Dialog = lazyPage(async () => (await import('./loadFundingDialog.ts')).loadFundingDialog())

interface FundingDialogControls {
  /** A secondary user sees the balances and moves no money. */
  allowed: boolean
  open: (purpose: FundingPurpose) => void
  /** To be drawn beside whatever opens it. */
  dialog: ReactNode
}

/** The dialog in which a wallet is funded, or what is outstanding is paid, for whichever place offers it. */
export function useFundingDialog(first: () => FundingPurpose | null = () => null): FundingDialogControls {
  const { role } = useSession()
  const allowed = role === 'customer'
  const [purpose, setPurpose] = useState<FundingPurpose | null>(() => (allowed ? first() : null))
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
