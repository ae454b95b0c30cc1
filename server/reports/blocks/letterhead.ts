import { logoSize } from '../../../contracts/files/letterhead.ts'
import { line, write } from './style.ts'

/** What stands at the head of a report: whose it is. */
export interface Letterhead {
  logo: {
    /** A data URL of a PNG or JPEG. */
    image: string
    /** In pixels. */
    width: number
    height: number
  }
  /** Empty if there is none. */
  name: string
}

const GAP = 12

/** The logo in its box at the left, the name beside it, and a line below both. */
export function drawLetterhead({ logo, name }: Letterhead): object {
  const picture = { image: logo.image, ...logoSize(logo), verticalAlignment: 'middle' }
  const words = { ...write(name, { fontSize: 11, bold: true }), verticalAlignment: 'middle' }
  return {
    table: { widths: ['auto', '*'], body: [[picture, words]] },
    layout: {
      hLineWidth: (at: number) => (at === 1 ? 0.75 : 0),
      vLineWidth: () => 0,
      hLineColor: () => line,
      paddingLeft: (at: number) => (at === 1 ? GAP : 0),
      paddingRight: () => 0,
      paddingTop: () => 0,
      paddingBottom: () => GAP,
    },
    margin: [0, 0, 0, 20],
  }
}
