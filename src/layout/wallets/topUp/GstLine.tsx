import { Link } from '@mui/material'
import styles from './TopUp.module.css'
import { useTopUpText } from './texts.ts'
import type { Gst } from './useGst.ts'

/** What the first step has settled, and the way back to it. */
export const GstLine = ({ gst, onChange }: { gst: Gst; onChange: () => void }) => {
  const text = useTopUpText()
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
