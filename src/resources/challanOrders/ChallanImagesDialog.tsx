import { ImageOff } from 'lucide-react'
import { useState } from 'react'
import { Dialog } from '../../components/plain/Dialog.tsx'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './ChallanImagesDialog.module.css'

interface ChallanImagesDialogProps {
  images: readonly Picture[]
  /** In place of images, if there are none. */
  none?: string
  onClose: () => void
}

interface Picture {
  url: string
  name: string
}

/** The camera's images. A click on the backdrop closes the dialog (A87). */
export const ChallanImagesDialog = ({ images, none, onClose }: ChallanImagesDialogProps) => {
  const text = useTexts('challanTool')
  return (
    <Dialog title={text('payment.images')} close={text('payment.close')} onClose={onClose}>
      <div className={styles.images}>
        {images.length === 0 && none}
        {images.map(one => (
          <Figure key={one.url} {...one} />
        ))}
      </div>
    </Dialog>
  )
}

const Figure = ({ url, name }: Picture) => {
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
