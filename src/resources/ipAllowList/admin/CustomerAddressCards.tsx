import { useListContext } from 'ra-core'
import type { CustomerIpEntry } from '../../../../contracts/resources/ipAllowListEntry.ts'
import { useDateFormats } from '../../../i18n/dates.ts'
import styles from './CustomerIpAllowLists.module.css'
import { CustomerLink } from './CustomerLink.tsx'
import { EntryStatus } from './EntryStatus.tsx'
import { EntrySwitchButton } from './EntrySwitchButton.tsx'

/** The list on a narrow screen. */
export const CustomerAddressCards = () => {
  const { short } = useDateFormats()
  const { data = [] } = useListContext<CustomerIpEntry>()
  return (
    <ul className={styles.cards}>
      {data.map(entry => (
        <li key={entry.id}>
          <div className={styles.line}>
            <span className={`mono ${styles.address}`}>{entry.address}</span>
            <EntryStatus entry={entry} />
          </div>
          <CustomerLink {...entry} />
          {entry.label && <span>{entry.label}</span>}
          <span className={`num ${styles.quiet}`}>
            {entry.createdBy}, {short(entry.createdAt)}
          </span>
          <EntrySwitchButton entry={entry} />
        </li>
      ))}
    </ul>
  )
}
