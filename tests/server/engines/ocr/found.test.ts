import { readFileSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { readDocument } from '../../../../server/engines/ocr/readDocument.ts'
import { stopDevanagari } from '../../../../server/engines/ocr/recognise/devanagari.ts'
import { confirmByLists, toResult } from '../../../../server/ocr/toResult.ts'

afterAll(stopDevanagari)

const contentOf = (name: string) => readFileSync(new URL(`../../../support/found/documents/${name}`, import.meta.url))

const read = (name: string) => {
  const type = name.endsWith('.png') ? 'png' : 'jpeg'
  return readDocument({ files: [{ type, content: contentOf(name) }], requested: 'detect', today: '2026-11-25' })
}

/** What a check answers, with the limit of confidence that is set at first. */
async function answerTo(name: string) {
  const found = await read(name)
  if ('problem' in found) throw new Error(found.problem)
  const result = toResult(confirmByLists(found.reading), { files: [], seenBefore: [], sureFrom: 95 })
  return {
    ...result,
    values: Object.fromEntries(result.fields.map(field => [field.name, field.value])),
    sure: result.fields.filter(({ sure }) => sure).map(field => field.name),
  }
}

test.each(['pan-blur.png', 'pb3.png', 'pb5.png'])('%s is too blurred to be read, and is refused', async name => {
  expect(await read(name)).toMatchObject({ problem: 'tooBlurred' })
})

test.each(['employeeid.jpg', 'visitingcard.jpg', 'invoice.jpg'])('%s is no document that is known', async name => {
  expect(await answerTo(name)).toMatchObject({ kind: 'unknown', number: null, fields: [] })
})

test('the number of a PAN card whose form is wrong is read as it is printed, and is not certain', async () => {
  expect(await answerTo('pan-badform.png')).toMatchObject({
    kind: 'pan',
    values: { number: 'ABCXK4321Q', name: 'ROHINI KULKARNI', fatherName: 'MOHAN KULKARNI', birthDate: '1986-08-14' },
    hints: [{ code: 'panHolderLetter' }],
    missing: [],
    sure: ['name', 'fatherName', 'birthDate'],
  })
})

test('the check digits of a forged passport never change what is printed', async () => {
  const { number, surname, givenNames, birthDate, expiryDate, mrz } = JSON.parse(
    contentOf('forged-truth.json').toString(),
  )['passport_0_flat.jpg']
  expect(await answerTo('forged_passport_0.jpg')).toMatchObject({
    kind: 'passport',
    values: { number, surname, givenNames, birthDate, expiryDate },
    mrz: [{ valid: false, corrected: 0, text: mrz }],
    hints: [
      { code: 'mrzCheckDigit', seen: '0', expected: '4' },
      { code: 'mrzCheckDigit', seen: '6', expected: '0' },
    ],
  })
})

test('a cheque of the State Bank of India has the IFSC that is printed, which a branch has', async () => {
  const { kind, values, sure } = await answerTo('cheque_0_flat.jpg')
  const printed = {
    accountNumber: '94275073191',
    ifsc: 'SBIN0000454',
    micr: '411002025',
    chequeNumber: '527506',
    bank: 'State Bank of India',
    branch: 'MG ROAD',
    name: 'MEENAKSHI SANDHU',
  }
  expect(kind).toBe('cheque')
  expect(printed).toMatchObject(values)
  expect(Object.keys(values)).toEqual(expect.arrayContaining(['accountNumber', 'ifsc', 'bank', 'name']))
  expect(sure).toContain('accountNumber')
})
