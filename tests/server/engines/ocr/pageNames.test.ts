import { expect, test } from 'vitest'
import type { DocumentField } from '../../../../contracts/ocr/documents.ts'
import { mergeMrz } from '../../../../server/engines/ocr/kinds/mergeMrz.ts'
import { layOut } from '../../../../server/engines/ocr/kinds/page.ts'
import { confirmNames } from '../../../../server/engines/ocr/kinds/pageNames.ts'
import { parseMrz } from '../../../../server/engines/ocr/mrz/parse.ts'
import type { TextLine } from '../../../../server/engines/ocr/recognise/recognise.ts'

const box = { x: 0, y: 900, width: 800, height: 80 }

/** The names of a foreign passport whose zone and page say this. */
function names(zone: string, page: readonly [text: string, confidence: number][]) {
  const first = `P<UTO${zone}`.padEnd(44, '<')
  const parsed = parseMrz([first, 'L898902C36UTO7408122F1204159ZE184226B<<<<<10'])
  if (!parsed) throw new Error('no zone')
  const mrz = { ...parsed, picture: 0, box }
  const lines = page.map(
    ([text, confidence], row): TextLine => ({
      text,
      confidence,
      box: { x: 10, y: row * 40, width: 200, height: 30 },
      strip: { x: 110, y: row * 40 + 15, width: 200, height: 30, angle: 0 },
      words: [],
      glyphs: [],
      foreign: 0,
      candidates: [],
    }),
  )
  const fields = confirmNames(mergeMrz([], mrz, '2026-11-25').fields, mrz, layOut(lines, 0, 0))
  const of = (name: DocumentField['name']) => fields.find(field => field.name === name)
  return { surname: of('surname'), givenNames: of('givenNames'), number: of('number') }
}

test('a printed line with the same letters confirms a name, and says where it stands', () => {
  const { surname, givenNames, number } = names('REDDY<<IMRAN<NATH', [
    ['Surname', 0.99],
    ['REDDY', 0.98],
    ['IMRAN NATH', 0.97],
  ])
  expect(surname).toMatchObject({ value: 'REDDY', check: { code: 'mrzAgrees' }, box: { y: 40 } })
  expect(givenNames).toMatchObject({ value: 'IMRAN NATH', confidence: 0.995, box: { y: 80 } })
  // What a check digit covers needs no witness.
  expect(number).toMatchObject({ value: 'L898902C3', box, check: { code: 'checksumOk' } })
})

test('letters that the zone has lost are taken from the page', () => {
  const page = [
    ['REDDY', 0.98],
    ['IMRAN NATH', 0.97],
  ] as const
  expect(
    names(
      'REDDY<<<MRAN<NATH',
      page.map(([text, confidence]) => [text, confidence]),
    ).givenNames,
  ).toMatchObject({
    value: 'IMRAN NATH',
    check: { state: 'ok', code: 'mrzAgrees' },
  })
})

test('a name that nothing confirms is not sure: another line, one that lacks too much, and one that was read badly', () => {
  for (const line of [
    ['ANITA', 0.99],
    ['IMRAN NATH MOHAMMED', 0.99],
    ['IMRAN NATH', 0.6],
    ['IMRAN 47', 0.99],
  ] as const)
    expect(names('REDDY<<<MRAN<NATH', [[line[0], line[1]]]).givenNames).toMatchObject({
      value: 'MRAN NATH',
      confidence: 0.94,
      box,
    })
})
