import { Button, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { Ban, CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { revokeUserKey } from '../../../../contracts/calls/admin.ts'
import type { AdminUserDetail } from '../../../../contracts/resources/adminUser.ts'
import { ActionDialog } from '../../../components/form/ActionDialog.tsx'
import { reasonField } from '../../../components/form/field.ts'
import { Section } from '../../../components/Section.tsx'
import { ToneChip } from '../../../components/ToneChip.tsx'
import { useDateFormats } from '../../../i18n/dates.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { useIsNarrow } from '../../../theme/useIsNarrow.ts'
import styles from './UserPage.module.css'
import { useUserTab } from './userTabs.ts'

type Key = AdminUserDetail['keys'][number]

const LATEST = 4

/** The newest API keys with their last use. */
export const LatestKeys = ({ user: { keys } }: { user: AdminUserDetail }) => {
  const text = useTexts('admin')
  const { short } = useDateFormats()
  const [, setTab] = useUserTab()
  return (
    <Section
      flush
      title={text('users.keys.title')}
      aside={
        keys.length > 0 && (
          <Button className={styles.all} size="small" onClick={() => setTab('keys')}>
            {text('users.keys.all', { count: keys.length })}
          </Button>
        )
      }
    >
      {keys.length === 0 ? (
        <p className={styles.none}>{text('users.keys.none')}</p>
      ) : (
        <Table aria-label={text('users.keys.title')}>
          <TableBody>
            {keys.slice(0, LATEST).map(({ id, name, hint, lastUsedAt, revokedAt }) => (
              <TableRow key={id}>
                <TableCell className={styles.strong}>{name}</TableCell>
                <TableCell className={styles.cell}>
                  <span className="mono">{hint}</span>
                </TableCell>
                <TableCell align="right" className={`num ${styles.quiet} ${styles.cell}`}>
                  {revokedAt ? text('users.keys.revoked') : lastUsedAt ? short(lastUsedAt) : text('users.keys.never')}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
    </Section>
  )
}

/** All keys of a customer. Active keys can be revoked. */
export const KeysTab = ({ user: { keys } }: { user: AdminUserDetail }) => {
  const text = useTexts('admin')
  const narrow = useIsNarrow()
  return (
    <Section flush title={text('users.keys.title')}>
      {keys.length === 0 ? (
        <p className={styles.none}>{text('users.keys.none')}</p>
      ) : narrow ? (
        <ul className={styles.lines}>
          {keys.map(key => (
            <KeyLines key={key.id} apiKey={key} />
          ))}
        </ul>
      ) : (
        <Table aria-label={text('users.keys.title')}>
          <TableHead>
            <TableRow>
              {(['name', 'key', 'mode', 'created', 'used', 'state'] as const).map(name => (
                <TableCell key={name}>{text(`users.keys.${name}`)}</TableCell>
              ))}
              <TableCell component="td" />
            </TableRow>
          </TableHead>
          <TableBody>
            {keys.map(key => (
              <KeyRow key={key.id} apiKey={key} />
            ))}
          </TableBody>
        </Table>
      )}
    </Section>
  )
}

const KeyRow = ({ apiKey }: { apiKey: Key }) => {
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
        <RevokeButton apiKey={apiKey} />
      </TableCell>
    </TableRow>
  )
}

/** A key where there is no room for a table. */
const KeyLines = ({ apiKey }: { apiKey: Key }) => {
  const text = useTexts('admin')
  const { short } = useDateFormats()
  const { name, hint, lastUsedAt } = apiKey
  return (
    <li>
      <span>
        <b className={styles.strong}>{name}</b>
        <KeyStateChip apiKey={apiKey} />
      </span>
      <span>
        <span className="mono">{hint}</span>
        <span className={`num ${styles.quiet}`}>
          {lastUsedAt ? `${text('users.keys.used')} ${short(lastUsedAt)}` : text('users.keys.never')}
        </span>
      </span>
      <span>
        <RevokeButton apiKey={apiKey} />
      </span>
    </li>
  )
}

const KeyStateChip = ({ apiKey: { revokedAt } }: { apiKey: Key }) => {
  const text = useTexts('admin')
  return revokedAt ? (
    <ToneChip tone="neutral" icon={Ban} label={text('users.keys.revoked')} />
  ) : (
    <ToneChip tone="success" icon={CircleCheck} label={text('users.keys.active')} />
  )
}

/** Renders nothing for a revoked key. */
const RevokeButton = ({ apiKey: { id, name, revokedAt } }: { apiKey: Key }) => {
  const text = useTexts('admin')
  const [asking, setAsking] = useState(false)
  if (revokedAt) return null
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        color="error"
        className={styles.rowAction}
        aria-label={text('users.keys.revokeOne', { name })}
        onClick={() => setAsking(true)}
      >
        {text('users.keys.revoke')}
      </Button>
      {asking && (
        <ActionDialog
          danger
          call={revokeUserKey}
          params={{ id }}
          fields={[reasonField]}
          title={text('users.keys.revokeTitle', { name })}
          detail={text('users.keys.revokeDetail')}
          confirm={text('users.keys.revoke')}
          done={text('users.keys.revokeDone')}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
