import { Button, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { Ban, CircleCheck } from 'lucide-react'
import { useState } from 'react'
import type { AdminUserDetail } from '../../../../contracts/resources/adminUser.ts'
import { Section } from '../../../components/Section.tsx'
import { ToneChip } from '../../../components/ToneChip.tsx'
import { useAdminText } from '../../../i18n/adminTexts.ts'
import { useDates } from '../../../i18n/dates.ts'
import { RevokeDialog } from '../actions/RevokeDialog.tsx'
import styles from './UserPage.module.css'

type Key = AdminUserDetail['keys'][number]

const columns = ['name', 'key', 'mode', 'created', 'used', 'state'] as const

/** All keys of a customer; an active one can be revoked. */
export const KeysTable = ({ user: { keys } }: { user: AdminUserDetail }) => {
  const text = useAdminText()
  const [asked, setAsked] = useState<Key | null>(null)
  return (
    <Section flush title={text('users.keys.title')}>
      {keys.length === 0 ? (
        <p className={styles.none}>{text('users.keys.none')}</p>
      ) : (
        <Table aria-label={text('users.keys.title')}>
          <TableHead>
            <TableRow>
              {columns.map(name => (
                <TableCell key={name}>{text(`users.keys.${name}`)}</TableCell>
              ))}
              <TableCell />
            </TableRow>
          </TableHead>
          <TableBody>
            {keys.map(key => (
              <KeyRow key={key.id} apiKey={key} onRevoke={() => setAsked(key)} />
            ))}
          </TableBody>
        </Table>
      )}
      {asked && <RevokeDialog apiKey={asked} onClose={() => setAsked(null)} />}
    </Section>
  )
}

const KeyRow = ({ apiKey, onRevoke }: { apiKey: Key; onRevoke: () => void }) => {
  const text = useAdminText()
  const { day, short } = useDates()
  const { name, hint, mode, createdAt, lastUsedAt, revokedAt } = apiKey
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
        {revokedAt ? (
          <ToneChip tone="neutral" icon={Ban} label={text('users.keys.revoked')} />
        ) : (
          <ToneChip tone="success" icon={CircleCheck} label={text('users.keys.active')} />
        )}
      </TableCell>
      <TableCell align="right">
        {!revokedAt && (
          <Button
            size="small"
            variant="outlined"
            color="error"
            className={styles.rowAction}
            aria-label={text('users.keys.revokeOne', { name })}
            onClick={onRevoke}
          >
            {text('users.keys.revoke')}
          </Button>
        )}
      </TableCell>
    </TableRow>
  )
}
