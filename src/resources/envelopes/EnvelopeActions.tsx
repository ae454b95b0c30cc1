import { Button } from '@mui/material'
import { Ban, CopyPlus, LayoutTemplate } from 'lucide-react'
import { useState } from 'react'
import { deleteEnvelope, downloadEnvelope, voidEnvelope } from '../../../contracts/calls/esign.ts'
import type { ShownEnvelopeDetail } from '../../../contracts/esign/shown.ts'
import { useCanCall } from '../../authProvider/session.ts'
import { BusyButton } from '../../components/BusyButton.tsx'
import { ActionDialog } from '../../components/form/ActionDialog.tsx'
import { reasonField } from '../../components/form/field.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { useCreateEnvelope } from './create.tsx'
import { DeleteDraftButton } from './DeleteDraftButton.tsx'
import { DownloadButton } from './DownloadButton.tsx'

/** What may be done with the whole envelope in its state. */
export const EnvelopeActions = ({ envelope }: { envelope: ShownEnvelopeDetail }) => {
  const text = useTexts('esignScreen')
  const { id, title, state, template } = envelope
  const mayVoid = useCanCall(voidEnvelope)
  const mayDownload = useCanCall(downloadEnvelope)
  const mayDelete = useCanCall(deleteEnvelope)
  const { create, busy, isAllowed } = useCreateEnvelope()
  const [isVoiding, setVoiding] = useState(false)
  return (
    <>
      {mayDelete && state === 'draft' && <DeleteDraftButton id={id} title={title} isTemplate={template} />}
      {mayVoid && state === 'sent' && (
        <Button
          variant="outlined"
          color="error"
          startIcon={<Ban size={16} aria-hidden="true" />}
          onClick={() => setVoiding(true)}
        >
          {text('void.button')}
        </Button>
      )}
      {isAllowed && !template && (
        <BusyButton
          color="inherit"
          startIcon={<LayoutTemplate size={16} aria-hidden="true" />}
          busy={busy}
          onClick={() => create({ from: id, asTemplate: true }, text('templateSaved'))}
        >
          {text('saveAsTemplate')}
        </BusyButton>
      )}
      {isAllowed && (
        <BusyButton
          variant="outlined"
          startIcon={<CopyPlus size={16} aria-hidden="true" />}
          busy={busy}
          onClick={() => create({ from: id }, text(template ? 'templateUsed' : 'duplicated'))}
        >
          {text(template ? 'useTemplate' : 'duplicate')}
        </BusyButton>
      )}
      {mayDownload && state === 'completed' && <DownloadButton kind="signed" envelope={envelope} variant="contained" />}
      {isVoiding && (
        <ActionDialog
          danger
          call={voidEnvelope}
          params={{ id }}
          fields={[reasonField]}
          title={text('void.title', { title })}
          detail={text('void.detail')}
          confirm={text('void.button')}
          cancel={text('void.keep')}
          done={text('void.done')}
          onClose={() => setVoiding(false)}
        />
      )}
    </>
  )
}
