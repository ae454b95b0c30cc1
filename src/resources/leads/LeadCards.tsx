import { useId, useState } from 'react'
import { useTimeAgo } from '../../i18n/useTimeAgo.ts'
import { LeadContact, LeadKindChip, MessageButton } from './cells.tsx'
import { HandledBy, HandleLeadButton, type HandleLeadButtonProps } from './LeadHandling.tsx'
import styles from './Leads.module.css'
import type { LeadsShown } from './LeadTable.tsx'

/** Requests on a narrow screen. */
export const LeadCards = ({ leads, onDone }: LeadsShown) => (
  <ul className={styles.cards}>
    {leads.map(lead => (
      <LeadCard key={lead.id} lead={lead} onDone={onDone} />
    ))}
  </ul>
)

const LeadCard = ({ lead, onDone }: HandleLeadButtonProps) => {
  const age = useTimeAgo()
  const messageId = useId()
  const [open, setOpen] = useState(false)
  const { kind, name, companyName, productName, message, createdAt } = lead
  return (
    <li>
      <div className={styles.line}>
        <b>{name}</b>
        <LeadKindChip kind={kind} />
      </div>
      <div className={`${styles.line} ${styles.quiet}`}>
        <span className={styles.cut}>{[companyName, productName].filter(Boolean).join(' · ')}</span>
        <span className="num">{age(createdAt)}</span>
      </div>
      <LeadContact lead={lead} />
      {open && (
        <p id={messageId} className={styles.message}>
          {message}
        </p>
      )}
      <div className={styles.buttons}>
        <HandledBy lead={lead} />
        <HandleLeadButton lead={lead} onDone={onDone} />
        {message && <MessageButton name={name} open={open} controls={messageId} onToggle={() => setOpen(!open)} />}
      </div>
    </li>
  )
}
