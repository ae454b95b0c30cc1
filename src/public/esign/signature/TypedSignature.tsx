import { useEffect, useState } from 'react'
import { Field } from '../../../components/plain/Field.tsx'
import { useTexts } from '../../../i18n/useTexts.ts'
import type { DrawnPicture } from './pictures.ts'
import styles from './Signature.module.css'
import { missingLetters, stylesFor, type TypedStyle, typedPicture } from './typedPicture.ts'

interface TypedSignatureProps {
  label: string
  first: string
  onDraw: (image: DrawnPicture) => void
}

/** A signature typed in any script that the device can draw. */
export const TypedSignature = ({ label, first, onDraw }: TypedSignatureProps) => {
  const text = useTexts('publicEsign')
  const [name, setName] = useState(first)
  const [wish, setWish] = useState<TypedStyle>('script')
  const [drawn, setDrawn] = useState<{ image: string | null; missing: string[] }>({ image: null, missing: [] })
  const offered = stylesFor(name)
  const style = offered.includes(wish) ? wish : 'plain'

  useEffect(() => {
    let isCurrent = true
    async function picture() {
      const missing = await missingLetters(name)
      return { image: missing.length > 0 ? null : await typedPicture(name.trim(), style), missing }
    }
    async function draw() {
      const next = await picture().catch(() => ({ image: null, missing: [] }))
      if (!isCurrent) return
      setDrawn(next)
      onDraw(next.image)
    }
    // The picture of the name before is none of this one.
    onDraw(undefined)
    void draw()
    return () => {
      isCurrent = false
    }
  }, [name, style, onDraw])

  return (
    <div className={styles.typed}>
      <Field
        label={label}
        value={name}
        maxLength={60}
        autoComplete="name"
        error={drawn.missing.length > 0 && text('signature.missing', { letters: drawn.missing.join(' ') })}
        onChange={event => setName(event.target.value)}
      />
      <div className={styles.preview}>{drawn.image && <img src={drawn.image} alt={text('signature.preview')} />}</div>
      {offered.length > 1 && (
        <fieldset className={styles.choices}>
          <legend>{text('signature.style')}</legend>
          {offered.map(one => (
            <label key={one}>
              <input type="radio" name="typed-style" checked={style === one} onChange={() => setWish(one)} />
              {text(`signature.styles.${one}`)}
            </label>
          ))}
        </fieldset>
      )}
    </div>
  )
}
