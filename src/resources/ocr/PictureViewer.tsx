import { Button, IconButton, Skeleton } from '@mui/material'
import { ImageOff, RotateCw, ZoomIn, ZoomOut } from 'lucide-react'
import { useState } from 'react'
import { EmptyState } from '../../components/EmptyState.tsx'
import { SegmentedControl } from '../../components/SegmentedControl.tsx'
import { useDateFormats } from '../../i18n/dates.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './Document.module.css'
import { type Lit, type Place, placesOf, type ShownDocument, type Target } from './document.ts'
import { PictureBoxes } from './PictureBoxes.tsx'
import { useKeptPicture } from './useKeptPicture.ts'

const zooms = [1, 1.5, 2, 3, 4] as const

/** The kept pictures, one at a time: to zoom into, to turn, and with the place of each field, which lights up with its field. */
export const PictureViewer = ({ document, lit }: { document: ShownDocument; lit: Lit }) => {
  const text = useTexts('ocr')
  const { day } = useDateFormats()
  const { pictures } = document
  const places = placesOf(document)
  const lighted = places.find(({ target }) => target === lit.target)
  const [zoom, setZoom] = useState(0)
  const [turns, setTurns] = useState(0)
  const [front, setFront] = useState<{ target: Target | null; picture: number }>({ target: null, picture: 0 })
  // A field on another picture brings that one to the front, where it stays when the light goes out.
  if (lighted && lighted.target !== front.target) setFront(lighted)
  const chosen = front.picture
  const picture = pictures[chosen] ?? pictures[0]
  if (!picture) return null
  const at = pictures.indexOf(picture)
  return (
    <div className={styles.viewer}>
      <div className={styles.tools}>
        {pictures.length > 1 && (
          <SegmentedControl
            label={text('picture.choose')}
            value={String(at)}
            options={pictures.map((_, index) => ({ value: String(index), label: String(index + 1) }))}
            onChange={value => setFront({ target: lit.target, picture: Number(value) })}
          />
        )}
        <span className={styles.kept}>
          {picture.keptUntil && text('picture.keptUntil', { day: day(picture.keptUntil) })}
        </span>
        <IconButton
          aria-label={text('picture.zoomOut')}
          disabled={!picture.kept || zoom === 0}
          onClick={() => setZoom(zoom - 1)}
        >
          <ZoomOut aria-hidden="true" />
        </IconButton>
        <IconButton
          aria-label={text('picture.zoomIn')}
          disabled={!picture.kept || zoom === zooms.length - 1}
          onClick={() => setZoom(zoom + 1)}
        >
          <ZoomIn aria-hidden="true" />
        </IconButton>
        <IconButton
          aria-label={text('picture.rotate')}
          disabled={!picture.kept}
          onClick={() => setTurns((turns + 1) % 4)}
        >
          <RotateCw aria-hidden="true" />
        </IconButton>
      </div>
      {picture.kept ? (
        <Kept
          key={picture.file}
          picture={picture}
          name={text('picture.of', { number: at + 1, count: pictures.length })}
          places={places.filter(one => one.picture === at)}
          zoom={zooms[zoom] ?? 1}
          turns={turns}
          lit={lit}
        />
      ) : (
        <EmptyState icon={ImageOff} tone="neutral" title={text('picture.gone')}>
          {text('picture.goneDetail')}
        </EmptyState>
      )}
    </div>
  )
}

interface KeptProps {
  picture: ShownDocument['pictures'][number]
  name: string
  places: readonly Place[]
  zoom: number
  /** Quarter turns, clockwise. */
  turns: number
  lit: Lit
}

const Kept = ({ picture, zoom, ...shown }: KeptProps) => {
  const text = useTexts('ocr')
  const [attempt, setAttempt] = useState(0)
  const loaded = useKeptPicture(picture.file, attempt)
  if (loaded && 'failed' in loaded)
    return (
      <EmptyState
        icon={ImageOff}
        tone="neutral"
        title={text('picture.failed')}
        actions={
          <Button variant="outlined" onClick={() => setAttempt(attempt + 1)}>
            {text('picture.retry')}
          </Button>
        }
      />
    )
  const { width, height } = picture
  if (!loaded)
    return (
      <Skeleton variant="rounded" className={styles.loadingPicture} style={{ aspectRatio: `${width}/${height}` }} />
    )
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls takes the focus, so that the arrow keys move it
    <div className={styles.stage} tabIndex={0} role="group" aria-label={text('picture.scroll')}>
      <div className={styles.sheet} style={{ width: `${zoom * 100}%` }}>
        <PictureBoxes url={loaded.url} picture={picture} {...shown} />
      </div>
    </div>
  )
}
