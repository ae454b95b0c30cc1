import { Column, RecordTable } from '../../components/list/RecordTable.tsx'
import { useDates } from '../../i18n/dates.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { type ApiKey } from './apiKey.ts'
import { KeyStatusChip, ModeChip } from './KeyChips.tsx'
import { KeyEnd, KeyHint, KeyScopes } from './KeyFacts.tsx'
import styles from './Keys.module.css'
import { OpenKey } from './OpenKey.tsx'
import { RevokeButton } from './RevokeButton.tsx'

export const KeyTable = ({ canRevoke }: { canRevoke: boolean }) => {
  const text = useTexts('apiKeys')
  const { short } = useDates()
  return (
    <RecordTable className={styles.table} rowClick={false}>
      <Column<ApiKey>
        source="name"
        label={text('name')}
        cellClassName={styles.name}
        render={key => <OpenKey apiKey={key} />}
      />
      <Column<ApiKey> source="hint" label={text('key')} disableSort render={key => <KeyHint apiKey={key} />} />
      <Column<ApiKey> source="mode" label={text('mode')} disableSort render={({ mode }) => <ModeChip mode={mode} />} />
      <Column<ApiKey>
        source="status"
        label={text('status')}
        disableSort
        render={({ status }) => <KeyStatusChip status={status} />}
      />
      <Column<ApiKey>
        source="scopes"
        label={text('allowed')}
        disableSort
        cellClassName={styles.quiet}
        render={({ scopes }) => <KeyScopes scopes={scopes} />}
      />
      <Column<ApiKey>
        source="expiresAt"
        label={text('expires')}
        disableSort
        cellClassName={`num ${styles.quiet}`}
        render={({ expiresAt, status }) => <KeyEnd expiresAt={expiresAt} status={status} />}
      />
      <Column<ApiKey>
        source="createdAt"
        label={text('created')}
        sortByOrder="DESC"
        cellClassName={`num ${styles.quiet}`}
        render={({ createdAt }) => short(createdAt)}
      />
      <Column<ApiKey>
        source="lastUsedAt"
        label={text('lastUsed')}
        sortByOrder="DESC"
        cellClassName={`num ${styles.quiet}`}
        render={({ lastUsedAt }) => (lastUsedAt ? short(lastUsedAt) : text('never'))}
      />
      {canRevoke && (
        <Column<ApiKey>
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
