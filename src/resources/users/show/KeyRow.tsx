import { TableCell, TableRow } from '@mui/material'
import { useDateFormats } from '../../../i18n/dates.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { type KeyProps, KeyStateChip, StaffRevokeButton } from './KeyParts.tsx'
import styles from './UserPage.module.css'

export const KeyRow = ({ apiKey, onRevoke }: KeyProps) => {
  const text = useTexts('admin')
  const { day, short } = useDateFormats()
  const { name, hint, mode, createdAt, lastUsedAt } = apiKey
  return (
    <TableRow>
      <TableCell className={`${styles.strong} ${styles.cell}`}>{name}</TableCell>
      <TableCell className={styles.cell}>
        <span className="mono">{hint}</span>
      </TableCell>
      <TableCell>{text(`users.keys.${mode}`)}</TableCell>
      <TableCell className={`num ${styles.quiet} ${styles.cell}`}>{day(createdAt)}</TableCell>
      <TableCell className={`num ${styles.quiet} ${styles.cell}`}>
        {lastUsedAt ? short(lastUsedAt) : text('users.keys.never')}
      </TableCell>
      <TableCell>
        <KeyStateChip apiKey={apiKey} />
      </TableCell>
      <TableCell align="right">
        <StaffRevokeButton apiKey={apiKey} onRevoke={onRevoke} />
      </TableCell>
    </TableRow>
  )
}
