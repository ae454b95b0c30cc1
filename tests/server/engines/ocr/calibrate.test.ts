import { describe, expect, test } from 'vitest'
import { measuredReliability, sureLevels } from '../../../../contracts/ocr/reliability.ts'
import { calibrated, DOUBTFUL, KNOWN } from '../../../../server/engines/ocr/calibrate.ts'
import type { Evidence } from '../../../../server/engines/ocr/kinds/page.ts'
import { LOW_LETTERS } from '../../../../server/engines/ocr/picture/quality.ts'
import { type JudgedPhoto, reliabilityOf } from '../../../bench/documents/reliability.ts'
import { randomFrom } from '../../../bench/names/random.ts'

const clear: Evidence = {
  confidence: 0.99,
  least: 0.97,
  sharpness: 0.5,
  isDisturbed: false,
  height: 36,
  mayBeParted: false,
}

const fields = ['number', 'birthDate', 'name', 'address', 'vehicleClasses', 'gender'] as const

describe('the confidence of a field', () => {
  test('is known where every character was clear', () => {
    expect(calibrated('number', 'latin', clear)).toBe(KNOWN)
    expect(calibrated('name', 'latin', clear)).toBe(KNOWN)
    expect(calibrated('address', 'latin', clear)).toBe(KNOWN)
  })

  test('is at most doubtful on a blurred or disturbed line, in small letters, in a list, and of a name that may be two words', () => {
    for (const name of fields) {
      expect(calibrated(name, 'latin', { ...clear, sharpness: 0.15 })).toBeLessThanOrEqual(DOUBTFUL)
      expect(calibrated(name, 'latin', { ...clear, isDisturbed: true })).toBeLessThanOrEqual(DOUBTFUL)
      expect(calibrated(name, 'latin', { ...clear, height: LOW_LETTERS - 1 })).toBeLessThanOrEqual(DOUBTFUL)
    }
    expect(calibrated('vehicleClasses', 'latin', clear)).toBe(DOUBTFUL)
    expect(calibrated('fatherName', 'latin', { ...clear, mayBeParted: true })).toBe(DOUBTFUL)
    expect(calibrated('address', 'latin', { ...clear, mayBeParted: true })).toBe(KNOWN)
  })

  test('of a name in Devanagari is never known', () => {
    expect(calibrated('nameHindi', 'devanagari', clear)).toBeLessThan(DOUBTFUL)
  })

  test('never rises as the evidence gets worse, and lies on no other side of the limit than what was measured', () => {
    const random = randomFrom(25)
    for (let round = 0; round < 500; round++) {
      const better: Evidence = {
        confidence: random(),
        least: random(),
        sharpness: random(),
        isDisturbed: random() < 0.2,
        height: random() * 60,
        mayBeParted: random() < 0.5,
      }
      const worse: Evidence = {
        confidence: better.confidence * random(),
        least: better.least * random(),
        sharpness: better.sharpness * random(),
        isDisturbed: better.isDisturbed || random() < 0.2,
        height: better.height * random(),
        mayBeParted: better.mayBeParted || random() < 0.5,
      }
      for (const name of fields) {
        const stated = calibrated(name, 'latin', better)
        expect(calibrated(name, 'latin', worse)).toBeLessThanOrEqual(stated)
        expect(stated === KNOWN || stated <= DOUBTFUL).toBe(true)
      }
    }
  })
})

test('the reliability curve counts by bin and by level, and sums up how far it is off', () => {
  const field = (stated: number, right: boolean, sure: boolean) => ({
    level: 'light' as const,
    name: 'number' as const,
    value: '1',
    stated,
    right,
    sure,
  })
  const photos: JudgedPhoto[] = [
    { level: 'clean', refused: 'tooBlurred', fields: [] },
    {
      level: 'light',
      refused: undefined,
      fields: [field(1, true, true), field(1, false, true), field(0.6, true, false)],
    },
  ]
  const found = reliabilityOf(photos)
  expect(found).toMatchObject({ fields: 3, sure: 2, sureRight: 0.5 })
  expect(found.calibrationError).toBeCloseTo((2 * 0.5 + 0.4) / 3)
  expect(found.byBin['from0.5']).toEqual({ fields: 1, stated: 0.6, right: 1 })
  expect(found.byLevel.clean).toEqual({ photos: 1, refused: 1, fields: 0, sure: 0, sureRight: 1 })
})

test('the page of thresholds shows the confidences that a reading can state', () => {
  const stated = measuredReliability.map(level => level.stated)
  expect(stated).toEqual([KNOWN * 100, DOUBTFUL * 100, 82, 80, 40])
  const doubtful = { ...clear, least: 0.55 }
  const hopeless = { ...clear, least: 0.1 }
  const found = [clear, doubtful, hopeless].flatMap(evidence =>
    fields.map(name => Math.round(calibrated(name, 'latin', evidence) * 1_000) / 10),
  )
  expect([...new Set([...found, calibrated('name', 'devanagari', clear) * 100])].toSorted((a, b) => b - a)).toEqual(
    stated,
  )
  // A threshold between two of them does what the higher one does.
  expect(sureLevels(95)).toEqual(sureLevels(99))
  expect(sureLevels(94).map(level => level.stated)).toEqual([99.5, 94])
})
