import { Skeleton } from '@mui/material'
import { Money } from '../../components/Money.tsx'
import { SegmentedControl } from '../../components/SegmentedControl.tsx'
import { useTexts } from '../../i18n/useTexts.ts'
import type { FundableWallet } from '../fundableWallet.ts'
import type { WalletBalance } from '../useWallets.ts'
import styles from './TopUp.module.css'

interface WalletChoiceProps {
  /** Those to choose from. */
  wallets: readonly WalletBalance[]
  wallet: FundableWallet
  onChange: (wallet: FundableWallet) => void
}

/** Which wallet, and what is in it, or owed on it, now. */
export const WalletChoice = ({ wallets, wallet, onChange }: WalletChoiceProps) => {
  const text = useTexts('addBalance')
  const shell = useTexts('shell')
  const shown = wallets.find(({ kind }) => kind === wallet)
  const options = wallets.map(({ kind }) => ({ value: kind as FundableWallet, label: shell(`wallet.${kind}`) }))
  return (
    <div className={styles.field}>
      <span className={styles.label}>{text('amount.wallet')}</span>
      {options.length > 1 && (
        <SegmentedControl
          fullWidth
          label={text('amount.wallet')}
          value={wallet}
          options={options}
          onChange={onChange}
        />
      )}
      <span className={styles.now}>
        {options.length === 1 && <b>{options[0]?.label}</b>}
        {text(shown?.postpaid ? 'amount.owed' : 'amount.now')}{' '}
        {shown?.paise === undefined ? <Skeleton width={84} /> : <Money paise={shown.paise} strong />}
      </span>
    </div>
  )
}
