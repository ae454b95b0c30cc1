import type { WalletEntry } from '../../../contracts/resources/walletEntry.ts'
import { Column, RecordTable } from '../../components/list/RecordTable.tsx'
import { Money } from '../../components/Money.tsx'
import { useDates } from '../../i18n/dates.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './Entries.module.css'
import { EntryAmount } from './EntryAmount.tsx'
import { EntrySubject } from './EntrySubject.tsx'
import { KindChip } from './KindChip.tsx'

export const EntryTable = () => {
  const text = useTexts('walletEntries')
  const { short } = useDates()
  return (
    <RecordTable className={styles.table} rowClick={false}>
      <Column<WalletEntry>
        source="createdAt"
        label={text('time')}
        cellClassName={`num ${styles.quiet}`}
        sortByOrder="DESC"
        render={({ createdAt }) => short(createdAt)}
      />
      <Column<WalletEntry>
        source="kind"
        label={text('kind')}
        disableSort
        render={({ kind }) => <KindChip kind={kind} />}
      />
      <Column<WalletEntry>
        source="description"
        label={text('for')}
        disableSort
        render={entry => <EntrySubject entry={entry} />}
      />
      <Column<WalletEntry>
        source="wallet"
        label={text('wallet')}
        disableSort
        cellClassName={styles.quiet}
        render={({ wallet }) => text(`wallets.${wallet}`)}
      />
      <Column<WalletEntry>
        source="amountPaise"
        label={text('amount')}
        align="right"
        disableSort
        render={entry => <EntryAmount entry={entry} />}
      />
      <Column<WalletEntry>
        source="balanceAfterPaise"
        label={text('balance')}
        align="right"
        disableSort
        cellClassName={styles.quiet}
        render={({ balanceAfterPaise }) => <Money paise={balanceAfterPaise} />}
      />
    </RecordTable>
  )
}
