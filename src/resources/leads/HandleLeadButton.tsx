import type { Lead } from '../../../contracts/resources/lead.ts'
import { BusyButton } from '../../components/BusyButton.tsx'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './Leads.module.css'
import { useHandleLead } from './useHandleLead.ts'

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
