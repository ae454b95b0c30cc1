import { ImageOff } from 'lucide-react'
import { useState } from 'react'
import { Dialog } from '../../../components/plain/Dialog.tsx'
import { useTexts } from '../../../i18n/useTexts.ts'
import styles from './ChallanImagesDialog.module.css'

/** The camera's pictures; a press on the backdrop closes (A87). */
export const ChallanImagesDialog = ({ images, onClose }: { images: readonly string[]; onClose: () => void }) => {
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
