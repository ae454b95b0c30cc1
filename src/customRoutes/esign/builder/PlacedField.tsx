import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import type { DraftField } from '../../../../contracts/esign/draft.ts'
import type { PageSize } from '../../../../contracts/esign/draftProblems.ts'
import { fieldKindFacts } from '../../../../contracts/esign/fieldKinds.ts'
import { useLocale } from '../../../i18n/locale.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import styles from './Builder.module.css'
import { useBuilder } from './builder.ts'
import { withFieldChanged, withoutField } from './draft.ts'
import { fieldIcons } from './fieldIcons.ts'
import { type Box, pressed, within } from './geometry.ts'
import { colourOf } from './Swatch.tsx'

interface PlacedFieldProps {
  field: DraftField
  /** Its place among all fields. */
  index: number
  size: PageSize
  /** CSS pixels for a point. */
  scale: number
  /** Announces a new position. */
  onSay: (words: string) => void
}

interface Drag {
  kind: 'move' | 'size'
  x: number
  y: number
  from: Box
  group: string
}

/** In CSS pixels: a lower field has no room for an icon. */
const SMALL = 14

/** A field on its page: dragged, moved by arrow keys, sized by Shift and arrow keys or at its corner, and deleted by Delete. */
export const PlacedField = ({ field, index, size, scale, onSay }: PlacedFieldProps) => {
  const text = useTexts('esignBuilder')
  const locale = useLocale()
  const { draft, change, selected, select, problems } = useBuilder()
  const drag = useRef<Drag>(undefined)
  const isSelected = selected?.id === field.id
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
  const put = (box: Box, group: string) => {
    const inside = within(box, size)
    change(now => withFieldChanged(now, id, inside), group)
    return inside
  }

  const press = (event: KeyboardEvent) => {
    const box = pressed(field, event)
    if (box) {
      event.preventDefault()
      return onSay(position(put(box, `keys ${id}`)))
    }
    if (event.key !== 'Delete' && event.key !== 'Backspace') return
    event.preventDefault()
    const { parentElement } = event.currentTarget
    change(now => withoutField(now, id))
    select(undefined)
    onSay(text('fields.removed', { name }))
    const next = [...(parentElement?.querySelectorAll<HTMLElement>('[data-field]') ?? [])].find(
      one => one !== event.currentTarget,
    )
    ;(next ?? parentElement?.closest<HTMLElement>('[role="region"]'))?.focus()
  }
  const begin = (event: PointerEvent<HTMLElement>, what: Drag['kind']) => {
    if (event.button !== 0) return
    event.stopPropagation()
    select(id)
    // A finger on a field that is not selected may be scrolling.
    if (event.pointerType === 'touch' && !isSelected) return
    // Not every pointer can be captured, such as one that is up again already.
    if (event.currentTarget.hasPointerCapture !== undefined) event.currentTarget.setPointerCapture(event.pointerId)
    const { clientX, clientY, timeStamp } = event
    drag.current = { kind: what, x: clientX, y: clientY, from: field, group: `drag ${id} ${timeStamp}` }
  }
  const move = ({ clientX, clientY }: PointerEvent) => {
    if (!drag.current) return
    const { kind: what, from, group } = drag.current
    const across = (clientX - drag.current.x) / scale
    const down = (clientY - drag.current.y) / scale
    const { x: left, y: top, width: wide, height: high } = from
    if (what === 'move') put({ x: left + across, y: top + down, width: wide, height: high }, group)
    else
      put(
        {
          x: left,
          y: top,
          width: Math.min(wide + across, size.width - left),
          height: Math.min(high + down, size.height - top),
        },
        group,
      )
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
      aria-keyshortcuts="ArrowLeft ArrowRight ArrowUp ArrowDown Delete"
      style={{ left: x * scale, top: y * scale, width: width * scale, height: height * scale }}
      onFocus={() => select(id)}
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
