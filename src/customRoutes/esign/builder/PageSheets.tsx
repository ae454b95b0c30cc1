import { IconButton, MenuItem, TextField, Tooltip } from '@mui/material'
import { Grid3x3, Maximize2, ZoomIn, ZoomOut } from 'lucide-react'
import { type KeyboardEvent, type MouseEvent, type RefObject, useEffect, useRef, useState } from 'react'
import type { DraftPage } from '../../../../contracts/esign/draft.ts'
import type { PageSize } from '../../../../contracts/esign/draftProblems.ts'
import { type EsignFieldKind, fieldKindFacts } from '../../../../contracts/esign/fieldKinds.ts'
import { useLocale } from '../../../i18n/locale.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { GRID } from './arrange.ts'
import { useBuilder } from './builder.ts'
import styles from './Fields.module.css'
import { PagePicture } from './PagePicture.tsx'
import { PlacedField } from './PlacedField.tsx'
import { useFieldKeys } from './useFieldKeys.ts'
import { useFrame } from './useFrame.ts'

export interface Placing {
  kind: EsignFieldKind
  /** At a point, or, by keyboard, at a free place. */
  onPlace: (page: string, at?: { x: number; y: number }) => void
  onCancel: () => void
}

interface PageSheetsProps {
  ref: RefObject<HTMLDivElement | null>
  placing: Placing | undefined
  hasGrid: boolean
  onGrid: (hasGrid: boolean) => void
}

/** CSS pixels for a point. `fit` fills the width. */
type Zoom = 'fit' | number
const ZOOM_STEP = 1.25
const SCALES = { least: 0.25, most: 4, widestFit: 1.6 }

/** The pages below each other, at any zoom, with their fields. */
export const PageSheets = ({ ref, placing, hasGrid, onGrid }: PageSheetsProps) => {
  const text = useTexts('esignBuilder')
  const { draft, sizes } = useBuilder()
  const width = useWidth(ref)
  const [zoom, setZoom] = useState<Zoom>('fit')
  const [said, say] = useState('')
  const widest = Math.max(...draft.pages.map(({ id }) => sizes.get(id)?.width ?? 0), 1)
  const fit = Math.min(Math.max(width - 2, 1) / widest, SCALES.widestFit)
  const scale = zoom === 'fit' ? fit : zoom
  const at = usePageInView(ref, draft.pages.length)
  useFieldKeys(ref, draft.pages[at]?.id, say)
  const zoomBy = (factor: number) => setZoom(Math.min(Math.max(scale * factor, SCALES.least), SCALES.most))
  return (
    <div className={styles.viewer}>
      <div className={styles.viewerBar}>
        <PageSelect at={at} onChoose={index => showPage(ref, index)} />
        <span className={styles.zoom} role="group" aria-label={text('zoom.label')}>
          <ZoomButton label={text('zoom.out')} icon={ZoomOut} onClick={() => zoomBy(1 / ZOOM_STEP)} />
          <span className="num">{Math.round(scale * 100)}%</span>
          <ZoomButton label={text('zoom.in')} icon={ZoomIn} onClick={() => zoomBy(ZOOM_STEP)} />
          <ZoomButton label={text('zoom.fit')} icon={Maximize2} onClick={() => setZoom('fit')} />
          <ZoomButton label={text('zoom.grid')} icon={Grid3x3} isPressed={hasGrid} onClick={() => onGrid(!hasGrid)} />
        </span>
      </div>
      <div
        ref={ref}
        className={styles.pages}
        role="region"
        aria-label={text('fields.pages')}
        aria-keyshortcuts="Control+A Control+C Control+V Control+D Escape"
        tabIndex={0}
      >
        {draft.pages.map((page, index) => {
          const size = sizes.get(page.id)
          return (
            size && (
              <Sheet
                key={page.id}
                page={page}
                index={index}
                size={size}
                scale={scale}
                isInView={index === at}
                hasGrid={hasGrid}
                placing={placing}
                onSay={say}
              />
            )
          )
        })}
      </div>
      <p className="hidden-text" role="status">
        {said}
      </p>
    </div>
  )
}

interface SheetProps {
  page: DraftPage
  index: number
  size: PageSize
  scale: number
  isInView: boolean
  hasGrid: boolean
  placing: Placing | undefined
  onSay: (words: string) => void
}

const Sheet = ({ page, index, size, scale, isInView, hasGrid, placing, onSay }: SheetProps) => {
  const text = useTexts('esignBuilder')
  const { draft } = useBuilder()
  const { frame, handlers } = useFrame(page.id, scale, onSay)
  const width = size.width * scale
  const height = size.height * scale
  return (
    <div
      className={styles.sheetPage}
      role="group"
      aria-label={text('fields.page', { page: index + 1, count: draft.pages.length })}
      data-page={page.id}
      data-scale={scale}
      data-in-view={isInView || undefined}
      style={{ width, height }}
      {...handlers}
    >
      <PagePicture page={page} width={Math.round(width)} height={Math.round(height)} />
      {draft.fields.map(
        (field, place) =>
          field.page === page.id && (
            <PlacedField
              key={field.id}
              field={field}
              index={place}
              size={size}
              scale={scale}
              hasGrid={hasGrid}
              onSay={onSay}
            />
          ),
      )}
      {hasGrid && <div className={styles.grid} style={{ backgroundSize: `${GRID * scale}px ${GRID * scale}px` }} />}
      {frame && <div className={styles.frame} style={frame} />}
      {placing && <PlaceButton page={page.id} index={index} scale={scale} placing={placing} />}
    </div>
  )
}

interface PlaceButtonProps extends Pick<SheetProps, 'index' | 'scale'> {
  page: string
  placing: Placing
}

/** Lies over the page while a kind is chosen. */
const PlaceButton = ({ page, index, scale, placing: { kind, onPlace, onCancel } }: PlaceButtonProps) => {
  const text = useTexts('esignBuilder')
  const locale = useLocale()
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // A key press, or one of a screen reader, has no place.
    if (event.detail === 0) return onPlace(page)
    const box = event.currentTarget.getBoundingClientRect()
    onPlace(page, { x: (event.clientX - box.left) / scale, y: (event.clientY - box.top) / scale })
  }
  return (
    <button
      type="button"
      data-place
      className={styles.place}
      aria-label={text('fields.placeOn', { kind: fieldKindFacts[kind].label[locale], page: index + 1 })}
      onClick={press}
      onKeyDown={(event: KeyboardEvent) => event.key === 'Escape' && onCancel()}
    />
  )
}

const PageSelect = ({ at, onChoose }: { at: number; onChoose: (index: number) => void }) => {
  const text = useTexts('esignBuilder')
  const { draft } = useBuilder()
  const count = draft.pages.length
  return (
    <TextField
      select
      className={styles.pageSelect}
      value={String(Math.min(at, count - 1))}
      onChange={event => onChoose(Number(event.target.value))}
      slotProps={{ htmlInput: { 'aria-label': text('fields.goToPage') } }}
    >
      {draft.pages.map(({ id }, index) => (
        <MenuItem key={id} value={String(index)}>
          {text('fields.page', { page: index + 1, count })}
        </MenuItem>
      ))}
    </TextField>
  )
}

interface ZoomButtonProps {
  label: string
  icon: typeof ZoomIn
  isPressed?: boolean
  onClick: () => void
}

const ZoomButton = ({ label, icon: Icon, isPressed, onClick }: ZoomButtonProps) => (
  <Tooltip title={label}>
    <IconButton
      size="small"
      color={isPressed ? 'primary' : 'default'}
      aria-label={label}
      aria-pressed={isPressed}
      onClick={onClick}
    >
      <Icon size={18} aria-hidden="true" />
    </IconButton>
  </Tooltip>
)

const showPage = ({ current }: PageSheetsProps['ref'], index: number) =>
  current?.querySelectorAll('[data-page]')[index]?.scrollIntoView({ block: 'start' })

function useWidth(element: PageSheetsProps['ref']): number {
  const [width, setWidth] = useState(0)
  useEffect(() => {
    const { current } = element
    if (!current) return
    const measure = () => setWidth(current.clientWidth)
    const observer = new ResizeObserver(measure)
    observer.observe(current)
    measure()
    return () => observer.disconnect()
  }, [element])
  return width
}

/** The page at the middle of the view. The pages scroll in a box of their own, or, on a phone, with the window. */
function usePageInView(element: PageSheetsProps['ref'], count: number): number {
  const [at, setAt] = useState(0)
  const frame = useRef(0)
  useEffect(() => {
    const { current } = element
    if (!current) return
    const find = () => {
      const box = current.getBoundingClientRect()
      const middle = (Math.max(box.top, 0) + Math.min(box.bottom, window.innerHeight)) / 2
      const pages = [...current.querySelectorAll('[data-page]')]
      const index = pages.findIndex(page => page.getBoundingClientRect().bottom >= middle)
      setAt(index === -1 ? Math.max(count - 1, 0) : index)
    }
    const later = () => {
      cancelAnimationFrame(frame.current)
      frame.current = requestAnimationFrame(find)
    }
    window.addEventListener('scroll', later, { capture: true, passive: true })
    return () => {
      cancelAnimationFrame(frame.current)
      window.removeEventListener('scroll', later, { capture: true })
    }
  }, [element, count])
  return at
}
