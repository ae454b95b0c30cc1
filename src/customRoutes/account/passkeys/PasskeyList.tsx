import { Button, Skeleton } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import type { Passkey } from '../../../../contracts/calls/passkeys.ts'
import { LoadError } from '../../../components/EmptyState.tsx'
import { ToneChip } from '../../../components/ToneChip.tsx'
import { callQueryKey, useCallQuery } from '../../../dataProvider/useCallQuery.ts'
import { useDateFormats } from '../../../i18n/dates.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { hasPasskeys } from '../../../session/hasPasskeys.ts'
import { AddPasskeyDialog } from './AddPasskeyDialog.tsx'
import { RemovePasskeyDialog, RenamePasskeyDialog } from './PasskeyDialogs.tsx'
import styles from './Passkeys.module.css'
import type { PasskeyCalls } from './passkeyCalls.ts'

type Open = { dialog: 'add' } | { dialog: 'rename' | 'remove'; passkey: Passkey }

/** The reader's passkeys, and the actions: add, rename, remove. */
export const PasskeyList = ({ calls }: { calls: PasskeyCalls }) => {
  const text = useTexts('passkeys')
  const queries = useQueryClient()
  const { data, error, refetch } = useCallQuery(calls.list, {})
  const [open, setOpen] = useState<Open | null>(null)
  if (error && !data) return <LoadError requestId={error.requestId} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className={styles.loading} variant="rounded" />
  const close = () => setOpen(null)
  const reload = () => void queries.invalidateQueries({ queryKey: callQueryKey(calls.list) })
  const { passkeys, max, otherWays, suggestedName } = data
  return (
    <>
      <p className={styles.words}>{text('detail')}</p>
      {passkeys.length === 0 ? (
        <p className={styles.words}>{text('none')}</p>
      ) : (
        <ul className={styles.passkeys} aria-label={text('list')}>
          {passkeys.map(passkey => (
            <PasskeyItem key={passkey.id} passkey={passkey} onOpen={dialog => setOpen({ dialog, passkey })} />
          ))}
        </ul>
      )}
      {hasPasskeys() ? (
        <Button variant="outlined" disabled={passkeys.length >= max} onClick={() => setOpen({ dialog: 'add' })}>
          {text('add')}
        </Button>
      ) : (
        <p className={styles.words}>{text('unsupported')}</p>
      )}
      {passkeys.length >= max && <p className={styles.words}>{text('full')}</p>}
      {open?.dialog === 'add' && (
        <AddPasskeyDialog
          calls={calls}
          suggestedName={suggestedName}
          onAdded={() => {
            close()
            reload()
          }}
          onClose={close}
        />
      )}
      {open?.dialog === 'rename' && (
        <RenamePasskeyDialog calls={calls} passkey={open.passkey} onDone={reload} onClose={close} />
      )}
      {open?.dialog === 'remove' && (
        <RemovePasskeyDialog
          calls={calls}
          passkey={open.passkey}
          otherWays={otherWays}
          isLast={passkeys.length === 1}
          onDone={reload}
          onClose={close}
        />
      )}
    </>
  )
}

interface PasskeyItemProps {
  passkey: Passkey
  onOpen: (dialog: 'rename' | 'remove') => void
}

const PasskeyItem = ({ passkey, onOpen }: PasskeyItemProps) => {
  const text = useTexts('passkeys')
  const { short } = useDateFormats()
  const { name, createdAt, lastUsedAt, backedUp, own, otherDomain } = passkey
  return (
    <li className={styles.item}>
      <KeyRound size={20} aria-hidden="true" />
      <div className={styles.about}>
        <b className={styles.name}>
          {name} {own && <ToneChip tone="accent" label={text('thisDevice')} />}
        </b>
        <span className={styles.facts}>
          <span>{text('since', { time: short(createdAt) })}</span>
          <span>{lastUsedAt ? text('lastUsed', { time: short(lastUsedAt) }) : text('neverUsed')}</span>
          {backedUp && <span>{text('backedUp')}</span>}
          {otherDomain && <span>{text('otherDomain', { domain: otherDomain })}</span>}
        </span>
      </div>
      <div className={styles.actions}>
        <Button
          size="small"
          variant="outlined"
          aria-label={text('renameNamed', { name })}
          onClick={() => onOpen('rename')}
        >
          {text('rename')}
        </Button>
        <Button
          size="small"
          variant="outlined"
          color="error"
          aria-label={text('removeNamed', { name })}
          onClick={() => onOpen('remove')}
        >
          {text('remove')}
        </Button>
      </div>
    </li>
  )
}
