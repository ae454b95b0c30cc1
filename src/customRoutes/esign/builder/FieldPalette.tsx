import { MenuItem, TextField } from '@mui/material'
import { type CSSProperties, type PointerEvent, useEffect, useEffectEvent, useState } from 'react'
import { type EsignFieldKind, fieldKindFacts, fieldKinds } from '../../../../contracts/esign/fieldKinds.ts'
import { useLocale } from '../../../i18n/locale.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import styles from './Builder.module.css'
import { useBuilder } from './builder.ts'
import fieldsStyles from './Fields.module.css'
import { fieldIcons } from './fieldIcons.ts'
import { colourOf, Swatch } from './Swatch.tsx'

interface FieldPaletteProps {
  /** The kind that the next press on a page places. */
  armed: EsignFieldKind | undefined
  onArm: (kind: EsignFieldKind | undefined, byKeyboard: boolean) => void
  onDrop: (kind: EsignFieldKind, page: string, at: { x: number; y: number }) => void
}

/** Whose field, and of which kind. A kind is chosen and then placed, or dragged onto a page with the mouse. */
export const FieldPalette = ({ armed, onArm, onDrop }: FieldPaletteProps) => {
  const text = useTexts('esignBuilder')
  const locale = useLocale()
  const { draft, placingFor, placeFor } = useBuilder()
  const { begin, dragged } = useDragOntoPage(onDrop)
  const signers = draft.recipients.filter(({ role }) => role === 'sign')
  const index = draft.recipients.findIndex(({ id }) => id === placingFor?.id)
  const nameOf = (id: string) => {
    const place = draft.recipients.findIndex(one => one.id === id)
    return draft.recipients[place]?.name || text('recipients.number', { number: place + 1 })
  }
  return (
    <div className={fieldsStyles.palette} data-path="palette">
      <TextField
        select
        label={text('fields.for')}
        value={placingFor?.id ?? ''}
        onChange={event => placeFor(event.target.value)}
        slotProps={{ select: { renderValue: value => <Named name={nameOf(String(value))} index={index} /> } }}
      >
        {signers.map(({ id }) => (
          <MenuItem key={id} value={id}>
            <Named name={nameOf(id)} index={draft.recipients.findIndex(one => one.id === id)} />
          </MenuItem>
        ))}
      </TextField>
      <div className={fieldsStyles.kinds} role="group" aria-label={text('fields.palette')}>
        {fieldKinds.map(kind => {
          const Icon = fieldIcons[kind]
          return (
            <button
              key={kind}
              type="button"
              aria-pressed={armed === kind}
              onPointerDown={event => begin(kind, event)}
              // A key press has no place on the screen, and counts as no click.
              onClick={event => onArm(armed === kind ? undefined : kind, event.detail === 0)}
            >
              <Icon size={16} aria-hidden="true" /> {fieldKindFacts[kind].label[locale]}
            </button>
          )
        })}
      </div>
      <p className={styles.lead} role="status">
        {armed ? text('fields.placeNow', { kind: fieldKindFacts[armed].label[locale] }) : text('fields.paletteHint')}
      </p>
      {dragged && (
        <span className={fieldsStyles.ghost} data-colour={colourOf(index)} style={placeOf(dragged)} aria-hidden="true">
          {fieldKindFacts[dragged.kind].label[locale]}
        </span>
      )}
    </div>
  )
}

const Named = ({ name, index }: { name: string; index: number }) => (
  <span className={fieldsStyles.named}>
    <Swatch index={index} /> {name}
  </span>
)

interface Dragged {
  kind: EsignFieldKind
  x: number
  y: number
}

const placeOf = ({ x, y }: Dragged): CSSProperties => ({ left: x, top: y })

/** A press becomes a drag when it has moved so many pixels. */
const THRESHOLD = 6

/** Dragging with a mouse. A finger that drags scrolls the palette instead. */
function useDragOntoPage(onDrop: FieldPaletteProps['onDrop']) {
  const [start, setStart] = useState<Dragged>()
  const [dragged, setDragged] = useState<Dragged>()
  const move = useEffectEvent(({ clientX: x, clientY: y }: globalThis.PointerEvent) => {
    if (start && (dragged || Math.hypot(x - start.x, y - start.y) > THRESHOLD)) setDragged({ kind: start.kind, x, y })
  })
  const end = useEffectEvent(({ clientX: x, clientY: y }: globalThis.PointerEvent) => {
    const page = dragged && document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-page]')
    if (dragged && page) {
      const box = page.getBoundingClientRect()
      const scale = Number(page.dataset.scale)
      onDrop(dragged.kind, page.dataset.page ?? '', { x: (x - box.left) / scale, y: (y - box.top) / scale })
    }
    setStart(undefined)
    setDragged(undefined)
  })
  const isPressed = start !== undefined
  useEffect(() => {
    if (!isPressed) return
    const leaving = new AbortController()
    const { signal } = leaving
    window.addEventListener('pointermove', event => move(event), { signal })
    window.addEventListener('pointerup', event => end(event), { signal })
    window.addEventListener('pointercancel', event => end(event), { signal })
    return () => leaving.abort()
  }, [isPressed])
  const begin = (kind: EsignFieldKind, { pointerType, button, clientX: x, clientY: y }: PointerEvent) => {
    if (pointerType === 'mouse' && button === 0) setStart({ kind, x, y })
  }
  return { begin, dragged }
}
