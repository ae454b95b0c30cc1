import { FileBadge } from 'lucide-react'
import { useListContext } from 'ra-core'
import { useState } from 'react'
import { downloadWalletStatement } from '../../../contracts/calls/wallets.ts'
import { BusyButton } from '../../components/BusyButton.tsx'
import { useToast } from '../../components/useToast.ts'
import type { CallError } from '../../dataProvider/callError.ts'
import { download } from '../../dataProvider/download.ts'
import { daysAgo } from '../../i18n/dates.ts'
import { useTexts } from '../../i18n/useTexts.ts'

/** Downloads the statement of the filtered wallets and days; without days, of this month. */
export const SignedStatementButton = () => {
  const text = useTexts('walletEntries')
  const toast = useToast()
  const { filterValues } = useListContext()
  const [busy, setBusy] = useState(false)
  const save = async () => {
    const createdTo: string = filterValues.createdTo ?? daysAgo(0)
    const createdFrom: string = filterValues.createdFrom ?? `${createdTo.slice(0, 7)}-01`
    const filter = JSON.stringify({ wallet: filterValues.wallet, createdFrom, createdTo })
    setBusy(true)
    try {
      await download(downloadWalletStatement, { query: { filter } }, `wallet-statement-${createdFrom}-${createdTo}.pdf`)
    } catch (error) {
      toast((error as CallError).message, 'error')
    } finally {
      setBusy(false)
    }
  }
  return (
    <BusyButton variant="outlined" startIcon={<FileBadge />} busy={busy} onClick={() => void save()}>
      {text('pdf')}
    </BusyButton>
  )
}
