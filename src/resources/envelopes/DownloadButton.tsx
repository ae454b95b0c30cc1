import { Download } from 'lucide-react'
import { useState } from 'react'
import { downloadEnvelope } from '../../../contracts/calls/esign.ts'
import type { ShownEnvelope } from '../../../contracts/esign/shown.ts'
import { BusyButton } from '../../components/BusyButton.tsx'
import { useToast } from '../../components/useToast.ts'
import { CallError } from '../../dataProvider/callError.ts'
import { download } from '../../dataProvider/download.ts'
import { useTexts } from '../../i18n/useTexts.ts'

export type DocumentKind = 'signed' | 'certificate' | 'original'

interface DownloadButtonProps {
  kind: DocumentKind
  envelope: Pick<ShownEnvelope, 'id' | 'title'>
  variant: 'contained' | 'outlined'
}

export const DownloadButton = ({ kind, envelope: { id, title }, variant }: DownloadButtonProps) => {
  const text = useTexts('esignScreen')
  const toast = useToast()
  const [busy, setBusy] = useState(false)
  const name = `${[title, kind === 'signed' ? '' : text(`documents.${kind}`)].filter(Boolean).join(' - ')}.pdf`
  const start = async () => {
    setBusy(true)
    try {
      await download(downloadEnvelope, { params: { id }, query: { kind } }, name.replaceAll(/[\\/:*?"<>|]/g, ' '))
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      toast(error.message, 'error')
    } finally {
      setBusy(false)
    }
  }
  return (
    <BusyButton
      variant={variant}
      startIcon={<Download size={16} aria-hidden="true" />}
      busy={busy}
      onClick={() => void start()}
    >
      {text(`documents.${kind}`)}
    </BusyButton>
  )
}
