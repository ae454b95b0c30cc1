import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { Link } from 'react-router-dom'
import type { z } from 'zod'
import type { pendingKyc } from '../../../../contracts/calls/adminKyc.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { useTimeAgo } from '../../../i18n/useTimeAgo.ts'
import { userTabPath } from '../../../resources/users/show/userTabs.ts'
import styles from './AdminDashboard.module.css'
import { KycKindChip } from './KycKindChip.tsx'

export type PendingKyc = z.output<typeof pendingKyc.reply>['pending']

const columns = ['customer', 'kind', 'onRecord', 'age'] as const

export const KycQueueTable = ({ rows }: { rows: PendingKyc }) => {
  const text = useTexts('admin')
  const age = useTimeAgo()
  return (
    <Table size="small" aria-label={text('kyc.queue.title')}>
      <TableHead>
        <TableRow>
          {columns.map(name => (
            <TableCell key={name} align={name === 'age' ? 'right' : 'left'}>
              {text(`kyc.queue.${name}`)}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(({ id, userId, kind, name, customer, email, submittedAt }) => (
          <TableRow key={id} hover>
            <TableCell className={styles.name} title={`${customer}, ${email}`}>
              <Link to={userTabPath(userId, 'kyc')}>{customer}</Link> <span className={styles.quiet}>{email}</span>
            </TableCell>
            <TableCell>
              <KycKindChip kind={kind} />
            </TableCell>
            <TableCell className={styles.cell}>{name ?? '-'}</TableCell>
            <TableCell align="right" className={`num ${styles.cell}`}>
              {age(submittedAt)}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
