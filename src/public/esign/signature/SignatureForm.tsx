import { lazy, Suspense, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button } from '../../../components/plain/Button.tsx'
import { useTexts } from '../../../i18n/useTexts.ts'
import type { Picture, PictureKind } from '../signing/answers.ts'
import type { WithLink } from '../signing/useEsignLink.ts'
import { DrawPad } from './DrawPad.tsx'
import type { DrawnPicture } from './pictures.ts'
import styles from './Signature.module.css'
import { TypedSignature } from './TypedSignature.tsx'
import { initialsOf } from './typedPicture.ts'
import { UploadedSignature } from './UploadedSignature.tsx'

/** The phone draws, for a page on a desk. */
const ways = ['typed', 'drawn', 'uploaded', 'phone'] as const
type Way = (typeof ways)[number]

const sourceOf = (way: Way): Picture['source'] => (way === 'phone' ? 'drawn' : way)

const PhoneSignature = lazy(() =>
  import('./PhoneSignature.tsx').then(({ PhoneSignature: default_ }) => ({ default: default_ })),
)

interface SignatureFormProps {
  kind: PictureKind
  /** The recipient's. */
  name: string
  /** What was made before, which can be used again. */
  made: Picture | null
  withLink: WithLink
  onUse: (picture: Picture) => void
}

/** Makes a signature or initials: typed, drawn or from a photo. */
export const SignatureForm = ({ kind, name, made, withLink, onUse }: SignatureFormProps) => {
  const text = useTexts('publicEsign')
  const [isAgain, setAgain] = useState(made !== null)
  const [way, setWay] = useState<Way>('typed')
  const [image, setImage] = useState<DrawnPicture>()
  const [isMissing, setMissing] = useState(false)
  /** The button was pressed before the picture was there, which comes late on a slow line: it is used when it comes. */
  const [isWaiting, setWaiting] = useState(false)
  const use = useRef<HTMLButtonElement>(null)
  // Not the name, which is there already: on a phone the keyboard would cover everything else.
  useEffect(() => use.current?.focus(), [])
  const draw = useCallback((next: DrawnPicture) => {
    setImage(next)
    setMissing(false)
    // Another picture is being made than the one that was to be used.
    if (next === undefined) setWaiting(false)
  }, [])
  const take = (picture: DrawnPicture) => {
    setWaiting(picture === undefined)
    setMissing(picture === null)
    if (picture) onUse({ image: picture, source: sourceOf(way) })
  }
  const takeLate = useEffectEvent(take)
  useEffect(() => {
    if (isWaiting && image !== undefined) queueMicrotask(() => takeLate(image))
  }, [isWaiting, image])

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
        take(image)
      }}
    >
      <fieldset className={styles.ways}>
        <legend className="hidden-text">{text('signature.way')}</legend>
        {ways.map(one => (
          <label key={one} data-way={one}>
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
      {way === 'phone' && (
        <Suspense>
          <PhoneSignature kind={kind} withLink={withLink} onDraw={draw} />
        </Suspense>
      )}
      <p role="alert">{isMissing && text(`signature.none.${kind}`)}</p>
      <Button ref={use} type="submit" busy={isWaiting && text('wait')}>
        {text(`signature.use.${kind}`)}
      </Button>
      <p className={styles.hint}>{text(`signature.meaning.${kind}`)}</p>
    </form>
  )
}
