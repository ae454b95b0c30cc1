import { Checkbox, Link } from '@mui/material'
import { CalendarDays, FileText, Image, MapPin } from 'lucide-react'
import { memo, useId, useState } from 'react'
import type { Challan } from '../../../../contracts/challans/challanFields.ts'
import { toPaise } from '../../../../contracts/platform/money.ts'
import { CopyButton } from '../../../components/CopyButton.tsx'
import { Money } from '../../../components/Money.tsx'
import { ToneChip } from '../../../components/ToneChip.tsx'
import { useDateFormats } from '../../../i18n/dates.ts'
import { useOffences } from '../../../i18n/useOffences.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { ChallanImagesDialog } from '../../../resources/challanOrders/ChallanImagesDialog.tsx'
import { ChallanRouteChip } from '../../../resources/challanOrders/chips.tsx'
import styles from './Payment.module.css'

interface ChallanCardProps {
  challan: Challan
  selected?: boolean
  /** Undefined for a card without a checkbox. */
  onToggle?: (challanNo: string) => void
}

/** One challan. Memoised because a vehicle may have hundreds. */
export const ChallanCard = memo(({ challan, selected = false, onToggle }: ChallanCardProps) => {
  const text = useTexts('challanTool')
  const { day } = useDateFormats()
  const titleId = useId()
  const { one } = useOffences()
  const { challanNo, status, route, detailsViolation, datePayment } = challan
  return (
    <li className={styles.card} data-selected={selected || undefined} aria-labelledby={titleId}>
      {onToggle && (
        <Checkbox
          checked={selected}
          onChange={() => onToggle(challanNo)}
          slotProps={{ input: { 'aria-label': text('payment.select', { number: challanNo }) } }}
        />
      )}
      <div className={styles.body}>
        <div className={styles.title}>
          <div id={titleId}>
            {detailsViolation.map(one).map(({ offence, section }) => (
              <p key={offence} className={styles.offence}>
                <strong>{offence}</strong>
                {section && <span>{text('payment.section', { section })}</span>}
              </p>
            ))}
          </div>
          <Money paise={toPaise(challan.amountChallan)} strong />
        </div>
        <div className={styles.chips}>
          <ChallanRouteChip route={route} />
          <ToneChip tone={datePayment ? 'success' : 'neutral'} label={status} />
          <span>{challan.nameViolator ?? challan.nameOwner}</span>
          <span>{text(`routeDetail.${route}`)}</span>
        </div>
        <div className={styles.meta}>
          <span>
            <FileText size={14} aria-hidden="true" />
            <span className="mono">{challanNo}</span>
            <CopyButton value={challanNo} name={text('payment.number')} />
          </span>
          <span>
            <CalendarDays size={14} aria-hidden="true" />
            {text('payment.issued')} {day(challan.dateChallan)}
          </span>
          {challan.locationChallan && (
            <span>
              <MapPin size={14} aria-hidden="true" />
              {challan.locationChallan}
            </span>
          )}
          {datePayment && (
            <span>
              {text('payment.paidOn')} {day(datePayment)}
            </span>
          )}
        </div>
        <div className={styles.last}>
          <ImagesLink challan={challan} />
          <span>{text('payment.source', { source: challan.challan_search_source })}</span>
        </div>
      </div>
    </li>
  )
})

/** Present only if there are images (A87). */
const ImagesLink = ({ challan: { imagesChallan } }: { challan: Challan }) => {
  const text = useTexts('challanTool')
  const [open, setOpen] = useState(false)
  if (imagesChallan.length === 0) return null
  return (
    <>
      <Link component="button" type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Image size={14} aria-hidden="true" />
        {text('payment.image')}
      </Link>
      {open && (
        <ChallanImagesDialog
          images={imagesChallan.map((url, index) => ({ url, name: text('payment.imageOf', { number: index + 1 }) }))}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
