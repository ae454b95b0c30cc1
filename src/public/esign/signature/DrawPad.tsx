import { useEffect, useEffectEvent, useRef, useState } from 'react'
import SignaturePad from 'signature_pad'
import { Button } from '../../../components/plain/Button.tsx'
import { useTexts } from '../../../i18n/useTexts.ts'
import { INK, pictureOf } from './pictures.ts'
import styles from './Signature.module.css'

interface DrawPadProps {
  label: string
  /** The drawing after each stroke; null when it was cleared. */
  onDraw: (image: string | null) => void
}

/** A field to sign in with a finger, a pen, whose pressure counts, or a mouse. What is drawn stays when the phone turns. */
export const DrawPad = ({ label, onDraw }: DrawPadProps) => {
  const text = useTexts('publicEsign')
  const canvas = useRef<HTMLCanvasElement>(null)
  const pad = useRef<SignaturePad>(null)
  const [isEmpty, setEmpty] = useState(true)
  const tell = useEffectEvent(onDraw)

  useEffect(() => {
    const element = canvas.current
    if (!element) return undefined
    const made = new SignaturePad(element, { penColor: INK, minWidth: 1, maxWidth: 3.2 })
    pad.current = made
    made.addEventListener('endStroke', () => {
      setEmpty(false)
      tell(pictureOf(element))
    })
    let before = 0
    const fit = () => {
      const { width, height } = element.getBoundingClientRect()
      if (width === 0 || width === before) return
      const factor = before === 0 ? 1 : width / before
      before = width
      const strokes = made.toData().map(stroke => ({
        ...stroke,
        points: stroke.points.map(point => ({ ...point, x: point.x * factor, y: point.y * factor })),
      }))
      const ratio = Math.max(devicePixelRatio, 2)
      element.width = width * ratio
      element.height = height * ratio
      element.getContext('2d')?.scale(ratio, ratio)
      made.fromData(strokes)
    }
    const observer = new ResizeObserver(fit)
    observer.observe(element)
    fit()
    return () => {
      observer.disconnect()
      made.off()
    }
  }, [])

  return (
    <div className={styles.drawing}>
      <canvas ref={canvas} className={styles.pad} role="img" aria-label={label} data-empty={isEmpty} />
      <div className={styles.under}>
        <span>{text('signature.drawHint')}</span>
        <Button
          look="link"
          disabled={isEmpty}
          onClick={() => {
            pad.current?.clear()
            setEmpty(true)
            onDraw(null)
          }}
        >
          {text('signature.clear')}
        </Button>
      </div>
    </div>
  )
}
