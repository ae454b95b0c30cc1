import { IconButton, Tooltip } from '@mui/material'
import { Undo2 } from 'lucide-react'
import { useDates } from '../../i18n/dates.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { HandleButton, type HandleButtonProps } from './HandleButton.tsx'
import { HandledChip } from './LeadChips.tsx'
import styles from './Leads.module.css'
import { useHandle } from './useHandle.ts'

/** The way to handle an open request; by whom and when it was handled, and the way back. */
export const LeadHandling = (props: HandleButtonProps) =>
  props.lead.handledAt ? <Handled {...props} /> : <HandleButton {...props} />

const Handled = ({ lead, onDone }: HandleButtonProps) => {
  const text = useTexts('admin')
  const { handle, busy } = useHandle(lead, onDone)
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

interface HandledByProps extends Pick<HandleButtonProps, 'lead'> {
  /** The day stands in the tooltip alone. */
  short?: boolean
}

export const HandledBy = ({ lead: { handledAt, handledBy }, short = false }: HandledByProps) => {
  const text = useTexts('admin')
  const { dayMonth, full } = useDates()
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
