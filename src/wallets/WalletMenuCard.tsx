import { Menu, MenuItem, Skeleton } from '@mui/material'
import { ChevronDown, IndianRupee, Plus, RefreshCw } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { Money } from '../components/Money.tsx'
import type { WalletCard } from '../components/WalletCard.tsx'
import { useTexts } from '../i18n/useTexts.ts'
import styles from './Wallets.module.css'

/** A wallet's name and amount on a button that opens its menu. */
export const WalletMenuCard = (props: ComponentProps<typeof WalletCard>) => {
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
