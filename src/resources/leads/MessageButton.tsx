import { Button } from '@mui/material'
import { ChevronDown, ChevronUp, MessageSquareText } from 'lucide-react'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './Leads.module.css'

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
