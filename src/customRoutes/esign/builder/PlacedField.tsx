import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import type { DraftField } from '../../../../contracts/esign/draft.ts'
import type { PageSize } from '../../../../contracts/esign/draftProblems.ts'
import { fieldKindFacts } from '../../../../contracts/esign/fieldKinds.ts'
import { useLocale } from '../../../i18n/locale.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { GRID, movedTogether, snappedMove, snappedSize, withBoxes } from './arrange.ts'
import { useBuilder } from './builder.ts'
import { withoutFields } from './draft.ts'
import styles from './Fields.module.css'
import { fieldIcons } from './fieldIcons.ts'
import { type Box, pressed, STEP, within } from './geometry.ts'
import { colourOf } from './Swatch.tsx'

interface PlacedFieldProps {
  field: DraftField
  /** Its place among all fields. */
  index: number
  size: PageSize
  /** CSS pixels for a point. */
  scale: number
  /** Moves and sizes go from line to line. */
  hasGrid: boolean
  /** Announces a new position. */
  onSay: (words: string) => void
}

interface Drag {
  kind: 'move' | 'size'
  x: number
  y: number
  from: readonly DraftField[]
  group: string
}

/** In CSS pixels: a lower field has no room for an icon. */
const SMALL = 14

/**
 * A field on its page: dragged, moved by arrow keys, sized by Shift and arrow keys or at its corner, and deleted by Delete; together with all that are selected
 * with it. Shift and a click, or Shift and the space bar, select several.
 */
export const PlacedField = ({ field, index, size, scale, hasGrid, onSay }: PlacedFieldProps) => {
  const text = useTexts('esignBuilder')
  const locale = useLocale()
  const { draft, change, selection, problems } = useBuilder()
  const drag = useRef<Drag>(undefined)
  const isSelected = selection.fields.some(one => one.id === field.id)
  const together = isSelected ? selection.fields : [field]
  const { id, kind, x, y, width, height, label, required } = field
  const place = draft.recipients.findIndex(one => one.id === field.recipient)
  const person = draft.recipients[place]?.name || text('recipients.number', { number: place + 1 })
  const Icon = fieldIcons[kind]
  const name = label || fieldKindFacts[kind].label[locale]
  const position = (box: Box) =>
    text('fields.position', {
      x: Math.round(box.x),
      y: Math.round(box.y),
      width: Math.round(box.width),
      height: Math.round(box.height),
    })
  const put = (boxes: ReadonlyMap<string, Box>, group: string) => {
    change(now => withBoxes(now, boxes), group)
    const own = boxes.get(id)
    if (own) onSay(position(own))
  }
  const sized = (one: Box, across: number, down: number) => {
    const { x: left, y: top } = one
    const box = {
      ...one,
      width: Math.min(one.width + across, size.width - left),
      height: Math.min(one.height + down, size.height - top),
    }
    return within(hasGrid ? snappedSize(box) : box, size)
  }
  const toggle = () => {
    selection.toggle(id)
    onSay(
      text('fields.selected', {
        smart_count: isSelected ? selection.fields.length - 1 : selection.fields.length + 1,
      }),
    )
  }

  const press = (event: KeyboardEvent) => {
    const box = pressed(field, event, hasGrid ? GRID : STEP)
    const ids = together.map(one => one.id)
    if (box) {
      event.preventDefault()
      const by = { x: box.x - x, y: box.y - y }
      const boxes = event.shiftKey
        ? new Map(together.map(one => [one.id, sized(one, box.width - width, box.height - height)]))
        : movedTogether(together, hasGrid ? snappedMove(field, by) : by, size)
      return put(boxes, `keys ${ids.join()}`)
    }
    if (event.key === ' ' && (event.shiftKey || selection.isSeveral)) {
      event.preventDefault()
      return toggle()
    }
    if (event.key !== 'Delete' && event.key !== 'Backspace') return
    event.preventDefault()
    const { parentElement } = event.currentTarget
    change(now => withoutFields(now, ids))
    selection.select(undefined)
    onSay(
      ids.length > 1 ? text('fields.removedSeveral', { smart_count: ids.length }) : text('fields.removed', { name }),
    )
    const next = [...(parentElement?.querySelectorAll<HTMLElement>('[data-field]') ?? [])].find(
      one => !ids.includes(one.dataset.field ?? ''),
    )
    ;(next ?? parentElement?.closest<HTMLElement>('[role="region"]'))?.focus()
  }
  const begin = (event: PointerEvent<HTMLElement>, what: Drag['kind']) => {
    if (event.button !== 0) return
    event.stopPropagation()
    if (event.shiftKey || (selection.isSeveral && event.pointerType === 'touch')) return toggle()
    if (!isSelected) selection.select(id)
    // A finger on a field that is not selected may be scrolling.
    if (event.pointerType === 'touch' && !isSelected) return
    // Not every pointer can be captured, such as one that is up again already.
    if (event.currentTarget.hasPointerCapture !== undefined) event.currentTarget.setPointerCapture(event.pointerId)
    const { clientX, clientY, timeStamp } = event
    drag.current = { kind: what, x: clientX, y: clientY, from: together, group: `drag ${id} ${timeStamp}` }
  }
  const move = ({ clientX, clientY }: PointerEvent) => {
    if (!drag.current) return
    const { kind: what, from, group } = drag.current
    const across = (clientX - drag.current.x) / scale
    const down = (clientY - drag.current.y) / scale
    const own = from.find(one => one.id === id) ?? field
    const by = { x: across, y: down }
    const boxes =
      what === 'move'
        ? movedTogether(from, hasGrid ? snappedMove(own, by) : by, size)
        : new Map(from.map(one => [one.id, sized(one, across, down)]))
    change(now => withBoxes(now, boxes), group)
  }
  const end = () => {
    drag.current = undefined
  }
  const hasProblem = problems.some(one => one.field === `fields.${index}` || one.field.startsWith(`fields.${index}.`))
  return (
    <button
      type="button"
      className={styles.field}
      data-field={id}
      data-path={`fields.${index}`}
      data-colour={colourOf(place)}
      data-problem={hasProblem || undefined}
      aria-pressed={isSelected}
      aria-label={text('fields.name', { name, person, position: position(field) })}
      aria-keyshortcuts="ArrowLeft ArrowRight ArrowUp ArrowDown Shift+Space Delete"
      style={{ left: x * scale, top: y * scale, width: width * scale, height: height * scale }}
      onFocus={() => !selection.isSeveral && !isSelected && selection.select(id)}
      // The focus would select it alone.
      onMouseDown={event => event.shiftKey && event.preventDefault()}
      onKeyDown={press}
      onPointerDown={event => begin(event, 'move')}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={end}
    >
      <span className={styles.fieldWords} style={{ fontSize: Math.min(11, height * scale * 0.75) }}>
        {height * scale >= SMALL && <Icon size={12} aria-hidden="true" />}
        <span>
          {name}
          {required && kind !== 'checkbox' ? '' : ` (${text('fields.optional')})`} · {person}
        </span>
      </span>
      {isSelected && (
        <span
          className={styles.corner}
          aria-hidden="true"
          onPointerDown={event => begin(event, 'size')}
          onPointerMove={move}
          onPointerUp={end}
          onPointerCancel={end}
        />
      )}
    </button>
  )
}
