import { useQueryClient } from '@tanstack/react-query'
import { adminProfile } from '../../../contracts/calls/admin.ts'
import { handleLead } from '../../../contracts/calls/leads.ts'
import type { Lead } from '../../../contracts/resources/lead.ts'
import { useToast } from '../../components/useToast.ts'
import { useCallMutation, useCallQuery } from '../../dataProvider/useCallQuery.ts'
import { useTexts } from '../../i18n/useTexts.ts'

/** Marks a request as handled or opens it again, and says so; also that somebody else was faster. */
export function useHandleLead(lead: Lead, onDone?: () => void) {
  const text = useTexts('admin')
  const toast = useToast()
  const cache = useQueryClient()
  const { data: me } = useCallQuery(adminProfile, {})
  const { mutate, isPending } = useCallMutation(handleLead)
  const { id, name, handledAt } = lead

  const said = (handledBy: string | null) => {
    if (handledBy === null) return text('leads.reopened', { name })
    return me && handledBy !== me.name
      ? text('leads.doneByOther', { name, other: handledBy })
      : text('leads.done', { name })
  }
  const handle = () =>
    mutate(
      { params: { id }, body: { handled: handledAt === null } },
      {
        onSuccess: ({ handledBy }) => {
          toast(said(handledBy), 'success')
          onDone?.()
          void cache.invalidateQueries()
        },
        onError: ({ message }) => toast(message, 'error'),
      },
    )
  return { handle, busy: isPending }
}
