import { DataTable } from 'ra-ui-materialui'
import type { WalletEntry } from '../../../contracts/resources/walletEntry.ts'
import { Money } from '../../components/Money.tsx'
import { useDates } from '../../i18n/dates.ts'
import styles from './Entries.module.css'
import { EntryAmount } from './EntryAmount.tsx'
import { EntrySubject } from './EntrySubject.tsx'
import { KindChip } from './KindChip.tsx'
import { useEntryText } from './texts.ts'

const Column = DataTable.Col<WalletEntry>

export const EntryTable = () => {
  const text = useEntryText()
  const { short } = useDates()
  return (
    <DataTable<WalletEntry> className={styles.table} bulkActionButtons={false} rowClick={false}>
      <Column
        source="createdAt"
        label={text('time')}
        cellClassName={`num ${styles.quiet}`}
        sortByOrder="DESC"
        render={({ createdAt }) => short(createdAt)}
      />
      <Column source="kind" label={text('kind')} disableSort render={({ kind }) => <KindChip kind={kind} />} />
      <Column source="description" label={text('for')} disableSort render={entry => <EntrySubject entry={entry} />} />
      <Column
        source="wallet"
        label={text('wallet')}
        disableSort
        cellClassName={styles.quiet}
        render={({ wallet }) => text(`wallets.${wallet}`)}
      />
      <Column
        source="amountPaise"
        label={text('amount')}
        align="right"
        disableSort
        render={entry => <EntryAmount entry={entry} />}
      />
      <Column
        source="balanceAfterPaise"
        label={text('balance')}
        align="right"
        disableSort
        cellClassName={styles.quiet}
        render={({ balanceAfterPaise }) => <Money paise={balanceAfterPaise} />}
      />
    </DataTable>
  )
}
