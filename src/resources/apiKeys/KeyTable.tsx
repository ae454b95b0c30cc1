import { DataTable } from 'ra-ui-materialui'
import { useDates } from '../../i18n/dates.ts'
import { KeyStatusChip, ModeChip } from './KeyChips.tsx'
import styles from './Keys.module.css'
import { RevokeButton } from './RevokeButton.tsx'
import { type ApiKey, useKeyText } from './texts.ts'

const Column = DataTable.Col<ApiKey>

export const KeyTable = ({ canRevoke }: { canRevoke: boolean }) => {
  const text = useKeyText()
  const { short } = useDates()
  return (
    <DataTable<ApiKey> className={styles.table} bulkActionButtons={false} rowClick={false}>
      <Column source="name" label={text('name')} cellClassName={styles.name} />
      <Column
        source="hint"
        label={text('key')}
        disableSort
        render={({ hint }) => <span className="mono">{hint}</span>}
      />
      <Column source="mode" label={text('mode')} disableSort render={({ mode }) => <ModeChip mode={mode} />} />
      <Column
        source="status"
        label={text('status')}
        disableSort
        render={({ status }) => <KeyStatusChip status={status} />}
      />
      <Column source="createdBy" label={text('createdBy')} disableSort cellClassName={styles.quiet} />
      <Column
        source="createdAt"
        label={text('created')}
        sortByOrder="DESC"
        cellClassName={`num ${styles.quiet}`}
        render={({ createdAt }) => short(createdAt)}
      />
      <Column
        source="lastUsedAt"
        label={text('lastUsed')}
        sortByOrder="DESC"
        cellClassName={`num ${styles.quiet}`}
        render={({ lastUsedAt }) => (lastUsedAt ? short(lastUsedAt) : text('never'))}
      />
      {canRevoke && (
        <Column
          source="id"
          disableSort
          align="right"
          label={<span className="hidden-text">{text('actions')}</span>}
          render={key => <RevokeButton apiKey={key} />}
        />
      )}
    </DataTable>
  )
}
