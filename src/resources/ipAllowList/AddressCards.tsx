import { useDateFormats } from '../../i18n/dates.ts'
import { AddressActions } from './AddressActions.tsx'
import styles from './Addresses.module.css'
import type { AddressesShown } from './AddressTable.tsx'
import { EntryAddress } from './EntryAddress.tsx'

/** The list on a narrow screen. */
export const AddressCards = ({ entries, owner }: AddressesShown) => {
  const { short } = useDateFormats()
  return (
    <ul className={styles.cards}>
      {entries.map(entry => (
        <li key={entry.id}>
          <EntryAddress entry={entry} />
          {entry.label && <b>{entry.label}</b>}
          <span className={`num ${styles.quiet}`}>
            {entry.createdBy}, {short(entry.createdAt)}
          </span>
          {owner && <AddressActions entry={entry} />}
        </li>
      ))}
    </ul>
  )
}
