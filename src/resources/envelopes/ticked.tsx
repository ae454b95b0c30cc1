import { Button } from '@mui/material'
import { Ban, BellRing, FolderInput, Tags } from 'lucide-react'
import { useState } from 'react'
import { moveEnvelopes, remindEnvelopes, tagEnvelopes, voidEnvelopes } from '../../../contracts/calls/esignLabels.ts'
import type { ShownEnvelope } from '../../../contracts/esign/shown.ts'
import { useCanCall } from '../../authProvider/session.ts'
import { BusyButton } from '../../components/BusyButton.tsx'
import { ActionDialog } from '../../components/form/ActionDialog.tsx'
import { reasonField } from '../../components/form/field.ts'
import type { BulkActionProps } from '../../components/list/declaration.ts'
import { useCallAction } from '../../components/useCallAction.ts'
import { useToast } from '../../components/useToast.ts'
import type { SuccessReply } from '../../dataProvider/api.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { MoveDialog, TagDialog } from './LabelDialog.tsx'

/* What can be done with several documents at once. */

type TickedProps = BulkActionProps<ShownEnvelope>

export const MoveTicked = (props: TickedProps) => {
  const text = useTexts('esignScreen')
  const [isOpen, setOpen] = useState(false)
  if (!useCanCall(moveEnvelopes)) return null
  return (
    <>
      <Button startIcon={<FolderInput aria-hidden="true" />} onClick={() => setOpen(true)}>
        {text('labels.move')}
      </Button>
      {isOpen && <MoveDialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}

export const TagTicked = (props: TickedProps) => {
  const text = useTexts('esignScreen')
  const [isOpen, setOpen] = useState(false)
  if (!useCanCall(tagEnvelopes)) return null
  return (
    <>
      <Button startIcon={<Tags aria-hidden="true" />} onClick={() => setOpen(true)}>
        {text('labels.tag')}
      </Button>
      {isOpen && <TagDialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}

/** How many it was done with, and why not with the others. */
function useSeveralWords() {
  const text = useTexts('esignScreen')
  return ({ done, refused }: SuccessReply<typeof remindEnvelopes>, kind: 'voided' | 'reminded') => {
    const words = text(`several.${kind}`, { smart_count: done })
    const [first] = refused
    return first ? `${words} ${text('several.refused', { smart_count: refused.length, reason: first.message })}` : words
  }
}

export const RemindTicked = ({ ids, onDone }: TickedProps) => {
  const text = useTexts('esignScreen')
  const words = useSeveralWords()
  const { run, busy } = useCallAction(remindEnvelopes)
  if (!useCanCall(remindEnvelopes)) return null
  return (
    <BusyButton
      startIcon={<BellRing aria-hidden="true" />}
      busy={busy}
      onClick={() => run({ body: { ids } }, reply => words(reply, 'reminded'), onDone)}
    >
      {text('remind.button')}
    </BusyButton>
  )
}

export const VoidTicked = ({ ids, onDone }: TickedProps) => {
  const text = useTexts('esignScreen')
  const toast = useToast()
  const words = useSeveralWords()
  const [isOpen, setOpen] = useState(false)
  if (!useCanCall(voidEnvelopes)) return null
  return (
    <>
      <Button startIcon={<Ban aria-hidden="true" />} onClick={() => setOpen(true)}>
        {text('void.button')}
      </Button>
      {isOpen && (
        <ActionDialog
          danger
          call={voidEnvelopes}
          body={{ ids }}
          fields={[reasonField]}
          title={text('several.voidTitle', { smart_count: ids.length })}
          detail={text('several.voidDetail')}
          confirm={text('void.button')}
          cancel={text('void.keep')}
          onDone={reply => {
            toast(words(reply, 'voided'), reply.done > 0 ? 'success' : 'error')
            onDone()
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
