import type { CustomerIpEntry } from '../../../../contracts/resources/ipAllowListEntry.ts'
import { RecordColumn, RecordTable } from '../../../components/list/RecordTable.tsx'
import { useDateFormats } from '../../../i18n/dates.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import styles from './CustomerIpAllowLists.module.css'
import { CustomerLink } from './CustomerLink.tsx'
import { EntryStatus } from './EntryStatus.tsx'
import { EntrySwitchButton } from './EntrySwitchButton.tsx'

export const CustomerAddressTable = () => {
  const text = useTexts('admin')
  const { short } = useDateFormats()
  return (
    <RecordTable className={styles.table} rowClick={false}>
      <RecordColumn<CustomerIpEntry>
        source="address"
        label={text('addresses.column.address')}
        disableSort
        render={({ address }) => <span className={`mono ${styles.address}`}>{address}</span>}
      />
      <RecordColumn<CustomerIpEntry>
        source="label"
        label={text('addresses.column.label')}
        disableSort
        cellClassName={styles.label}
        render={({ label }) => label || '-'}
      />
      <RecordColumn<CustomerIpEntry>
        source="customer"
        label={text('addresses.column.customer')}
        disableSort
        render={row => <CustomerLink {...row} />}
      />
      <RecordColumn<CustomerIpEntry>
        source="createdBy"
        label={text('addresses.column.createdBy')}
        disableSort
        cellClassName={styles.quiet}
      />
      <RecordColumn<CustomerIpEntry>
        source="createdAt"
        label={text('addresses.column.createdAt')}
        sortByOrder="DESC"
        cellClassName={`num ${styles.quiet}`}
        render={({ createdAt }) => short(createdAt)}
      />
      <RecordColumn<CustomerIpEntry>
        source="disabledAt"
        label={text('addresses.column.state')}
        disableSort
        render={entry => <EntryStatus entry={entry} />}
      />
      <RecordColumn<CustomerIpEntry>
        source="id"
        disableSort
        align="right"
        label={<span className="hidden-text">{text('addresses.column.actions')}</span>}
        render={entry => <EntrySwitchButton entry={entry} />}
      />
    </RecordTable>
  )
}
