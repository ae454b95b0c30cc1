import { Menu, MenuItem, Skeleton, useMediaQuery } from '@mui/material'
import { ChevronDown, IndianRupee, Plus, RefreshCw } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { useNotify } from 'react-admin'
import { useLocation } from 'react-router-dom'
import { paths } from '../../contracts/platform/paths.ts'
import { Money } from '../components/Money.tsx'
import { WalletCard } from '../components/WalletCard.tsx'
import { useTexts } from '../i18n/useTexts.ts'
import { isFundable } from './fundableWallet.ts'
import { pendingPurpose } from './topUp/pendingPayment.ts'
import { useFundingDialog } from './useFundingDialog.tsx'
import { useWallets, type WalletBalance } from './useWallets.ts'
import styles from './Wallets.module.css'

/** The wallets with refresh and add balance. A postpaid account has only 'Current Outstanding', which it can pay (A34). */
export const WalletBar = () => {
  const text = useTexts('shell')
  const { wallets, outstanding } = useWallets()
  const { pathname } = useLocation()
  // Continues a payment after a reload. The list of orders checks its orders itself.
  const { allowed, open, dialog } = useFundingDialog(() => (pathname === paths.myOrders ? null : pendingPurpose()))
  const addTo = (kind: WalletBalance['kind']) => (allowed && isFundable(kind) ? { onAdd: () => open(kind) } : {})
  const pay = allowed ? { onAdd: () => open('outstanding'), addLabel: text('wallet.pay') } : {}
  return (
    <div className={styles.bar}>
      {outstanding ? (
        <Card name="outstanding" wallet={outstanding} {...pay} />
      ) : (
        wallets.map(wallet => <Card key={wallet.kind} name={wallet.kind} wallet={wallet} {...addTo(wallet.kind)} />)
      )}
      {dialog}
    </div>
  )
}

interface CardProps {
  name: WalletBalance['kind'] | 'outstanding'
  wallet: Omit<WalletBalance, 'kind'>
  onAdd?: () => void
  addLabel?: string
}

/** From 900 to 1199 px only name and amount fit, so the buttons are in a menu. */
const Card = ({ name, wallet: { paise, loading, low, refresh }, ...add }: CardProps) => {
  const text = useTexts('shell')
  const label = text(`wallet.${name}`)
  const narrow = useMediaQuery('(min-width:900px) and (max-width:1199.95px)')
  const onRefresh = useRefreshBalance(name, label, refresh)
  const Shown = narrow ? WalletMenuCard : WalletCard
  return (
    <div className={styles.card} data-tour={`${name}Wallet`}>
      <Shown name={label} paise={paise} loading={loading} low={low} onRefresh={onRefresh} {...add} />
    </div>
  )
}

/** Reloads the balance; each wallet has its own message (A36). */
function useRefreshBalance(
  name: WalletBalance['kind'] | 'outstanding',
  label: string,
  refresh: WalletBalance['refresh'],
) {
  const notify = useNotify()
  const run = async () => {
    if (await refresh()) notify(`shell.wallet.refreshed.${name}`, { type: 'success' })
    else notify('shell.wallet.failed', { type: 'error', messageArgs: { name: label } })
  }
  return () => void run()
}

/** A wallet's name and amount on a button that opens its menu. */
const WalletMenuCard = (props: ComponentProps<typeof WalletCard>) => {
  const { name, paise, loading, low, onRefresh, onAdd, addLabel } = props
  const text = useTexts('shell')
  const words = useTexts('components')
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const run = (act: (() => void) | undefined) => () => {
    setAnchor(null)
    act?.()
  }
  return (
    <>
      <button
        type="button"
        className={styles.menuCard}
        data-low={low || undefined}
        aria-busy={loading}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={event => setAnchor(event.currentTarget)}
      >
        <span>
          <span className={styles.menuCardName}>{low ? words('wallet.low', { name }) : name}</span>
          {loading || paise === undefined ? (
            <>
              <Skeleton width={84} height={12} className={styles.amount} />
              <span className="hidden-text">{words('wallet.loading', { name })}</span>
            </>
          ) : (
            <span className={styles.amount}>
              <Money paise={paise} strong />
            </span>
          )}
        </span>
        <ChevronDown size={14} aria-hidden="true" />
      </button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)} aria-label={name}>
        <MenuItem onClick={run(onRefresh)}>
          <RefreshCw aria-hidden="true" /> {text('wallet.refresh')}
        </MenuItem>
        {onAdd && (
          <MenuItem onClick={run(onAdd)}>
            {addLabel ? <IndianRupee aria-hidden="true" /> : <Plus aria-hidden="true" />}{' '}
            {addLabel ?? text('wallet.add')}
          </MenuItem>
        )}
      </Menu>
    </>
  )
}
