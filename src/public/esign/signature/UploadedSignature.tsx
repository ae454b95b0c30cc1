import { ImageUp } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '../../../i18n/useTexts.ts'
import { pictureOfFile } from './pictures.ts'
import styles from './Signature.module.css'

interface UploadedSignatureProps {
  onDraw: (image: string | null) => void
}

/** A photo or scan of a signature on paper. */
export const UploadedSignature = ({ onDraw }: UploadedSignatureProps) => {
  const text = useTexts('publicEsign')
  const [image, setImage] = useState<string | null>(null)
  const [problem, setProblem] = useState('')

  const take = async (file: File) => {
    setProblem('')
    const made = await pictureOfFile(file).catch(() => undefined)
    if (made === undefined) setProblem(text('signature.notPicture'))
    if (made === null) setProblem(text('signature.noInk'))
    setImage(made ?? null)
    onDraw(made ?? null)
  }

  return (
    <div className={styles.typed}>
      <label className={styles.upload}>
        <ImageUp size={22} strokeWidth={1.75} aria-hidden="true" />
        {text('signature.choose')}
        <input
          type="file"
          accept="image/png,image/jpeg,image/webp"
          onChange={({ target }) => {
            const [file] = target.files ?? []
            // The same file may be chosen again.
            target.value = ''
            if (file) void take(file)
          }}
        />
      </label>
      <p role="alert">{problem}</p>
      {image && (
        <div className={styles.preview}>
          <img src={image} alt={text('signature.preview')} />
        </div>
      )}
    </div>
  )
}
