import sharp from 'sharp'
import type { DocumentBox, MaskBox } from '../../../../contracts/ocr/documents.ts'
import type { Raster } from '../recognise/raster.ts'

const QUALITY = 85

/** The picture that is kept: a JPEG without metadata, the masked parts black in the pixels themselves. */
export async function keptPicture(raster: Raster, masks: readonly MaskBox[]): Promise<Uint8Array> {
  const { width, height } = raster
  const data = masks.length === 0 ? raster.data : Uint8Array.from(raster.data)
  for (const { box } of masks) blacken(data, width, height, box)
  return sharp(data, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: QUALITY, mozjpeg: false })
    .toBuffer()
}

function blacken(data: Uint8Array, width: number, height: number, box: DocumentBox): void {
  const right = Math.min(width, box.x + box.width)
  const bottom = Math.min(height, box.y + box.height)
  for (let y = box.y; y < bottom; y++) data.fill(0, (y * width + box.x) * 3, (y * width + right) * 3)
}
