import { Button } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { FilePlus2 } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import { createEnvelope } from '../../../contracts/calls/esign.ts'
import { paths, withId } from '../../../contracts/platform/paths.ts'
import { useCanCall } from '../../authProvider/session.ts'
import { BusyButton } from '../../components/BusyButton.tsx'
import { useToast } from '../../components/useToast.ts'
import { useCallMutation } from '../../dataProvider/useCallQuery.ts'
import { useTexts } from '../../i18n/useTexts.ts'

/** Makes a draft, empty or as a copy, and opens it. */
export function useCreateEnvelope() {
  const navigate = useNavigate()
  const toast = useToast()
  const cache = useQueryClient()
  const isAllowed = useCanCall(createEnvelope)
  const { mutate, isPending } = useCallMutation(createEnvelope)
  const create = (body: { from?: string; asTemplate?: boolean } = {}, done?: string) =>
    mutate(
      { body },
      {
        onSuccess: ({ id }) => {
          if (done) toast(done, 'success')
          void cache.invalidateQueries()
          void navigate(withId(paths.esign, id))
        },
        onError: ({ message }) => toast(message, 'error'),
      },
    )
  return { create, busy: isPending, isAllowed }
}

export const NewDocumentButton = () => {
  const text = useTexts('esignScreen')
  const { create, busy, isAllowed } = useCreateEnvelope()
  if (!isAllowed) return null
  return (
    <BusyButton
      variant="contained"
      startIcon={<FilePlus2 size={16} aria-hidden="true" />}
      busy={busy}
      onClick={() => create()}
    >
      {text('new')}
    </BusyButton>
  )
}

export const UseTemplateButton = ({ id, title }: { id: string; title: string }) => {
  const text = useTexts('esignScreen')
  const { create, busy, isAllowed } = useCreateEnvelope()
  if (!isAllowed) return null
  return (
    <Button
      size="small"
      aria-label={text('useTemplateNamed', { title })}
      aria-busy={busy}
      onClick={() => !busy && create({ from: id }, text('templateUsed'))}
    >
      {text('useTemplate')}
    </Button>
  )
}
