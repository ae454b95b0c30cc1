import { type CSSProperties, type PointerEvent, useState } from 'react'
import { useTexts } from '../../../i18n/useTexts.ts'
import { touchedBy } from './arrange.ts'
import { useBuilder } from './builder.ts'

interface Frame {
  /** Points of the page. */
  from: { x: number; y: number }
  to: { x: number; y: number }
}

const boxOf = ({ from, to }: Frame) => ({
  x: Math.min(from.x, to.x),
  y: Math.min(from.y, to.y),
  width: Math.abs(to.x - from.x),
  height: Math.abs(to.y - from.y),
})

/** A frame that is drawn with the mouse on an empty place of a page selects the fields that it touches. A finger scrolls instead. */
export function useFrame(page: string, scale: number, onSay: (words: string) => void) {
  const text = useTexts('esignBuilder')
  const { draft, selection } = useBuilder()
  const [frame, setFrame] = useState<Frame>()
  const placeOf = ({ clientX, clientY, currentTarget }: PointerEvent) => {
    const sheet = currentTarget.getBoundingClientRect()
    return { x: (clientX - sheet.left) / scale, y: (clientY - sheet.top) / scale }
  }
  const end = () => {
    if (!frame) return
    setFrame(undefined)
    const ids = touchedBy(
      draft.fields.filter(field => field.page === page),
      boxOf(frame),
    ).map(({ id }) => id)
    selection.selectAll(ids)
    if (ids.length > 0) onSay(text('fields.selected', { smart_count: ids.length }))
  }
  const handlers = {
    onPointerDown: (event: PointerEvent) => {
      const isOnField = event.target instanceof Element && event.target.closest('button')
      if (event.pointerType !== 'mouse' || event.button !== 0 || isOnField) return
      const at = placeOf(event)
      setFrame({ from: at, to: at })
    },
    onPointerMove: (event: PointerEvent) => {
      if (frame) setFrame({ ...frame, to: placeOf(event) })
    },
    onPointerUp: end,
    onPointerLeave: end,
  }
  if (!frame) return { frame: undefined, handlers }
  const { x, y, width, height } = boxOf(frame)
  const style: CSSProperties = { left: x * scale, top: y * scale, width: width * scale, height: height * scale }
  return { frame: style, handlers }
}
