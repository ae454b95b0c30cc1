import type { CustomerIpEntry } from '../../../../contracts/resources/ipAllowListEntry.ts'
import { Column, RecordTable } from '../../../components/list/RecordTable.tsx'
import { useDates } from '../../../i18n/dates.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import styles from './CustomerAddresses.module.css'
import { CustomerLink } from './CustomerLink.tsx'
import { EntryState } from './EntryState.tsx'
import { SwitchButton } from './SwitchButton.tsx'

export const CustomerAddressTable = () => {
  const text = useTexts('admin')
  const { short } = useDates()
  return (
    <RecordTable className={styles.table} rowClick={false}>
      <Column<CustomerIpEntry>
        source="address"
        label={text('addresses.column.address')}
        disableSort
        render={({ address }) => <span className={`mono ${styles.address}`}>{address}</span>}
      />
      <Column<CustomerIpEntry>
        source="label"
        label={text('addresses.column.label')}
        disableSort
        cellClassName={styles.label}
        render={({ label }) => label || '-'}
      />
      <Column<CustomerIpEntry>
        source="customer"
        label={text('addresses.column.customer')}
        disableSort
        render={row => <CustomerLink {...row} />}
      />
      <Column<CustomerIpEntry>
        source="createdBy"
        label={text('addresses.column.createdBy')}
        disableSort
        cellClassName={styles.quiet}
      />
      <Column<CustomerIpEntry>
        source="createdAt"
        label={text('addresses.column.createdAt')}
        sortByOrder="DESC"
        cellClassName={`num ${styles.quiet}`}
        render={({ createdAt }) => short(createdAt)}
      />
      <Column<CustomerIpEntry>
        source="disabledAt"
        label={text('addresses.column.state')}
        disableSort
        render={entry => <EntryState entry={entry} />}
      />
      <Column<CustomerIpEntry>
        source="id"
        disableSort
        align="right"
        label={<span className="hidden-text">{text('addresses.column.actions')}</span>}
        render={entry => <SwitchButton entry={entry} />}
      />
    </RecordTable>
  )
}
