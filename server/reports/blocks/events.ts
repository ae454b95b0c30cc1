import type { Event } from './section.ts'
import { accent, faint, layout, line, type Table, write } from './style.ts'

/** Enough for a time in one line. */
const WHEN = 116
const DOT = 3

/** Events one below the other, joined by a line. */
export const eventsTable = (events: readonly Event[]): Table => ({
  dontBreakRows: true,
  widths: [WHEN, '*'],
  body: events.map(({ when, title, detail }) => [
    write(when, { fontSize: 9, color: faint }),
    {
      stack: [
        {
          canvas: [{ type: 'ellipse', x: 0, y: 0, r1: DOT, r2: DOT, color: accent }],
          relativePosition: { x: -12, y: 6 },
        },
        write(title, { fontSize: 9, bold: true }),
        ...(detail ? [write(detail, { fontSize: 9, color: faint })] : []),
      ],
    },
  ]),
})

export const eventsLayout = {
  ...layout,
  hLineWidth: () => 0,
  /** Between the time and the words. The heading is a row above. */
  vLineWidth: (at: number) => (at === 1 ? 0.75 : 0),
  vLineColor: () => line,
  paddingLeft: (at: number) => (at === 1 ? 12 : 0),
}
