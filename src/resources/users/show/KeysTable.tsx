import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { useState } from 'react'
import type { AdminUserDetail } from '../../../../contracts/resources/adminUser.ts'
import { Section } from '../../../components/Section.tsx'
import { useTexts } from '../../../i18n/useTexts.ts'
import { useIsNarrow } from '../../../theme/useIsNarrow.ts'
import { RevokeDialog } from '../actions/RevokeDialog.tsx'
import { KeyLines } from './KeyLines.tsx'
import { KeyRow } from './KeyRow.tsx'
import styles from './UserPage.module.css'

type Key = AdminUserDetail['keys'][number]

const columns = ['name', 'key', 'mode', 'created', 'used', 'state'] as const

/** All keys of a customer; an active one can be revoked. */
export const KeysTable = ({ user: { keys } }: { user: AdminUserDetail }) => {
  const text = useTexts('admin')
  const narrow = useIsNarrow()
  const [asked, setAsked] = useState<Key | null>(null)
  return (
    <Section flush title={text('users.keys.title')}>
      {keys.length === 0 ? (
        <p className={styles.none}>{text('users.keys.none')}</p>
      ) : narrow ? (
        <ul className={styles.lines}>
          {keys.map(key => (
            <KeyLines key={key.id} apiKey={key} onRevoke={() => setAsked(key)} />
          ))}
        </ul>
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
