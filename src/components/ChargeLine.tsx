import { Link } from '@mui/material'
import { useTexts } from '../i18n/useTexts.ts'
import styles from './ChargeLine.module.css'
import { Money } from './Money.tsx'
import { PriceBreakdown, type PriceBreakdownLine } from './PriceBreakdown.tsx'
import { Section } from './Section.tsx'

interface ChargeLineProps {
  lines: PriceBreakdownLine[]
  /** The wallet's name in the reader's language. */
  wallet: string
  /** The amount charged, in paise. Zero is shown too. */
  totalPaise: number
  balanceAfterPaise?: number
  /** Why nothing was charged: "Source unavailable". */
  reason?: string
  ledgerHref?: string
}

/** What a finished call was charged, and to which wallet. */
export const ChargeLine = ({ lines, wallet, totalPaise, balanceAfterPaise, reason, ledgerHref }: ChargeLineProps) => {
  const text = useTexts('components')
  const label = totalPaise === 0 ? text('charge.notCharged') : text('charge.taken', { wallet })
  return (
    <Section
      title={text('charge.title')}
      aside={ledgerHref && <Link href={ledgerHref}>{text('charge.ledgerEntry')}</Link>}
    >
      <PriceBreakdown lines={lines} total={{ label, paise: totalPaise }} />
      {reason && <p className={styles.after}>{reason}</p>}
      {balanceAfterPaise !== undefined && (
        <p className={styles.after}>
          {text('charge.balanceAfter')} <Money paise={balanceAfterPaise} />
        </p>
      )}
    </Section>
  )
}
