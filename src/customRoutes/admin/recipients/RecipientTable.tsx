import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { noticeEvents } from '../../../../contracts/calls/recipients.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import styles from '../staff/Accounts.module.css'
import { EventSwitch } from './EventSwitch.tsx'
import { RecipientButtons } from './RecipientButtons.tsx'
import type { Recipient } from './recipient.ts'

/** Events across, addresses down. */
export const RecipientTable = ({ recipients }: { recipients: readonly Recipient[] }) => {
  const text = useTexts('staff')
  return (
    <Table aria-label={text('recipients.list')}>
      <TableHead>
        <TableRow>
          <TableCell>{text('recipients.email')}</TableCell>
          {noticeEvents.map(event => (
            <TableCell key={event}>{text(`recipients.event.${event}`)}</TableCell>
          ))}
          <TableCell>{text('recipients.acts')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {recipients.map(recipient => (
          <TableRow key={recipient.id}>
            <TableCell className={styles.wide} title={recipient.email}>
              {recipient.email}
            </TableCell>
            {noticeEvents.map(event => (
              <TableCell key={event}>
                <EventSwitch recipient={recipient} event={event} />
              </TableCell>
            ))}
            <TableCell>
              <RecipientButtons recipient={recipient} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
