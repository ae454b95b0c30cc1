import { IconButton, Tooltip } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { CircleCheck, Undo2 } from 'lucide-react'
import { adminProfile } from '../../../contracts/calls/admin.ts'
import { handleLead } from '../../../contracts/calls/leads.ts'
import type { Lead } from '../../../contracts/resources/lead.ts'
import { BusyButton } from '../../components/BusyButton.tsx'
import { ToneChip } from '../../components/ToneChip.tsx'
import { useToast } from '../../components/useToast.ts'
import { useCallMutation, useCallQuery } from '../../dataProvider/useCallQuery.ts'
import { useDateFormats } from '../../i18n/dates.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './Leads.module.css'

/** The way to handle an open request; by whom and when it was handled, and the way back. */
export const LeadHandling = (props: HandleLeadButtonProps) =>
  props.lead.handledAt ? <Handled {...props} /> : <HandleLeadButton {...props} />

const Handled = ({ lead, onDone }: HandleLeadButtonProps) => {
  const text = useTexts('admin')
  const { handle, busy } = useHandleLead(lead, onDone)
  return (
    <span className={styles.handling}>
      <HandledBy short lead={lead} />
      <Tooltip title={text('leads.reopen')}>
        <IconButton
          size="small"
          aria-label={text('leads.reopenOne', { name: lead.name })}
          aria-busy={busy}
          onClick={() => !busy && handle()}
        >
          <Undo2 aria-hidden="true" />
        </IconButton>
      </Tooltip>
    </span>
  )
}

interface HandledByProps extends Pick<HandleLeadButtonProps, 'lead'> {
  /** The day stands in the tooltip alone. */
  short?: boolean
}

export const HandledBy = ({ lead: { handledAt, handledBy }, short = false }: HandledByProps) => {
  const text = useTexts('admin')
  const { dayMonth, full } = useDateFormats()
  return (
    handledAt && (
      <>
        <HandledChip />
        <span className={`num ${styles.quiet} ${styles.cut}`} title={full(handledAt)}>
          {short ? handledBy : text('leads.by', { name: handledBy ?? '-', time: dayMonth(handledAt) })}
        </span>
      </>
    )
  )
}

const HandledChip = () => (
  <ToneChip tone="success" icon={CircleCheck} label={useTexts('admin')('leads.state.handled')} />
)

export interface HandleLeadButtonProps {
  lead: Lead
  /** The request may leave the list with its button: whoever shows it keeps the focus. */
  onDone?: (() => void) | undefined
}

export const HandleLeadButton = ({ lead, onDone }: HandleLeadButtonProps) => {
  const text = useTexts('admin')
  const { handle, busy } = useHandleLead(lead, onDone)
  const way = lead.handledAt ? 'reopen' : 'handle'
  return (
    <BusyButton
      className={styles.act}
      size="small"
      variant="outlined"
      busy={busy}
      aria-label={text(`leads.${way}One`, { name: lead.name })}
      onClick={handle}
    >
      {text(`leads.${way}`)}
    </BusyButton>
  )
}

/** Marks a request as handled or opens it again, and says so; also that somebody else was faster. */
function useHandleLead(lead: Lead, onDone?: () => void) {
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
