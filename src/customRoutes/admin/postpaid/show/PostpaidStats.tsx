import { formatPaise } from '../../../../../contracts/money.ts'
import { StatCard } from '../../../../components/StatCard.tsx'
import { useTexts } from '../../../../i18n/useTexts.ts'
import { useMonth } from '../useMonth.ts'
import styles from './Account.module.css'
import type { PostpaidAccountProps } from './postpaidAccount.ts'

/** What is owed, what may be, what should have been paid, and what running checks hold. */
export const PostpaidStats = ({ account }: PostpaidAccountProps) => {
  const text = useTexts('adminPostpaid')
  const month = useMonth()
  const { outstandingPaise, creditLimitPaise: limit, duePaise, statement, wallets } = account
  const left = limit === null ? null : Math.max(0, limit - outstandingPaise)
  const held = wallets.reduce((sum, { heldPaise }) => sum + heldPaise, 0)
  return (
    <div className={styles.figures}>
      <StatCard
        label={text('outstanding.title')}
        figure={formatPaise(outstandingPaise)}
        note={text('outstanding.all')}
      />
      <StatCard
        label={text('due.title')}
        figure={formatPaise(duePaise)}
        note={duePaise > 0 && statement ? text('due.of', { month: month(statement.month) }) : text('due.none')}
      />
      <StatCard
        label={text('limit.title')}
        figure={limit === null ? text('noLimit') : formatPaise(limit)}
        note={left === null ? text('limit.unlimited') : text('limit.left', { amount: formatPaise(left) })}
      />
      <StatCard label={text('held.title')} figure={formatPaise(held)} note={text('held.detail')} />
    </div>
  )
}
