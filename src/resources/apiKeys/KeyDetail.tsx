import { Button } from '@mui/material'
import { Pencil, RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { FactList, FactRow } from '../../components/FactRow.tsx'
import { useDateFormats } from '../../i18n/dates.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { type ApiKey } from './apiKey.ts'
import { EditKey } from './EditKey.tsx'
import { KeyStatusChip, ModeChip } from './KeyChips.tsx'
import { KeyExpiry } from './KeyFacts.tsx'
import styles from './Keys.module.css'
import { RevokeButton } from './RevokeButton.tsx'
import { RotateKey } from './RotateKey.tsx'
import { useScopeLabel } from './useScopeLabel.ts'

export const KeyDetail = ({ apiKey, owner }: { apiKey: ApiKey; owner: boolean }) => {
  const text = useTexts('apiKeys')
  const label = useScopeLabel()
  const { full } = useDateFormats()
  const { name, hint, status, mode, scopes, lastUsedAt, lastUsedFrom, previous, rotatedAt, revokedAt } = apiKey
  const used = lastUsedAt && full(lastUsedAt)
  return (
    <>
      <div className={styles.subject}>
        <b>{name}</b>
        <span className={styles.chips}>
          <ModeChip mode={mode} />
          <KeyStatusChip status={status} />
        </span>
      </div>
      <FactList columns={1}>
        <FactRow label={text('key')}>
          <span className="mono">{hint}</span>
        </FactRow>
        {previous && (
          <FactRow label={text('detail.previous')}>
            {text('detail.previousUntil', { hint: previous.hint, time: full(previous.until) })}
          </FactRow>
        )}
        <FactRow label={text('allowed')}>{scopes ? scopes.map(label).join(', ') : text('everything')}</FactRow>
        <FactRow label={text('expires')}>
          <KeyExpiry {...apiKey} />
        </FactRow>
        <FactRow label={text('lastUsed')}>
          {used && lastUsedFrom ? text('detail.lastUsed', { time: used, from: lastUsedFrom }) : (used ?? text('never'))}
        </FactRow>
        <FactRow label={text('created')}>{full(apiKey.createdAt)}</FactRow>
        <FactRow label={text('createdBy')}>{apiKey.createdBy}</FactRow>
        {rotatedAt && <FactRow label={text('detail.rotated')}>{full(rotatedAt)}</FactRow>}
        {revokedAt && <FactRow label={text('detail.revokedAt')}>{full(revokedAt)}</FactRow>}
      </FactList>
      {owner && status !== 'revoked' && <Actions apiKey={apiKey} />}
    </>
  )
}

const Actions = ({ apiKey }: { apiKey: ApiKey }) => {
  const text = useTexts('apiKeys')
  const [asked, setAsked] = useState<'edit' | 'rotate' | null>(null)
  const close = () => setAsked(null)
  return (
    <div className={styles.actions}>
      <Button variant="outlined" size="small" startIcon={<Pencil />} onClick={() => setAsked('edit')}>
        {text('detail.edit')}
      </Button>
      {apiKey.status === 'active' && (
        <Button variant="outlined" size="small" startIcon={<RefreshCw />} onClick={() => setAsked('rotate')}>
          {text('detail.rotate')}
        </Button>
      )}
      <RevokeButton apiKey={apiKey} />
      {asked === 'edit' && <EditKey apiKey={apiKey} onClose={close} />}
      {asked === 'rotate' && <RotateKey apiKey={apiKey} onClose={close} />}
    </div>
  )
}
