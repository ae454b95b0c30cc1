import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { inkedStrip } from '../../../../server/engines/bankStatements/files/ink.ts'
import { lettersIn as lettersOf } from '../../../../server/engines/bankStatements/files/lettersIn.ts'
import { sizeOf } from '../../../../server/engines/bankStatements/files/letterWidths.ts'
import { pageAngle } from '../../../../server/engines/bankStatements/files/pageAngle.ts'
import type { Strip } from '../../../../server/engines/ocr/recognise/geometry.ts'
import type { Raster } from '../../../../server/engines/ocr/recognise/raster.ts'

describe('the angle of a page', () => {
  /** Rows of short words, each of which seems to lie level. */
  const page = (degrees: number, columns: readonly number[]): Strip[] => {
    const angle = (degrees * Math.PI) / 180
    return Array.from({ length: 30 }, (_, row) =>
      columns.map(u => {
        const v = 200 + row * 30
        const [x, y] = [u * Math.cos(angle) - v * Math.sin(angle), u * Math.sin(angle) + v * Math.cos(angle)]
        // A comma below the baseline moves the middle of a strip.
        return { x, y: y + (row % 3), width: 90, height: 26, angle: 0 }
      }),
    ).flat()
  }

  test.each([-0.8, -0.2, 0, 0.3, 0.7])('of %d degrees is told by words that stand side by side', degrees => {
    const found = pageAngle(page(degrees, [150, 600, 1200, 1900]), 0)
    expect(Math.abs((found * 180) / Math.PI - degrees)).toBeLessThan(0.05)
  })

  test('is the one that the strips tell if nothing stands side by side', () => {
    expect(pageAngle(page(0, [150]), 0.004)).toBe(0.004)
    expect(pageAngle([], 0.004)).toBe(0.004)
  })
})

describe('the letters of a strip', () => {
  /** Ink on white paper, 200 × 100 pixels. */
  const paper = async (...ink: { left: number; top: number; width: number; height: number }[]): Promise<Raster> => {
    const { data, info } = await sharp({ create: { width: 200, height: 100, channels: 3, background: '#fff' } })
      .composite(
        ink.map(({ left, top, ...size }) => ({
          input: { create: { ...size, channels: 3 as const, background: '#222' } },
          left,
          top,
        })),
      )
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    return { width: info.width, height: info.height, data }
  }
  const figures = [60, 80, 100, 120].map(left => ({ left, top: 40, width: 12, height: 16 }))
  const strip = (y: number, height: number): Strip => ({ x: 100, y, width: 120, height, angle: 0 })
  const lettersIn = (strip: Strip, picture: Raster, usual: number) =>
    lettersOf(strip, inkedStrip(picture, strip), usual)

  test('stand on one baseline, wherever the strip lies around them', async () => {
    const picture = await paper(...figures)
    for (const [y, height] of [
      [48, 30],
      [46, 30],
      [51, 30],
      [56, 60],
      [44, 50],
    ] as const) {
      const found = lettersIn(strip(y, height), picture, 30)
      expect(Math.abs(found.strip.y + found.baseline - 56)).toBeLessThanOrEqual(1.5)
      expect(found.isLow).toBe(false)
    }
  })

  test('stand on it though most of their ink is at their top, as of a row of sevens', async () => {
    const sevens = figures.flatMap(({ left, top }) => [
      { left, top, width: 12, height: 3 },
      { left: left + 5, top, width: 3, height: 16 },
    ])
    const { strip: own, baseline } = lettersIn(strip(48, 30), await paper(...sevens), 30)
    expect(Math.abs(own.y + baseline - 56)).toBeLessThanOrEqual(1.5)
  })

  test('are not moved by a comma beneath their baseline', async () => {
    const picture = await paper(...figures, { left: 94, top: 52, width: 4, height: 8 })
    const { strip: own, baseline } = lettersIn(strip(48, 30), picture, 30)
    expect(Math.abs(own.y + baseline - 56)).toBeLessThanOrEqual(1.5)
  })

  test('are laid closely around if the strip is too high, and not if it is as high as they are', async () => {
    const picture = await paper(...figures)
    const tight = lettersIn(strip(56, 60), picture, 30)
    expect(tight.strip).toMatchObject({ height: 30, width: 120 })
    expect(Math.abs(tight.strip.y - 48)).toBeLessThanOrEqual(1.5)
    const heading = await paper({ left: 60, top: 30, width: 80, height: 40 })
    expect(lettersIn(strip(50, 60), heading, 30).strip).toEqual(strip(50, 60))
  })

  test('are not what a dash has', async () => {
    expect(lettersIn(strip(48, 30), await paper({ left: 90, top: 47, width: 16, height: 3 }), 30).isLow).toBe(true)
  })
})

describe('the size of letters', () => {
  const glyphs = (text: string, step: number) =>
    [...text].map((letter, at) => ({ text: letter, confidence: 1, at: (at + 0.5) * step }))

  test('is told by those that stand beside one another', () => {
    expect(sizeOf(glyphs('1234567', 0.06), () => 0.6).em).toBeCloseTo(0.1)
  })

  test('is told over the blanks if a blank seems to be after each', () => {
    const apart = glyphs('6 1 4 1 5 7 4', 0.05)
    const { em, pairs } = sizeOf(apart, () => 0.6)
    expect(em).toBeCloseTo(0.1 / 0.6)
    expect(pairs).toBe(6)
  })

  test('is unknown for a single letter', () => {
    expect(sizeOf(glyphs('7', 1), () => 0.6).em).toBeNull()
  })
})
