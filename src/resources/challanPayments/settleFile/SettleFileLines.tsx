import { Link } from 'react-router-dom'
import type { z } from 'zod'
import type { applySettlements, SettlementOutcome } from '../../../../contracts/calls/challanSettlements.ts'
import { paths, withId } from '../../../../contracts/platform/paths.ts'
import { Money } from '../../../components/Money.tsx'
import { ToneChip } from '../../../components/ToneChip.tsx'
import type { Tone } from '../../../components/tone.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import styles from './SettleFile.module.css'

type Reply = z.output<typeof applySettlements.reply>

const tones: Partial<Record<SettlementOutcome, Tone>> = {
  ready: 'info',
  settled: 'success',
  already: 'neutral',
  failed: 'danger',
}

interface SettleFileLinesProps {
  reply: Reply
  isApplied: boolean
}

/** What becomes of each line of the file, and why. */
export const SettleFileLines = ({ reply: { lines }, isApplied }: SettleFileLinesProps) => {
  const text = useTexts('adminChallans')
  const good = lines.filter(({ outcome }) => outcome === (isApplied ? 'settled' : 'ready')).length
  const already = lines.filter(({ outcome }) => outcome === 'already').length
  const left = lines.length - good - already
  return (
    <>
      <p role="status" className={styles.lead}>
        {text(isApplied ? 'file.settled' : 'file.ready', { smart_count: good })}{' '}
        {already > 0 && text('file.already', { smart_count: already })}{' '}
        {left > 0 && text('file.left', { smart_count: left })}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard has to reach it. */}
      <div className={styles.scroller} tabIndex={0} role="group" aria-label={text('file.lines')}>
        <table>
          <thead>
            <tr>
              <th scope="col">{text('file.line')}</th>
              <th scope="col">{text('file.challan')}</th>
              <th scope="col">{text('file.order')}</th>
              <th scope="col">{text('file.receipt')}</th>
              <th scope="col">{text('file.fine')}</th>
              <th scope="col">{text('file.outcome')}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ line, challanNo, receiptNo, orderId, number, amountPaise, outcome, message }) => (
              <tr key={line}>
                <td className="num">{line}</td>
                <td className="mono">{challanNo || '-'}</td>
                <td className="mono">
                  {orderId ? <Link to={withId(paths.adminBatchChallanDetails, orderId)}>{number}</Link> : '-'}
                </td>
                <td className="mono">{receiptNo || '-'}</td>
                <td>{amountPaise === null ? '-' : <Money paise={amountPaise} />}</td>
                <td>
                  <ToneChip tone={tones[outcome] ?? 'warning'} label={text(`file.outcomes.${outcome}`)} /> {message}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}
