import { describe, expect, test } from 'vitest'
import { wordsBefore } from '../../../../src/public/esign/pdf/wordsBefore.ts'
import { firstAnswers, isOpen, keptValues, openFields } from '../../../../src/public/esign/signing/answers.ts'
import { inReadingOrder } from '../../../../src/public/esign/signing/readingOrder.ts'
import { ownField } from './signing.ts'

const at = (name: string, page: number, x: number, y: number, height = 20) => ({ name, page, x, y, width: 80, height })
const names = (fields: { name: string }[]) => fields.map(({ name }) => name)

describe('the reading order', () => {
  test('goes by page, line, and from left to right, though a line is not quite straight', () => {
    const fields = [at('d', 1, 10, 10), at('b', 0, 300, 98), at('c', 0, 20, 140), at('a', 0, 20, 102)]
    expect(names(inReadingOrder(fields))).toEqual(['a', 'b', 'c', 'd'])
  })

  test('takes a tall field with the line that it stands beside, and loses none', () => {
    const fields = [at('right', 0, 300, 100), at('tall', 0, 20, 90, 60), at('below', 0, 20, 160)]
    expect(names(inReadingOrder(fields))).toEqual(['tall', 'right', 'below'])
  })
})

describe('what is left', () => {
  const fields = [ownField('a'), ownField('b', { required: false, kind: 'number' }), ownField('c')]
  const { values, ...rest } = firstAnswers(fields)
  const with_ = (more: Record<string, string>) => ({ ...rest, values: { ...values, ...more } })

  test('begins after the current field', () => {
    expect(openFields(fields, with_({})).map(({ id }) => id)).toEqual(['a', 'c'])
    expect(openFields(fields, with_({}), 'b').map(({ id }) => id)).toEqual(['c', 'a'])
  })

  test('counts an optional field only when its value is wrong, which is not kept', () => {
    const [, number] = fields
    if (!number) throw new Error('There are three.')
    expect(isOpen(number, with_({}))).toBe(false)
    expect(isOpen(number, with_({ b: 'ten' }))).toBe(true)
    expect(keptValues(fields, with_({ a: ' x ', b: 'ten' }))).toEqual({ a: 'x', c: '' })
  })

  test('has nothing to ask of fields that others or the platform fill in', () => {
    const fixed = [ownField('day', { kind: 'date', readOnly: true }), ownField('rent', { readOnly: true, value: '9' })]
    expect(openFields(fixed, firstAnswers(fixed))).toEqual([])
    expect(firstAnswers(fixed).values).toEqual({})
  })
})

describe('the words before a field', () => {
  const word = (text: string, x: number, y: number) => ({ text, x, y, width: text.length * 5, height: 11 })
  const box = { x: 200, y: 100, width: 160, height: 20 }

  test('are those on its left', () => {
    const items = [word('number:', 90, 104), word('Flat', 60, 104), word('Above', 60, 80), word('Right', 400, 104)]
    expect(wordsBefore(items, box)).toBe('Flat number:')
  })

  test('are the nearest line above if there are none, without lines to write on', () => {
    const items = [word('Far above', 60, 20), word('Signature of the tenant ........', 60, 84)]
    expect(wordsBefore(items, box)).toBe('Signature of the tenant')
  })

  test('are none where nothing stands', () => {
    expect(wordsBefore([word('Far above', 60, 10), word('Below', 60, 300)], box)).toBe('')
  })
})
