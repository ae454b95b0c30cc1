import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '../../../components/plain/Button.tsx'
import { useTexts } from '../../../i18n/useTexts.ts'
import type { OpenPdf } from '../pdf/openDocument.ts'
import styles from './Document.module.css'
import textStyles from './TextLayer.module.css'

interface PageViewProps {
  pdf: OpenPdf | null
  /** From 0. */
  index: number
  count: number
  /** Points. */
  size: { width: number; height: number }
  /** CSS pixels. */
  shownWidth: number
  /** The fields on it. */
  children: ReactNode
}

/** A page as large as it will be from the start on. It is drawn when it is near the window, and forgotten when it is far; its text stays. */
export const PageView = ({ pdf, index, count, size, shownWidth, children }: PageViewProps) => {
  const text = useTexts('publicEsign')
  const frame = useRef<HTMLElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const words = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  const [units, setUnits] = useState<number | null>(null)
  const [drawn, setDrawn] = useState<'no' | 'yes' | 'failed'>('no')

  useEffect(() => {
    const element = frame.current
    if (!element) return undefined
    const observer = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting ?? false), {
      rootMargin: '100% 0px',
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  const isFailed = drawn === 'failed'
  useEffect(() => {
    const element = canvas.current
    if (!pdf || !element || !isNear || isFailed || shownWidth === 0) return undefined
    const drawing = pdf.draw(index, element, shownWidth)
    let isCurrent = true
    drawing.done.then(
      () => isCurrent && setDrawn('yes'),
      () => isCurrent && setDrawn('failed'),
    )
    return () => {
      isCurrent = false
      drawing.cancel()
    }
  }, [pdf, index, isNear, shownWidth, isFailed])

  useEffect(() => {
    const element = canvas.current
    if (isNear || !element) return
    element.width = 0
    setDrawn('no')
  }, [isNear])

  const hasText = units !== null
  useEffect(() => {
    const container = words.current
    if (!pdf || !container || !isNear || hasText) return
    // A page without readable text is shown all the same.
    pdf.write(index, container).then(setUnits, () => {})
  }, [pdf, index, isNear, hasText])

  const style = {
    aspectRatio: `${size.width} / ${size.height}`,
    '--total-scale-factor': shownWidth / (units ?? size.width),
  } as CSSProperties
  return (
    <section
      ref={frame}
      id={`page-${index}`}
      className={styles.page}
      style={style}
      aria-label={text('page.label', { page: index + 1, count })}
    >
      <canvas ref={canvas} className={styles.canvas} aria-hidden="true" />
      <div ref={words} className={`${textStyles.words} textLayer`} />
      {drawn === 'no' && <p className={styles.waiting}>{text('page.loading', { page: index + 1 })}</p>}
      {isFailed && (
        <div className={styles.waiting} role="alert">
          <p>{text('page.failed')}</p>
          <Button look="secondary" onClick={() => setDrawn('no')}>
            {text('again')}
          </Button>
        </div>
      )}
      {children}
    </section>
  )
}
