import { useState } from 'react'
import { downloadVideoCall } from '../../../contracts/calls/videoCalls.ts'
import { useCanCall } from '../../authProvider/session.ts'
import { BusyButton } from '../../components/BusyButton.tsx'
import { useToast } from '../../components/useToast.ts'
import { download } from '../../dataProvider/download.ts'
import { useTexts } from '../../i18n/useTexts.ts'

/** Saves the signed report of a call, which is recorded. */
export const SaveReport = ({ id }: { id: string }) => {
  const text = useTexts('videoCallsScreen')
  const toast = useToast()
  const maySave = useCanCall(downloadVideoCall)
  const [isBusy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    await download(downloadVideoCall, { params: { id } }, `video-call-${id}.pdf`).catch(({ message }: Error) =>
      toast(message, 'error'),
    )
    setBusy(false)
  }
  if (!maySave) return null
  return (
    <BusyButton variant="outlined" size="small" busy={isBusy} onClick={() => void save()}>
      {text('detail.report')}
    </BusyButton>
  )
}
