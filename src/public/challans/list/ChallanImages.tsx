import { ImageOff } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '../../../i18n/useTexts.ts'
import { Sheet } from '../shared/Sheet.tsx'
import styles from './ChallanImages.module.css'

interface ChallanImagesProps {
  images: readonly string[]
  onClose: () => void
}

/** The images of a challan (A87). */
export const ChallanImages = ({ images, onClose }: ChallanImagesProps) => {
  const text = useTexts('publicChallanList')
  return (
    <Sheet look="modal" title={text('images.title')} close={text('images.close')} onClose={onClose}>
      {images.map((address, index) => (
        <Picture key={address} address={address} number={index + 1} />
      ))}
    </Sheet>
  )
}

const Picture = ({ address, number }: { address: string; number: number }) => {
  const text = useTexts('publicChallanList')
  const [failed, setFailed] = useState(false)
  return (
    <figure className={styles.picture}>
      <figcaption>{text('images.one', { number })}</figcaption>
      {failed ? (
        <p role="status">
          <ImageOff size={20} aria-hidden="true" /> {text('images.failed', { number })}
        </p>
      ) : (
        <img src={address} alt={text('images.one', { number })} onError={() => setFailed(true)} />
      )}
    </figure>
  )
}
