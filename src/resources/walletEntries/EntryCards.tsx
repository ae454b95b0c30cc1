import { useListContext } from 'ra-core'
import { formatPaise } from '../../../contracts/money.ts'
import type { WalletEntry } from '../../../contracts/resources/walletEntry.ts'
import { useDates } from '../../i18n/dates.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './Entries.module.css'
import { EntryAmount } from './EntryAmount.tsx'
import { EntrySubject } from './EntrySubject.tsx'
import { KindChip } from './KindChip.tsx'

/** Three lines each: kind and amount, what for, time and balance. */
export const EntryCards = () => {
  const text = useTexts('walletEntries')
  const { short } = useDates()
  const { data = [] } = useListContext<WalletEntry>()
  return (
    <ul className={styles.cards}>
      {data.map(entry => (
        <li key={entry.id}>
          <span>
            <KindChip kind={entry.kind} />
            <EntryAmount entry={entry} />
          </span>
          <EntrySubject entry={entry} />
          <span className={`num ${styles.quiet}`}>
            <span>
              {short(entry.createdAt)} · {text(`wallets.${entry.wallet}`)}
            </span>
            <span>{text('balanceOf', { amount: formatPaise(entry.balanceAfterPaise) })}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}
