import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { useId, useState } from 'react'
import type { Lead } from '../../../contracts/resources/lead.ts'
import { useDateFormats } from '../../i18n/dates.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { useTimeAgo } from '../../i18n/useTimeAgo.ts'
import { LeadContact, LeadKindChip, MessageButton } from './cells.tsx'
import { type HandleLeadButtonProps, LeadHandling } from './LeadHandling.tsx'
import styles from './Leads.module.css'

export interface LeadsShown {
  leads: readonly Lead[]
  /** Only open ones are there: no state column, and an age in place of the time. */
  onlyOpen?: boolean
  onDone?: () => void
}

export const LeadTable = ({ leads, onlyOpen = false, onDone }: LeadsShown) => {
  const text = useTexts('admin')
  const columns = [onlyOpen ? 'age' : 'createdAt', 'kind', 'name', 'product', 'contact'] as const
  return (
    <Table className={styles.table} size="small" aria-label={text('leads.title')}>
      <TableHead>
        <TableRow>
          {columns.map(name => (
            <TableCell key={name}>{text(`leads.column.${name}`)}</TableCell>
          ))}
          <TableCell>
            {onlyOpen ? <span className="hidden-text">{text('leads.column.act')}</span> : text('leads.column.state')}
          </TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {leads.map(lead => (
          <LeadRow key={lead.id} lead={lead} onlyOpen={onlyOpen} onDone={onDone} />
        ))}
      </TableBody>
    </Table>
  )
}

interface LeadRowProps extends HandleLeadButtonProps {
  onlyOpen: boolean
}

/** A request in one line, its message in a second one that opens. */
const LeadRow = ({ lead, onlyOpen, onDone }: LeadRowProps) => {
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
