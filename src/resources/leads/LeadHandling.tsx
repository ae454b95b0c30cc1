import { IconButton, Tooltip } from '@mui/material'
import { Undo2 } from 'lucide-react'
import { useDateFormats } from '../../i18n/dates.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { HandleLeadButton, type HandleLeadButtonProps } from './HandleLeadButton.tsx'
import { HandledChip } from './LeadChips.tsx'
import styles from './Leads.module.css'
import { useHandleLead } from './useHandleLead.ts'

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
