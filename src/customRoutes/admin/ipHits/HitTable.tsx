import { formatCount } from '../../../../contracts/money.ts'
import type { IpHit } from '../../../../contracts/resources/ipHit.ts'
import { RecordColumn, RecordTable } from '../../../components/list/RecordTable.tsx'
import { useDateFormats } from '../../../i18n/dates.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { CustomerLink } from '../../../resources/ipAllowList/admin/CustomerLink.tsx'
import { BlockedCount } from './BlockedCount.tsx'
import styles from './IpHits.module.css'

export const HitTable = () => {
  const text = useTexts('admin')
  const { short } = useDateFormats()
  return (
    <RecordTable className={styles.table} rowClick={false}>
      <RecordColumn<IpHit>
        source="address"
        label={text('addresses.hits.column.address')}
        disableSort
        render={({ address }) => <span className={`mono ${styles.address}`}>{address}</span>}
      />
      <RecordColumn<IpHit>
        source="customer"
        label={text('addresses.hits.column.customer')}
        disableSort
        render={row => <CustomerLink {...row} />}
      />
      <RecordColumn<IpHit>
        source="calls"
        label={text('addresses.hits.column.calls')}
        align="right"
        sortByOrder="DESC"
        cellClassName="num"
        render={({ calls }) => formatCount(calls)}
      />
      <RecordColumn<IpHit>
        source="blocked"
        label={text('addresses.hits.column.blocked')}
        align="right"
        sortByOrder="DESC"
        cellClassName="num"
        render={({ blocked }) => <BlockedCount count={blocked} />}
      />
      <RecordColumn<IpHit>
        source="lastSeenAt"
        label={text('addresses.hits.column.lastSeenAt')}
        align="right"
        sortByOrder="DESC"
        cellClassName={`num ${styles.quiet}`}
        render={({ lastSeenAt }) => short(lastSeenAt)}
      />
    </RecordTable>
  )
}
