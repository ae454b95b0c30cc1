import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import type { IpAllowListEntry } from '../../../contracts/resources/ipAllowListEntry.ts'
import { useDateFormats } from '../../i18n/dates.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { AddressActions } from './AddressActions.tsx'
import styles from './Addresses.module.css'
import { EntryAddress } from './EntryAddress.tsx'

export interface AddressesShown {
  entries: readonly IpAllowListEntry[]
  owner: boolean
}

export const AddressTable = ({ entries, owner }: AddressesShown) => {
  const text = useTexts('ipAllowList')
  const { short } = useDateFormats()
  return (
    <Table className={styles.table} size="small" aria-label={text('title')}>
      <TableHead>
        <TableRow>
          {(['address', 'label', 'createdBy', 'createdAt'] as const).map(name => (
            <TableCell key={name}>{text(`column.${name}`)}</TableCell>
          ))}
          {owner && (
            <TableCell>
              <span className="hidden-text">{text('column.actions')}</span>
            </TableCell>
          )}
        </TableRow>
      </TableHead>
      <TableBody>
        {entries.map(entry => (
          <TableRow key={entry.id}>
            <TableCell>
              <EntryAddress entry={entry} />
            </TableCell>
            <TableCell className={styles.label} title={entry.label}>
              {entry.label || '-'}
            </TableCell>
            <TableCell className={styles.quiet}>{entry.createdBy}</TableCell>
            <TableCell className={`num ${styles.quiet}`}>{short(entry.createdAt)}</TableCell>
            {owner && (
              <TableCell align="right">
                <AddressActions entry={entry} />
              </TableCell>
            )}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
