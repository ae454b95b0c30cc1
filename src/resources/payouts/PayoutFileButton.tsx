import { Button } from '@mui/material'
import { FileDown } from 'lucide-react'
import { useState } from 'react'
import { downloadPayoutFile, makePayoutFile } from '../../../contracts/calls/payouts.ts'
import { formatPaise } from '../../../contracts/platform/money.ts'
import { useStaffCanCall } from '../../authProvider/staff.ts'
import { ActionDialog } from '../../components/form/ActionDialog.tsx'
import { useToast } from '../../components/useToast.ts'
import type { CallError } from '../../dataProvider/callError.ts'
import { download } from '../../dataProvider/download.ts'
import { useTexts } from '../../i18n/useTexts.ts'

/** Puts every approved payout into a file for the bank, and downloads it. */
export const PayoutFileButton = () => {
  const text = useTexts('adminPayouts')
  const mayMake = useStaffCanCall(makePayoutFile)
  const save = useDownload()
  const [open, setOpen] = useState(false)
  if (!mayMake) return null
  return (
    <>
      <Button variant="contained" startIcon={<FileDown />} onClick={() => setOpen(true)}>
        {text('file')}
      </Button>
      {open && (
        <ActionDialog
          call={makePayoutFile}
          title={text('fileTitle')}
          detail={text('fileDetail')}
          confirm={text('fileConfirm')}
          done={({ payouts, totalPaise, leftOut }) =>
            [
              text('fileMade', { smart_count: payouts, total: formatPaise(totalPaise) }),
              ...(leftOut > 0 ? [text('fileLeftOut', { smart_count: leftOut })] : []),
            ].join('. ')
          }
          onDone={({ id }) => save(id)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

/** Downloads a bank file, which is in the audit log. */
export function useDownload() {
  const toast = useToast()
  return (id: string) =>
    void download(downloadPayoutFile, { params: { id } }, `${id}.csv`).catch((error: CallError) =>
      toast(error.message, 'error'),
    )
}
