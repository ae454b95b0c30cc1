import { type ReactNode, useState } from 'react'
import { useCanEdit, useSession } from '../authProvider/session.ts'
import { lazyPage } from '../components/plain/lazyPage.ts'
import { ReloadBoundary } from '../components/plain/ReloadBoundary.tsx'
import type { FundingPurpose } from './fundableWallet.ts'

const Dialog = lazyPage(async () => (await import('./loadFundingDialog.ts')).loadFundingDialog())

interface FundingDialogControls {
  /** Secondary users, and support in a view of the console, see the balances but cannot pay. */
  allowed: boolean
  open: (purpose: FundingPurpose) => void
  /** Render this next to the element that opens it. */
  dialog: ReactNode
}

/** The dialog to fund a wallet or to pay the outstanding amount. */
export function useFundingDialog(first: () => FundingPurpose | null = () => null): FundingDialogControls {
  const { role } = useSession()
  const canEdit = useCanEdit()
  const allowed = role === 'customer' && canEdit
  const [purpose, setPurpose] = useState<FundingPurpose | null>(() => (allowed ? first() : null))
  const close = () => setPurpose(null)
  const dialog = purpose && (
    <ReloadBoundary>
      <Dialog purpose={purpose} onClose={close} />
    </ReloadBoundary>
  )
  return { allowed, open: setPurpose, dialog }
}
