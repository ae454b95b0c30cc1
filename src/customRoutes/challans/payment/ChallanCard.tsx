import { Checkbox, Link } from '@mui/material'
import { CalendarDays, FileText, Image, ImageOff, MapPin } from 'lucide-react'
import { memo, useId, useState } from 'react'
import type { Challan } from '../../../../contracts/calls/challanFields.ts'
import { toPaise } from '../../../../contracts/money.ts'
import { CopyButton } from '../../../components/CopyButton.tsx'
import { Money } from '../../../components/Money.tsx'
import { Dialog } from '../../../components/plain/Dialog.tsx'
import { ToneChip } from '../../../components/ToneChip.tsx'
import { useDateFormats } from '../../../i18n/dates.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
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
            {detailsViolation.map(({ offence, section }) => (
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
      {open && <ChallanImagesDialog images={imagesChallan} onClose={() => setOpen(false)} />}
    </>
  )
}

/** The camera's images. A click on the backdrop closes the dialog (A87). */
const ChallanImagesDialog = ({ images, onClose }: { images: readonly string[]; onClose: () => void }) => {
  const text = useTexts('challanTool')
  return (
    <Dialog title={text('payment.images')} close={text('payment.close')} onClose={onClose}>
      <div className={styles.images}>
        {images.map((url, index) => (
          <Picture key={url} url={url} name={text('payment.imageOf', { number: index + 1 })} />
        ))}
      </div>
    </Dialog>
  )
}

const Picture = ({ url, name }: { url: string; name: string }) => {
  const text = useTexts('challanTool')
  const [failed, setFailed] = useState(false)
  return (
    <figure>
      {failed ? (
        <div className={styles.noImage}>
          <ImageOff aria-hidden="true" />
          {text('payment.imageFailed')}
        </div>
      ) : (
        <img src={url} alt={name} onError={() => setFailed(true)} />
      )}
      <figcaption>{name}</figcaption>
    </figure>
  )
}
