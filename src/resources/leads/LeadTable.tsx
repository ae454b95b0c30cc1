import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import type { Lead } from '../../../contracts/resources/lead.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { LeadRow } from './LeadRow.tsx'
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
