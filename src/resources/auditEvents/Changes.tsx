import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import type { AuditEventDetail } from '../../../contracts/resources/auditEvent.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './AuditEvents.module.css'

/** What changed, and what else was recorded. */
export const Changes = ({ record: { changes, details } }: { record: AuditEventDetail }) => {
  const text = useTexts('admin')
  return (
    <>
      {changes.length > 0 && (
        <DataTable
          title={text('auditLog.changes')}
          heads={[text('auditLog.field'), text('auditLog.before'), text('auditLog.after')]}
          rows={changes.map(({ name, before, after }) => [name, before ?? '-', after ?? '-'])}
        />
      )}
      {details.length > 0 && (
        <DataTable
          title={text('auditLog.details')}
          heads={[text('auditLog.field'), text('auditLog.value')]}
          rows={details.map(({ name, value }) => [name, value ?? '-'])}
        />
      )}
      {changes.length + details.length === 0 && <p className={styles.quiet}>{text('auditLog.nothing')}</p>}
    </>
  )
}

interface DataTableProps {
  title: string
  heads: string[]
  /** Each begins with the field's name. */
  rows: string[][]
}

const DataTable = ({ title, heads, rows }: DataTableProps) => (
  <section className={styles.data}>
    <h3>{title}</h3>
    <Table size="small" aria-label={title}>
      <TableHead>
        <TableRow>
          {heads.map(head => (
            <TableCell key={head}>{head}</TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(([name, ...values]) => (
          <TableRow key={name}>
            <TableCell className="mono">{name}</TableCell>
            {values.map((value, index) => (
              <TableCell key={heads[index + 1]} className={styles.value}>
                {value}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </section>
)
