import { useEffect, useRef } from 'react'
import styles from './Document.module.css'
import type { Lit, Place, ShownDocument } from './document.ts'

interface PictureBoxesProps {
  url: string
  picture: Pick<ShownDocument['pictures'][number], 'width' | 'height'>
  /** For screen readers. */
  name: string
  places: readonly Place[]
  /** Quarter turns, clockwise. */
  turns: number
  lit: Lit
}

/** Leaves a little room around the letters. */
const ROOM = 0.006

/** A picture with the box of everything that was read from it. A box under the pointer lights its field; a tap keeps it lit. */
export const PictureBoxes = ({ url, picture: { width, height }, name, places, turns, lit }: PictureBoxesProps) => {
  const isSideways = turns % 2 === 1
  const [shownWidth, shownHeight] = isSideways ? [height, width] : [width, height]
  const room = Math.max(width, height) * ROOM
  return (
    <svg className={styles.boxes} viewBox={`0 0 ${shownWidth} ${shownHeight}`} role="img" aria-label={name}>
      <g transform={turned(turns, width, height)}>
        <image href={url} width={width} height={height} />
        {places.map(place => (
          <Box key={place.target} place={place} room={room} isLit={lit.target === place.target} light={lit.light} />
        ))}
      </g>
    </svg>
  )
}

interface BoxProps {
  place: Place
  room: number
  isLit: boolean
  light: Lit['light']
}

const Box = ({ place: { target, box, doubtful }, room, isLit, light }: BoxProps) => {
  const drawn = useRef<SVGRectElement>(null)
  useEffect(() => {
    // On a picture that is zoomed into, the box may be out of sight.
    if (isLit) drawn.current?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })
  }, [isLit])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the same can be done in the list of fields, with the keyboard too
    <rect
      ref={drawn}
      className={styles.box}
      data-target={target}
      data-lit={isLit || undefined}
      data-doubtful={doubtful || undefined}
      x={box.x - room}
      y={box.y - room}
      width={box.width + 2 * room}
      height={box.height + 2 * room}
      rx={room}
      vectorEffect="non-scaling-stroke"
      onPointerEnter={() => light(target)}
      onClick={() => light(target)}
    />
  )
}

/** Turns a picture about its corner and moves it back into the view. */
function turned(turns: number, width: number, height: number): string {
  const moves = ['', `translate(${height} 0)`, `translate(${width} ${height})`, `translate(0 ${width})`]
  return `${moves[turns]} rotate(${turns * 90})`.trim()
}
