import type { DocumentMrz } from '../../../../contracts/ocr/documents.ts'
import { type Line, layOut } from '../kinds/page.ts'
import type { Strip } from '../recognise/geometry.ts'
import { type RecognisedPicture, readStrips } from '../recognise/recognise.ts'
import { type FoundZone, findZone } from './findMrz.ts'
import { cellsOf } from './grid.ts'
import { parseMrz } from './parse.ts'

/**
 * How many times as wide the rows are read again: letters of a zone stand closer than the recogniser needs to tell a
 * narrow one from its neighbours.
 */
const STRETCH = 1.4

/**
 * The machine-readable zone of a picture. Its rows are read a second time, wider and as far as the longest of them
 * reaches, because a row may lose its last character where its line was found too short. This happens to every zone,
 * whatever its check digits say.
 */
export async function readZone(
  lines: readonly Line[],
  { raster, skew }: Pick<RecognisedPicture, 'raster' | 'skew'>,
  cores: number,
): Promise<DocumentMrz | undefined> {
  const zone = findZone(lines)
  if (!zone || zone.mrz.format === 'unknown') return zone?.mrz
  const again = await readStrips(raster, wholeRows(zone), STRETCH, cores)
  const readings = again.map(line => layOut([line], skew, zone.mrz.picture))
  const parsed = parseMrz(zone.rows.map((parts, row) => cellsOf(parts, readings[row] ?? [])))
  return parsed ? { ...zone.mrz, ...parsed } : zone.mrz
}

/** A strip for each row, from the left edge of the zone to its right edge, along the longest part of the row. */
function wholeRows({ rows }: FoundZone): Strip[] {
  const parts = rows.flat()
  const [left, right] = [Math.min(...parts.map(part => part.left)), Math.max(...parts.map(part => part.right))]
  return rows.flatMap(row => {
    const [longest] = row.toSorted((a, b) => b.strip.width - a.strip.width)
    if (!longest) return []
    const [before, after] = [longest.left - left, right - longest.right]
    const { strip } = longest
    const shift = (after - before) / 2
    return {
      ...strip,
      x: strip.x + shift * Math.cos(strip.angle),
      y: strip.y + shift * Math.sin(strip.angle),
      width: strip.width + before + after,
    }
  })
}
