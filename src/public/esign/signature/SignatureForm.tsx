import { useCallback, useEffect, useRef, useState } from 'react'
import { Button } from '../../../components/plain/Button.tsx'
import { useTexts } from '../../../i18n/useTexts.ts'
import type { Picture, PictureKind } from '../signing/answers.ts'
import { DrawPad } from './DrawPad.tsx'
import styles from './Signature.module.css'
import { TypedSignature } from './TypedSignature.tsx'
import { initialsOf } from './typedPicture.ts'
import { UploadedSignature } from './UploadedSignature.tsx'

const ways = ['typed', 'drawn', 'uploaded'] as const satisfies readonly Picture['source'][]

interface SignatureFormProps {
  kind: PictureKind
  /** The recipient's. */
  name: string
  /** What was made before, which can be used again. */
  made: Picture | null
  onUse: (picture: Picture) => void
}

/** Makes a signature or initials: typed, drawn or from a photo. */
export const SignatureForm = ({ kind, name, made, onUse }: SignatureFormProps) => {
  const text = useTexts('publicEsign')
  const [isAgain, setAgain] = useState(made !== null)
  const [way, setWay] = useState<Picture['source']>('typed')
  const [image, setImage] = useState<string | null>(null)
  const [isMissing, setMissing] = useState(false)
  const use = useRef<HTMLButtonElement>(null)
  // Not the name, which is there already: on a phone the keyboard would cover everything else.
  useEffect(() => use.current?.focus(), [])
  const draw = useCallback((next: string | null) => {
    setImage(next)
    setMissing(false)
  }, [])

  if (isAgain && made)
    return (
      <div className={styles.form}>
        <div className={styles.preview}>
          <img src={made.image} alt={text('signature.preview')} />
        </div>
        <Button ref={use} onClick={() => onUse(made)}>
          {text(`signature.useAgain.${kind}`)}
        </Button>
        <Button look="link" onClick={() => setAgain(false)}>
          {text(`signature.makeAnother.${kind}`)}
        </Button>
      </div>
    )

  const label = text(`signature.labels.${kind}`)
  return (
    <form
      className={styles.form}
      onSubmit={event => {
        event.preventDefault()
        if (image === null) setMissing(true)
        else onUse({ image, source: way })
      }}
    >
      <fieldset className={styles.ways}>
        <legend className="hidden-text">{text('signature.way')}</legend>
        {ways.map(one => (
          <label key={one}>
            <input
              type="radio"
              name="signature-way"
              checked={way === one}
              onChange={() => {
                setWay(one)
                draw(null)
              }}
            />
            <span>{text(`signature.ways.${one}`)}</span>
          </label>
        ))}
      </fieldset>
      {way === 'typed' && (
        <TypedSignature label={label} first={kind === 'signature' ? name : initialsOf(name)} onDraw={draw} />
      )}
      {way === 'drawn' && <DrawPad label={label} onDraw={draw} />}
      {way === 'uploaded' && <UploadedSignature onDraw={draw} />}
      <p role="alert">{isMissing && text(`signature.none.${kind}`)}</p>
      <Button ref={use} type="submit">
        {text(`signature.use.${kind}`)}
      </Button>
      <p className={styles.hint}>{text(`signature.meaning.${kind}`)}</p>
    </form>
  )
}
