import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { Link } from 'react-router-dom'
import { paths, withId } from '../../../../contracts/paths.ts'
import { useDateFormats } from '../../../i18n/dates.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import styles from '../staff/Accounts.module.css'
import { SessionButtons } from './SessionButtons.tsx'
import { deviceLabel, type StaffSessionsProps } from './staffSession.ts'

const columns = ['who', 'device', 'ip', 'since', 'lastUsed', 'act'] as const

export const SessionTable = ({ sessions, onEnd }: StaffSessionsProps) => {
  const text = useTexts('staff')
  const { short } = useDateFormats()
  return (
    <Table aria-label={text('sessions.list')}>
      <TableHead>
        <TableRow>
          {columns.map(name => (
            <TableCell key={name}>{text(`sessions.column.${name}`)}</TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {sessions.map(session => (
          <TableRow key={session.id}>
            <TableCell className={styles.name}>
              <Link to={withId(paths.adminAccountsDetails, session.staffId)}>{session.name}</Link>
            </TableCell>
            <TableCell>{deviceLabel(session, text)}</TableCell>
            <TableCell className="mono">{session.ip ?? text('sessions.unknownIp')}</TableCell>
            <TableCell className={`num ${styles.quiet}`}>{short(session.since)}</TableCell>
            <TableCell className={`num ${styles.quiet}`}>{short(session.lastUsedAt)}</TableCell>
            <TableCell>
              <SessionButtons session={session} onEnd={onEnd} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
