import { Button } from '@mui/material'
import { useState } from 'react'
import type { TopUpWallet } from '../../../../contracts/money/topUp.ts'
import type { PostpaidCustomerDetail } from '../../../../contracts/resources/postpaidCustomer.ts'
import { Money } from '../../../components/Money.tsx'
import { lazyPage } from '../../../components/plain/lazyPage.ts'
import { Section } from '../../../components/Section.tsx'
import { useTexts } from '../../../i18n/useTexts.ts'
import { NearLimitChip } from '../cells.tsx'
import type { WalletDialogProps } from './LimitDialog.tsx'
import styles from './PostpaidCustomer.module.css'

const LimitDialog = lazyPage<WalletDialogProps>(() => import('./LimitDialog.tsx'))
const SettleDialog = lazyPage<WalletDialogProps>(() => import('./SettleDialog.tsx'))

type Wallet = PostpaidCustomerDetail['wallets'][number]

/** Postpaid wallets with limits and actions. The challan wallet has neither a limit nor manual settlement. */
export const PostpaidWallets = ({ account }: { account: PostpaidCustomerDetail }) => {
  const text = useTexts('adminPostpaid')
  const [open, setOpen] = useState<{ dialog: 'limit' | 'settle'; kind: TopUpWallet } | null>(null)
  const wallet = account.wallets.find(({ kind }) => kind === open?.kind)
  const Dialog = open?.dialog === 'limit' ? LimitDialog : SettleDialog
  return (
    <Section flush title={text('wallets.title')}>
      <ul className={styles.wallets}>
        {account.wallets.map(one => (
          <WalletRow key={one.kind} wallet={one} onOpen={(dialog, kind) => setOpen({ dialog, kind })} />
        ))}
      </ul>
      {open && wallet && (
        <Dialog userId={account.id} wallet={{ ...wallet, kind: open.kind }} onClose={() => setOpen(null)} />
      )}
    </Section>
  )
}

interface WalletRowProps {
  wallet: Wallet
  onOpen: (dialog: 'limit' | 'settle', kind: TopUpWallet) => void
}

const WalletRow = ({ wallet, onOpen }: WalletRowProps) => {
  const text = useTexts('adminPostpaid')
  const admin = useTexts('admin')
  const { kind, outstandingPaise, creditLimitPaise: limit } = wallet
  const name = admin(`users.wallet.${kind}`)
  const share = limit === null ? null : limit === 0 ? 100 : Math.floor((outstandingPaise / limit) * 100)
  return (
    <li>
      <div className={styles.walletHead}>
        <b>{name}</b>
        {share !== null && share >= 80 && <NearLimitChip />}
      </div>
      <dl className={styles.sums}>
        <div>
          <dt>{text('wallets.outstanding')}</dt>
          <dd>
            <Money paise={outstandingPaise} strong />
          </dd>
        </div>
        <div>
          <dt>{text('wallets.limit')}</dt>
          <dd>
            {limit === null ? text('noLimit') : <Money paise={limit} />}
            {share !== null && <span className={`num ${styles.share}`}>{text('wallets.used', { share })}</span>}
          </dd>
        </div>
      </dl>
      {kind !== 'challan' && (
        <div className={styles.acts}>
          <Button
            variant="outlined"
            size="small"
            aria-label={text('wallets.changeLimitOf', { wallet: name })}
            onClick={() => onOpen('limit', kind)}
          >
            {text('wallets.changeLimit')}
          </Button>
          {outstandingPaise > 0 && (
            <Button
              variant="outlined"
              size="small"
              aria-label={text('wallets.settleOf', { wallet: name })}
              onClick={() => onOpen('settle', kind)}
            >
              {text('wallets.settle')}
            </Button>
          )}
        </div>
      )}
    </li>
  )
}
