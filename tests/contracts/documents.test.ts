import { describe, expect, test } from 'vitest'
import * as en from '../../contracts/messages/en/index.ts'
import * as hi from '../../contracts/messages/hi/index.ts'
import {
  checkCodes,
  documentProblems,
  fieldNames,
  hintCodes,
  mrzCheckNames,
  qualityCodes,
  requestedKinds,
} from '../../contracts/ocr/documents.ts'

const codes: [keyof typeof en.documents, readonly string[]][] = [
  ['kind', [...requestedKinds, 'unknown']],
  ['field', fieldNames],
  ['check', checkCodes],
  ['mrz', mrzCheckNames],
  ['quality', qualityCodes],
  ['hint', hintCodes],
  ['problem', documentProblems],
]

describe.each([
  ['English', en.documents],
  ['Hindi', hi.documents],
])('in %s', (_, texts) => {
  test.each(codes)('each %s has a text of its own, and nothing else has one', (area, names) => {
    expect(Object.keys(texts[area]).toSorted()).toEqual(names.toSorted())
    expect(new Set(Object.values(texts[area])).size).toBe(names.length)
  })
})
