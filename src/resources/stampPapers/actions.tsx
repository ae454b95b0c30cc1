import { Button } from '@mui/material'
import { Eye } from 'lucide-react'
import { useState } from 'react'
import { readEsignFile } from '../../../contracts/calls/esign.ts'
import { withdrawStampPaper } from '../../../contracts/calls/esignStamps.ts'
import type { StampPaperRecord } from '../../../contracts/resources/stampPaper.ts'
import { useCanCall } from '../../authProvider/session.ts'
import { BusyButton } from '../../components/BusyButton.tsx'
import { ReasonDialog } from '../../components/ReasonDialog.tsx'
import { useCallAction } from '../../components/useCallAction.ts'
import { useToast } from '../../components/useToast.ts'
import { callApiResponse } from '../../dataProvider/api.ts'
import { saveBlob } from '../../dataProvider/saveBlob.ts'
import { useTexts } from '../../i18n/useTexts.ts'

/** Downloads the certificate, and takes a free one out of the stock. */
export const StampPaperActions = ({ record }: { record: StampPaperRecord }) => {
  const text = useTexts('stampPapers')
  const toast = useToast()
  const mayWithdraw = useCanCall(withdrawStampPaper)
  const { run, busy } = useCallAction(withdrawStampPaper)
  const [isAsking, setAsking] = useState(false)
  const { id, number, status, file } = record
  const open = async () => {
    try {
      const response = await callApiResponse(readEsignFile, { params: { id: file } })
      const type = response.headers.get('content-type') ?? ''
      const end = type.includes('pdf') ? 'pdf' : type.includes('png') ? 'png' : 'jpg'
      saveBlob(await response.blob(), `${number}.${end}`)
    } catch (error) {
      toast((error as Error).message, 'error')
    }
  }
  return (
    <>
      <Button variant="outlined" startIcon={<Eye size={16} aria-hidden="true" />} onClick={() => void open()}>
        {text('download')}
      </Button>
      {mayWithdraw && status === 'free' && (
        <BusyButton variant="outlined" color="error" busy={busy} onClick={() => setAsking(true)}>
          {text('withdraw.button')}
        </BusyButton>
      )}
      {isAsking && (
        <ReasonDialog
          danger
          title={text('withdraw.title', { number })}
          confirm={text('withdraw.button')}
          onConfirm={reason => {
            run({ params: { id }, body: { reason } }, text('withdraw.done'))
            setAsking(false)
          }}
          onClose={() => setAsking(false)}
        >
          {text('withdraw.detail')}
        </ReasonDialog>
      )}
    </>
  )
}
