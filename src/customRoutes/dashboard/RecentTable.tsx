import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { Link } from 'react-router-dom'
import { StatusChip } from '../../components/StatusChip.tsx'
import { useTexts } from '../../i18n/useTexts.ts'
import { useTimeAgo } from '../../i18n/useTimeAgo.ts'
import styles from './Dashboard.module.css'
import { RecentCharge } from './RecentCharge.tsx'
import type { RecentVerification } from './useRecentVerifications.ts'

export const RecentTable = ({ rows }: { rows: RecentVerification[] }) => {
  const text = useTexts('dashboard')
  const age = useTimeAgo()
  return (
    <Table aria-label={text('recent.title')}>
      <TableHead>
        <TableRow>
          <TableCell>{text('recent.product')}</TableCell>
          <TableCell>{text('recent.subject')}</TableCell>
          <TableCell>{text('recent.result')}</TableCell>
          <TableCell>{text('recent.status')}</TableCell>
          <TableCell align="right">{text('recent.charge')}</TableCell>
          <TableCell align="right">{text('recent.age')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(row => (
          <TableRow key={row.id} hover className={styles.row}>
            <TableCell className={styles.product}>
              <Link to={row.to} aria-label={text('recent.open', { product: row.name, subject: row.subject })}>
                {row.name}
              </Link>
            </TableCell>
            <TableCell>
              <span className="mono">{row.subject}</span>
            </TableCell>
            <TableCell className={styles.result}>{row.result}</TableCell>
            <TableCell>
              <StatusChip status={row.status} />
            </TableCell>
            <TableCell align="right">
              <RecentCharge row={row} />
            </TableCell>
            <TableCell align="right" className={`num ${styles.age}`}>
              {age(row.createdAt)}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
