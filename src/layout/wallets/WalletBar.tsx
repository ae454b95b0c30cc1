import { useNotify } from 'react-admin'
import { WalletCard } from '../../components/WalletCard.tsx'
import { useShellText } from '../../i18n/useShellText.ts'
import { useWallets, type Wallet } from './useWallets.ts'
import styles from './WalletBar.module.css'

/** The wallets with their refresh; a postpaid account sees 'Current Outstanding' alone (A34). */
export const WalletBar = () => {
  const { wallets, outstanding } = useWallets()
  return (
    <div className={styles.bar}>
      {outstanding ? (
        <Card name="outstanding" wallet={outstanding} />
      ) : (
        wallets.map(wallet => <Card key={wallet.kind} name={wallet.kind} wallet={wallet} />)
      )}
    </div>
  )
}

const Card = ({ name, wallet }: { name: Wallet['kind'] | 'outstanding'; wallet: Omit<Wallet, 'kind'> }) => {
  const text = useShellText()
  const notify = useNotify()
  const label = text(`wallet.${name}`)

  /** Each refresh has its own notice (A36). */
  const refresh = async () => {
    if (await wallet.refresh()) notify(`shell.wallet.refreshed.${name}`, { type: 'success' })
    else notify('shell.wallet.failed', { type: 'error', messageArgs: { name: label } })
  }

  return (
    <WalletCard
      name={label}
      paise={wallet.paise}
      loading={wallet.loading}
      low={wallet.low}
      onRefresh={() => void refresh()}
    />
  )
}
