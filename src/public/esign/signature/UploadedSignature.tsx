import { ImageUp } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTexts } from '../../../i18n/useTexts.ts'
import { FileChoice } from './FileChoice.tsx'
import { type DrawnPicture, pictureOfFile } from './pictures.ts'
import styles from './Signature.module.css'

interface UploadedSignatureProps {
  onDraw: (image: DrawnPicture) => void
}

/** A photo or scan of a signature on paper. */
export const UploadedSignature = ({ onDraw }: UploadedSignatureProps) => {
  const text = useTexts('publicEsign')
  const [image, setImage] = useState<string | null>(null)
  const [problem, setProblem] = useState('')
  /** Counts the choices: a picture that comes after another choice, or another way to sign, is left. */
  const choices = useRef(0)
  useEffect(
    () => () => {
      choices.current += 1
    },
    [],
  )

  const take = async (file: File) => {
    choices.current += 1
    const choice = choices.current
    setProblem('')
    onDraw(undefined)
    const made = await pictureOfFile(file).catch(() => undefined)
    if (choice !== choices.current) return
    if (made === undefined) setProblem(text('signature.notPicture'))
    if (made === null) setProblem(text('signature.noInk'))
    setImage(made ?? null)
    onDraw(made ?? null)
  }

  return (
    <div className={styles.typed}>
      <FileChoice
        icon={ImageUp}
        words={text('signature.choose')}
        accept="image/png,image/jpeg,image/webp"
        onFile={file => void take(file)}
      />
      <p role="alert">{problem}</p>
      {image && (
        <div className={styles.preview}>
          <img src={image} alt={text('signature.preview')} />
        </div>
      )}
    </div>
  )
}
