import { useEffect, useRef } from 'react'
import type { LivenessStep } from '../../../../contracts/faces/liveness.ts'
import { livenessStepTexts } from '../../../../contracts/products/livenessTexts.ts'
import { useLocale } from '../../../i18n/locale.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import styles from './SelfieStep.module.css'

interface TakenPicturesProps {
  pictures: readonly { id: string; picture: File }[]
  steps: readonly LivenessStep[]
}

/** The pictures that were taken, each with what was asked. The button that took the last one is gone, so that what to do now gets the focus. */
export const TakenPictures = ({ pictures, steps }: TakenPicturesProps) => {
  const text = useTexts('publicCase')
  const locale = useLocale()
  const words = useRef<HTMLParagraphElement>(null)
  useEffect(() => words.current?.focus(), [])
  return (
    <>
      <p tabIndex={-1} ref={words}>
        {text('selfie.taken')}
      </p>
      <ol className={styles.taken}>
        {pictures.map(({ id, picture }, at) => (
          <li key={id}>
            <Picture file={picture} />
            {livenessStepTexts[steps[at] ?? 'straight'].label[locale]}
          </li>
        ))}
      </ol>
    </>
  )
}

/** The words beside it say what it shows. */
const Picture = ({ file }: { file: File }) => {
  const image = useRef<HTMLImageElement>(null)
  useEffect(() => {
    const url = URL.createObjectURL(file)
    if (image.current) image.current.src = url
    return () => URL.revokeObjectURL(url)
  }, [file])
  return <img ref={image} alt="" />
}
