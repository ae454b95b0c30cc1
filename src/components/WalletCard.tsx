import { IconButton, Skeleton } from '@mui/material'
import { IndianRupee, Plus, RefreshCw } from 'lucide-react'
import { useTexts } from '../i18n/useTexts.ts'
import { Money } from './Money.tsx'
import styles from './WalletCard.module.css'

interface WalletCardProps {
  name: string
  /** Integer paise; undefined before the first answer. */
  paise: number | undefined
  loading?: boolean
  low?: boolean
  onRefresh?: () => void
  /** The challan wallet has no such button (A33). */
  onAdd?: () => void
  /** The button's label if it pays a debt instead of adding balance; it then has no plus sign. */
  addLabel?: string
}

/** A wallet's balance. A postpaid account has one card, "Current Outstanding" (A34). */
export const WalletCard = ({
  name,
  paise,
  loading = false,
  low = false,
  onRefresh,
  onAdd,
  addLabel,
}: WalletCardProps) => {
  const text = useTexts('components')
  return (
    <div className={styles.card} data-low={low || undefined} aria-busy={loading}>
      <div className={styles.words}>
        <span>{low ? text('wallet.low', { name }) : name}</span>
        {loading || paise === undefined ? (
          <>
            <Skeleton width={84} height={12} />
            <span className="hidden-text">{text('wallet.loading', { name })}</span>
          </>
        ) : (
          <Money paise={paise} strong />
        )}
      </div>
      {onRefresh && (
        <IconButton
          aria-label={text('wallet.refresh', { name })}
          // Not disabled while it loads, because that would lose the focus.
          aria-disabled={loading || undefined}
          onClick={loading ? undefined : onRefresh}
        >
          <RefreshCw className={loading ? styles.turning : undefined} aria-hidden="true" />
        </IconButton>
      )}
      {onAdd && (
        <IconButton className={styles.add} aria-label={addLabel ?? text('wallet.add', { name })} onClick={onAdd}>
          {addLabel ? <IndianRupee aria-hidden="true" /> : <Plus aria-hidden="true" />}
        </IconButton>
      )}
    </div>
  )
}
