import { Popover } from '@mui/material'
import { ChevronDown, Wallet } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { paths } from '../../contracts/platform/paths.ts'
import { Money } from '../components/Money.tsx'
import { useTexts } from '../i18n/useTexts.ts'
import { useWallets } from './useWallets.ts'
import { WalletBar } from './WalletBar.tsx'
import styles from './Wallets.module.css'

/**
 * On a phone, pages other than the dashboard show one button with the wallet in use. Checks in the console use the product wallet (A117).
 * The debt of a postpaid account is labelled (A34), because it would otherwise look like a balance.
 */
export const WalletButton = () => {
  const text = useTexts('shell')
  const { pathname } = useLocation()
  const { wallets, outstanding } = useWallets()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const shown = outstanding ?? wallets.find(({ kind }) => kind === 'product')
  if (pathname === paths.dashboard || shown?.paise === undefined) return null
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={event => setAnchor(event.currentTarget)}
      >
        {!outstanding && <Wallet size={16} aria-hidden="true" />}
        <span className={styles.words}>
          <span className={outstanding ? styles.name : 'hidden-text'}>
            {text(outstanding ? 'wallet.outstanding' : 'wallet.product')}
          </span>{' '}
          <Money paise={shown.paise} strong />
        </span>
        <span className="hidden-text">{text('wallet.choose')}</span>
        <ChevronDown size={14} aria-hidden="true" />
      </button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': text('wallet.title'), className: styles.paper } }}
      >
        <WalletBar />
      </Popover>
    </>
  )
}
