import { RecordColumn, RecordTable } from '../../components/list/RecordTable.tsx'
import { useDateFormats } from '../../i18n/dates.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { type ApiKey } from './apiKey.ts'
import { KeyStatusChip, ModeChip } from './KeyChips.tsx'
import { KeyExpiry, KeyHint, KeyScopes } from './KeyFacts.tsx'
import { KeyNameButton } from './KeyNameButton.tsx'
import styles from './Keys.module.css'
import { RevokeButton } from './RevokeButton.tsx'

export const KeyTable = ({ canRevoke }: { canRevoke: boolean }) => {
  const text = useTexts('apiKeys')
  const { short } = useDateFormats()
  return (
    <RecordTable className={styles.table} rowClick={false}>
      <RecordColumn<ApiKey>
        source="name"
        label={text('name')}
        cellClassName={styles.name}
        render={key => <KeyNameButton apiKey={key} />}
      />
      <RecordColumn<ApiKey> source="hint" label={text('key')} disableSort render={key => <KeyHint apiKey={key} />} />
      <RecordColumn<ApiKey>
        source="mode"
        label={text('mode')}
        disableSort
        render={({ mode }) => <ModeChip mode={mode} />}
      />
      <RecordColumn<ApiKey>
        source="status"
        label={text('status')}
        disableSort
        render={({ status }) => <KeyStatusChip status={status} />}
      />
      <RecordColumn<ApiKey>
        source="scopes"
        label={text('allowed')}
        disableSort
        cellClassName={styles.quiet}
        render={({ scopes }) => <KeyScopes scopes={scopes} />}
      />
      <RecordColumn<ApiKey>
        source="expiresAt"
        label={text('expires')}
        disableSort
        cellClassName={`num ${styles.quiet}`}
        render={({ expiresAt, status }) => <KeyExpiry expiresAt={expiresAt} status={status} />}
      />
      <RecordColumn<ApiKey>
        source="createdAt"
        label={text('created')}
        sortByOrder="DESC"
        cellClassName={`num ${styles.quiet}`}
        render={({ createdAt }) => short(createdAt)}
      />
      <RecordColumn<ApiKey>
        source="lastUsedAt"
        label={text('lastUsed')}
        sortByOrder="DESC"
        cellClassName={`num ${styles.quiet}`}
        render={({ lastUsedAt }) => (lastUsedAt ? short(lastUsedAt) : text('never'))}
      />
      {canRevoke && (
        <RecordColumn<ApiKey>
          source="id"
          disableSort
          align="right"
          label={<span className="hidden-text">{text('actions')}</span>}
          render={key => <RevokeButton apiKey={key} />}
        />
      )}
    </RecordTable>
  )
}
