import { IconButton, Tooltip } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { CircleCheck, Undo2 } from 'lucide-react'
import { handleLead } from '../../../contracts/calls/leads.ts'
import { type Lead, lead } from '../../../contracts/resources/lead.ts'
import { useStaff } from '../../authProvider/staff.ts'
import { BusyButton } from '../../components/BusyButton.tsx'
import { ToneChip } from '../../components/ToneChip.tsx'
import { useToast } from '../../components/useToast.ts'
import { useCallMutation } from '../../dataProvider/useCallQuery.ts'
import { useDateFormats } from '../../i18n/dates.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './Leads.module.css'

interface CellProps {
  record: Lead
}

/** Marks an open request as handled. For handled ones, shows by whom and when, and can reopen them. */
export const Handling = ({ record }: CellProps) =>
  record.handledAt ? <Handled record={record} /> : <HandleLeadButton record={record} />

const Handled = ({ record }: CellProps) => {
  const text = useTexts('admin')
  const { handle, busy } = useHandleLead(record)
  return (
    <span className={styles.handling}>
      <HandledBy short record={record} />
      <Tooltip title={text('leads.reopen')}>
        <IconButton
          size="small"
          aria-label={text('leads.reopenOne', { name: record.name })}
          aria-busy={busy}
          onClick={() => !busy && handle()}
        >
          <Undo2 aria-hidden="true" />
        </IconButton>
      </Tooltip>
    </span>
  )
}

interface HandledByProps extends CellProps {
  /** Moves the date to the tooltip. */
  short?: boolean
}

export const HandledBy = ({ record: { handledAt, handledBy }, short = false }: HandledByProps) => {
  const text = useTexts('admin')
  const locale = useLocale()
  const { dayMonth, full } = useDateFormats()
  if (!handledAt) return null
  return (
    <span className={styles.handling}>
      <ToneChip tone="success" icon={CircleCheck} label={lead.fields.handled.choices.true.label[locale]} />
      <span className={`num ${styles.quiet}`} title={full(handledAt)}>
        {short ? handledBy : text('leads.by', { name: handledBy ?? '-', time: dayMonth(handledAt) })}
      </span>
    </span>
  )
}

export const HandleLeadButton = ({ record }: CellProps) => {
  const text = useTexts('admin')
  const { handle, busy } = useHandleLead(record)
  const way = record.handledAt ? 'reopen' : 'handle'
  return (
    <BusyButton
      className={styles.act}
      size="small"
      variant="outlined"
      busy={busy}
      aria-label={text(`leads.${way}One`, { name: record.name })}
      onClick={handle}
    >
      {text(`leads.${way}`)}
    </BusyButton>
  )
}

/** Marks a request as handled or reopens it, and reports the result, including a conflict with another member of staff. */
function useHandleLead({ id, name, handledAt }: Lead) {
  const text = useTexts('admin')
  const toast = useToast()
  const cache = useQueryClient()
  const me = useStaff()
  const { mutate, isPending } = useCallMutation(handleLead)

  const outcome = (handledBy: string | null) => {
    if (handledBy === null) return text('leads.reopened', { name })
    return handledBy !== me.name ? text('leads.doneByOther', { name, other: handledBy }) : text('leads.done', { name })
  }
  const handle = () =>
    mutate(
      { params: { id }, body: { handled: handledAt === null } },
      {
        onSuccess: ({ handledBy }) => {
          toast(outcome(handledBy), 'success')
          void cache.invalidateQueries()
        },
        onError: ({ message }) => toast(message, 'error'),
      },
    )
  return { handle, busy: isPending }
}
