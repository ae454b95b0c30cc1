import { Button } from '@mui/material'
import { ChevronDown, ChevronUp, Mail, MessageSquareText, PhoneCall } from 'lucide-react'
import type { Lead } from '../../../contracts/resources/lead.ts'
import { ToneChip } from '../../components/ToneChip.tsx'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './Leads.module.css'

export const LeadKindChip = ({ kind }: Pick<Lead, 'kind'>) => (
  <ToneChip tone="neutral" icon={kind === 'demo' ? PhoneCall : Mail} label={useTexts('admin')(`leads.kind.${kind}`)} />
)

/** What the person left in order to be called: both can be pressed. */
export const LeadContact = ({ lead: { phone, email } }: { lead: Lead }) => (
  <span className={styles.contact}>
    <a className="num" href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>
      {phone}
    </a>
    <a href={`mailto:${email}`} title={email}>
      {email}
    </a>
  </span>
)

interface MessageButtonProps {
  name: string
  /** An icon in the word's place. */
  short?: boolean
  open: boolean
  /** The id of the message, while it is shown. */
  controls: string
  onToggle: () => void
}

export const MessageButton = ({ name, short = false, open, controls, onToggle }: MessageButtonProps) => {
  const text = useTexts('admin')
  const Chevron = open ? ChevronUp : ChevronDown
  return (
    <Button
      className={styles.toggle}
      title={text('leads.message')}
      size="small"
      endIcon={<Chevron aria-hidden="true" />}
      aria-label={text(open ? 'leads.hideMessage' : 'leads.showMessage', { name })}
      aria-expanded={open}
      aria-controls={open ? controls : undefined}
      onClick={onToggle}
    >
      {short ? <MessageSquareText size={16} aria-hidden="true" /> : text('leads.message')}
    </Button>
  )
}
