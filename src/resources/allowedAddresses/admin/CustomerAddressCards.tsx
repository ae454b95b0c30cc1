import { useListContext } from 'ra-core'
import type { CustomerIpEntry } from '../../../../contracts/resources/ipAllowListEntry.ts'
import { useDates } from '../../../i18n/dates.ts'
import styles from './CustomerAddresses.module.css'
import { CustomerLink } from './CustomerLink.tsx'
import { EntryState } from './EntryState.tsx'
import { SwitchButton } from './SwitchButton.tsx'

/** The list on a narrow screen. */
export const CustomerAddressCards = () => {
  const { short } = useDates()
  const { data = [] } = useListContext<CustomerIpEntry>()
  return (
    <ul className={styles.cards}>
      {data.map(entry => (
        <li key={entry.id}>
          <div className={styles.line}>
            <span className={`mono ${styles.address}`}>{entry.address}</span>
            <EntryState entry={entry} />
          </div>
          <CustomerLink {...entry} />
          {entry.label && <span>{entry.label}</span>}
          <span className={`num ${styles.quiet}`}>
            {entry.createdBy}, {short(entry.createdAt)}
          </span>
          <SwitchButton entry={entry} />
        </li>
      ))}
    </ul>
  )
}
