import { Link } from 'react-router-dom'
import { paths, withId } from '../../../contracts/paths.ts'
import type { TransactionDetail } from '../../../contracts/resources/transaction.ts'
import { CopyButton } from '../../components/CopyButton.tsx'
import { FactList, FactRow } from '../../components/FactRow.tsx'
import { Money } from '../../components/Money.tsx'
import { entriesOf } from '../../customRoutes/admin/search/hits.ts'
import { useDates } from '../../i18n/dates.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { EntryAmount } from '../walletEntries/EntryAmount.tsx'
import { KindChip } from '../walletEntries/KindChip.tsx'
import { DoubleEntry } from './DoubleEntry.tsx'
import styles from './Transactions.module.css'

export const EntryFacts = ({ entry }: { entry: TransactionDetail }) => {
  const text = useTexts('admin')
  const shell = useTexts('shell')
  const { full } = useDates()
  return (
    <>
      <div className={styles.subject}>
        <KindChip kind={entry.kind} />
        <EntryAmount entry={entry} />
      </div>
      <FactList columns={1}>
        <FactRow label={text('transactions.entry.id')}>
          <span className={`mono ${styles.id}`}>{entry.id}</span>
          <CopyButton value={entry.id} name={text('transactions.entry.id')} />
        </FactRow>
        <FactRow label={text('transactions.entry.time')}>{full(entry.createdAt)}</FactRow>
        <FactRow label={text('transactions.entry.customer')}>
          <Link to={withId(paths.adminUserDetail, entry.userId)}>{entry.customer}</Link>
        </FactRow>
        <FactRow label={text('transactions.entry.wallet')}>{shell(`wallet.${entry.wallet}`)}</FactRow>
        <FactRow label={text('transactions.entry.for')}>{entry.description}</FactRow>
        <FactRow label={text('transactions.entry.reference')}>
          {entry.reference && (
            <>
              <span className={`mono ${styles.id}`}>{entry.reference}</span>
              <br />
              <Link to={entriesOf(entry.reference)}>{text('transactions.entry.same')}</Link>
            </>
          )}
        </FactRow>
        <FactRow label={text('transactions.entry.actor')}>{entry.actor}</FactRow>
        {entry.reason && <FactRow label={text('transactions.entry.reason')}>{entry.reason}</FactRow>}
        <FactRow label={text('transactions.entry.available')}>
          <Money paise={entry.availableAfterPaise} />
        </FactRow>
        <FactRow label={text('transactions.entry.held')}>
          <Money paise={entry.heldAfterPaise} />
        </FactRow>
      </FactList>
      <DoubleEntry entry={entry} />
    </>
  )
}
