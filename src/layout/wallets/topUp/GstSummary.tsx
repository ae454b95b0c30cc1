import { Link } from '@mui/material'
import { useTexts } from '../../../i18n/useTexts.ts'
import styles from './TopUp.module.css'
import type { GstDetails } from './useGst.ts'

/** What the first step has settled, and the way back to it. */
export const GstSummary = ({ gst, onChange }: { gst: GstDetails; onChange: () => void }) => {
  const text = useTexts('addBalance')
  return (
    <p className={styles.gst}>
      {gst.gstinNumber ? (
        <span>
          {text('gst.on')} <span className="mono">{gst.gstinNumber}</span>
        </span>
      ) : (
        <span>{text('gst.without')}</span>
      )}
      <Link component="button" type="button" onClick={onChange}>
        {text('gst.change')}
      </Link>
    </p>
  )
}
