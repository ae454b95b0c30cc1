import { Skeleton } from '@mui/material'
import { readPayoutBalance } from '../../../contracts/calls/payouts.ts'
import { LoadError } from '../../components/EmptyState.tsx'
import { Money } from '../../components/Money.tsx'
import { StatCard } from '../../components/StatCard.tsx'
import { useCallQuery } from '../../dataProvider/useCallQuery.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { BankAccountSection } from './BankAccountSection.tsx'
import styles from './ReceivedPayments.module.css'

/** What is owed to the account, of what it consists, and where it is paid out to. */
export const PayoutFigures = () => {
  const text = useTexts('receivedPayments')
  const { data, error, refetch } = useCallQuery(readPayoutBalance, {})
  if (error && !data) return <LoadError requestId={error.requestId} onRetry={() => void refetch()} />
  if (!data) return <Skeleton variant="rounded" height={240} />
  const { owedPaise, availablePaise, heldPaise, holdDays, refundingPaise, onTheWayPaise, bankAccount } = data
  return (
    <div className={styles.parts}>
      <p className={styles.quiet}>{text('detail')}</p>
      <div className={styles.figures}>
        <StatCard label={text('owed')} figure={<Money paise={owedPaise} />} />
        <StatCard label={text('available')} figure={<Money paise={availablePaise} />} />
        <StatCard
          label={text('held')}
          figure={<Money paise={heldPaise} />}
          note={text('heldDetail', { days: holdDays })}
        />
        {refundingPaise > 0 && <StatCard label={text('refunding')} figure={<Money paise={refundingPaise} />} />}
        <StatCard label={text('onTheWay')} figure={<Money paise={onTheWayPaise} />} />
      </div>
      <BankAccountSection bankAccount={bankAccount} />
    </div>
  )
}
