import { TableCell, TableRow } from '@mui/material'
import { useId, useState } from 'react'
import { useDateFormats } from '../../i18n/dates.ts'
import { useTimeAgo } from '../../i18n/useTimeAgo.ts'
import type { HandleLeadButtonProps } from './HandleLeadButton.tsx'
import { LeadKindChip } from './LeadChips.tsx'
import { LeadContact } from './LeadContact.tsx'
import { LeadHandling } from './LeadHandling.tsx'
import styles from './Leads.module.css'
import { MessageButton } from './MessageButton.tsx'

interface LeadRowProps extends HandleLeadButtonProps {
  onlyOpen: boolean
}

/** A request in one line, its message in a second one that opens. */
export const LeadRow = ({ lead, onlyOpen, onDone }: LeadRowProps) => {
  const age = useTimeAgo()
  const { short } = useDateFormats()
  const messageId = useId()
  const [open, setOpen] = useState(false)
  const { kind, name, companyName, productName, message, createdAt } = lead
  return (
    <>
      <TableRow>
        <TableCell className={`num ${styles.quiet}`}>{onlyOpen ? age(createdAt) : short(createdAt)}</TableCell>
        <TableCell>
          <LeadKindChip kind={kind} />
        </TableCell>
        <TableCell className={styles.wide}>
          <span className={styles.who} title={companyName ? `${name}, ${companyName}` : name}>
            <b>{name}</b>
            {companyName && <span className={styles.quiet}>{companyName}</span>}
            {message && (
              <MessageButton short name={name} open={open} controls={messageId} onToggle={() => setOpen(!open)} />
            )}
          </span>
        </TableCell>
        <TableCell className={styles.product} title={productName}>
          {productName}
        </TableCell>
        <TableCell className={styles.wide}>
          <LeadContact lead={lead} />
        </TableCell>
        <TableCell align={onlyOpen ? 'right' : 'left'}>
          <LeadHandling lead={lead} onDone={onDone} />
        </TableCell>
      </TableRow>
      {open && (
        <TableRow id={messageId}>
          <TableCell colSpan={6} className={styles.messageCell}>
            <p className={styles.message}>{message}</p>
          </TableCell>
        </TableRow>
      )}
    </>
  )
}
