import { Download } from 'lucide-react'
import { useState } from 'react'
import type { Call } from '../../../contracts/calls/define.ts'
import { BusyButton } from '../../components/BusyButton.tsx'
import { useToast } from '../../components/useToast.ts'
import type { CallError } from '../../dataProvider/callError.ts'
import { download } from '../../dataProvider/download.ts'

interface FileDownloadButtonProps {
  call: Call
  params: Record<string, string>
  name: string
  label: string
  ariaLabel?: string
  small?: boolean
}

export const FileDownloadButton = ({
  call,
  params,
  name,
  label,
  ariaLabel,
  small = false,
}: FileDownloadButtonProps) => {
  const toast = useToast()
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      await download(call, { params }, name)
    } catch (error) {
      toast((error as CallError).message, 'error')
    } finally {
      setBusy(false)
    }
  }
  return (
    <BusyButton
      variant="outlined"
      size={small ? 'small' : 'medium'}
      startIcon={<Download aria-hidden="true" />}
      aria-label={ariaLabel}
      busy={busy}
      onClick={() => void save()}
    >
      {label}
    </BusyButton>
  )
}
