import { formatPaise } from '../../../contracts/platform/money.ts'
import type { WalletEntry } from '../../../contracts/resources/walletEntry.ts'
import { Money } from '../../components/Money.tsx'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './Entries.module.css'

/** The change of the balance; if it did not change, the amount that was held or released. */
export const EntryAmount = ({ record: { kind, amountPaise, heldPaise } }: { record: WalletEntry }) => {
  const text = useTexts('walletEntries')
  if (kind !== 'reserve' && kind !== 'release') return <Money paise={amountPaise} signed strong />
  const amount = formatPaise(Math.abs(heldPaise))
  return <span className={`num ${styles.held}`}>{text(kind === 'reserve' ? 'held' : 'given', { amount })}</span>
}
