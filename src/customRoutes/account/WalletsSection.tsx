import { Link as Anchor, Skeleton } from '@mui/material'
import { ChevronRight, TriangleAlert } from 'lucide-react'
import { Link } from 'react-router-dom'
import { paths, statementPath } from '../../../contracts/platform/paths.ts'
import { receivedPayment } from '../../../contracts/resources/receivedPayment.ts'
import { Money } from '../../components/Money.tsx'
import { Section } from '../../components/Section.tsx'
import { ToneChip } from '../../components/ToneChip.tsx'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { AddBalanceLink } from '../../wallets/AddBalanceLink.tsx'
import { BonusNote } from '../../wallets/BonusNote.tsx'
import { isFundable } from '../../wallets/fundableWallet.ts'
import { useWallets, type WalletBalance } from '../../wallets/useWallets.ts'
import styles from './Account.module.css'

/** Wallets, each linked to its entries. Postpaid accounts have one amount instead (A34). */
export const WalletsSection = () => {
  const text = useTexts('account')
  const shell = useTexts('shell')
  const locale = useLocale()
  const { wallets, outstanding } = useWallets()
  const owing = wallets.flatMap(({ kind, postpaid }) => (postpaid && isFundable(kind) ? [kind] : []))[0]
  return (
    <Section
      title={text('wallets')}
      aside={
        <span className={styles.ways}>
          <Anchor component={Link} to={paths.myOrders}>
            {text('orders')}
          </Anchor>
          <Anchor component={Link} to={paths.receivedPayments}>
            {receivedPayment.words?.title[locale]}
          </Anchor>
          <Anchor component={Link} to={paths.walletStatement}>
            {text('allEntries')}
          </Anchor>
        </span>
      }
    >
      <div className={styles.wallets}>
        {outstanding ? (
          <div className={styles.walletBox}>
            <WalletTile name={shell('wallet.outstanding')} wallet={outstanding} to={paths.walletStatement} />
            {owing && <AddBalanceLink wallet={owing} />}
          </div>
        ) : (
          wallets.map(wallet => (
            <div key={wallet.kind} className={styles.walletBox}>
              <WalletTile name={shell(`wallet.${wallet.kind}`)} wallet={wallet} to={statementPath(wallet.kind)} />
              {isFundable(wallet.kind) && <AddBalanceLink wallet={wallet.kind} named />}
            </div>
          ))
        )}
      </div>
      <BonusNote />
    </Section>
  )
}

interface WalletTileProps {
  name: string
  wallet: Omit<WalletBalance, 'kind'>
  to: string
}

const WalletTile = ({ name, wallet: { paise, low }, to }: WalletTileProps) => {
  const text = useTexts('account')
  return (
    <Link className={styles.wallet} to={to}>
      <span className={styles.walletName}>
        {name}
        {low && <ToneChip tone="warning" icon={TriangleAlert} label={text('low')} />}
      </span>
      <span className={styles.amount}>
        {paise === undefined ? <Skeleton width={112} height={20} /> : <Money paise={paise} />}
      </span>
      <span className={styles.more}>
        {text('statement')} <ChevronRight size={14} aria-hidden="true" />
      </span>
    </Link>
  )
}
