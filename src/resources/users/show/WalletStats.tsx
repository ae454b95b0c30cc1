import type { WalletKind } from '../../../../contracts/codes.ts'
import { formatCount, formatPaise } from '../../../../contracts/money.ts'
import type { AdminUserDetail } from '../../../../contracts/resources/adminUser.ts'
import { StatCard } from '../../../components/StatCard.tsx'
import { useTexts } from '../../../i18n/useTexts.ts'
import styles from './UserPage.module.css'

const order = ['api', 'product', 'challan'] as const satisfies WalletKind[]

/** What is there, what of it is held, and what was spent. */
export const WalletStats = ({ user }: { user: AdminUserDetail }) => {
  const text = useTexts('admin')
  return (
    <div className={styles.wallets}>
      {order.map(kind => {
        const wallet = user.wallets.find(one => one.kind === kind)
        return (
          <StatCard
            key={kind}
            label={text(`users.wallet.${kind}`)}
            figure={formatPaise(wallet?.availablePaise ?? 0)}
            note={text('users.wallet.held', { amount: formatPaise(wallet?.heldPaise ?? 0) })}
          />
        )
      })}
      <StatCard
        label={text('users.spend.title', { days: user.callsByDay.length })}
        figure={formatPaise(user.spendPaise)}
        note={text('users.spend.calls', { count: formatCount(user.calls) })}
      />
    </div>
  )
}
