import { expect, test } from 'vitest'
import { z } from 'zod'
import { InvalidInput, problemOfInput, withoutWords } from '../../../server/platform/invalidInput.ts'
import { testApp } from '../../support/app.ts'
import { clientHeaders } from '../../support/factories.ts'

const { app, ctx } = await testApp()

const own = z.string().refine(() => false, 'Our own words.')
const schema = z.strictObject({
  consent: z.literal(true),
  name: z.string().min(2).max(4),
  kind: z.enum(['a', 'b']),
  count: z.number().int().min(1).max(9),
  price: z.number().gt(0).multipleOf(5),
  list: z.array(z.string()).max(1),
  day: z.iso.date(),
  email: z.email(),
  either: z.union([z.string(), z.number()]),
  own,
})

const valid = {
  consent: true,
  name: 'abc',
  kind: 'a',
  count: 3,
  price: 5,
  list: [],
  day: '2026-11-23',
  email: 'a@example.in',
  either: 'x',
}

function wordsOf(input: object, locale: 'en' | 'hi' = 'en') {
  const { error } = schema.omit({ own: true }).strict().safeParse(input, withoutWords)
  const { message, fields } = problemOfInput(new InvalidInput(error?.issues ?? []), locale)
  return { message, fields: fields?.map(field => `${field.field}: ${field.message}`) }
}

test.each([
  [{ consent: false }, 'Consent: This must be true.'],
  [{ name: undefined }, 'Name: This is required.'],
  [{ name: null }, 'Name: This is required.'],
  [{ name: 7 }, 'Name: Enter text.'],
  [{ name: 'a' }, 'Name: Enter at least 2 characters.'],
  [{ name: 'abcde' }, 'Name: Enter at most 4 characters.'],
  [{ kind: 'c' }, 'kind: This must be one of: a, b.'],
  [{ count: 1.5 }, 'count: Enter a whole number.'],
  [{ count: 'x' }, 'count: Enter a number.'],
  [{ count: 0 }, 'count: This must be 1 or more.'],
  [{ count: 10 }, 'count: This must be 9 or less.'],
  [{ price: 0 }, 'price: This must be more than 0.'],
  [{ price: 7 }, 'price: This must be a multiple of 5.'],
  [{ list: {} }, 'list: This must be a list.'],
  [{ list: ['a', 'b'] }, 'list: Give at most 1 item.'],
  [{ day: '23-11-2026' }, 'day: Enter a date in the form YYYY-MM-DD.'],
  [{ email: 'x' }, 'E-mail: Enter a complete e-mail address.'],
  [{ either: true }, 'either: This value is not valid.'],
])('%j is answered with “%s”', (change, message) => {
  expect(wordsOf({ ...valid, ...change }).message).toBe(message)
})

test('unknown fields are named, shortened', () => {
  expect(wordsOf({ ...valid, x: 1 }).message).toBe('Unknown field: x.')
  const many = wordsOf({ ...valid, ['k'.repeat(500)]: 1, b: 1, c: 1, d: 1 })
  expect(many.message).toBe(`Unknown fields: ${'k'.repeat(40)}…, b, c.`)
})

test('the contract’s own words are kept, and Hindi readers get Hindi', () => {
  const issues = z.object({ own }).safeParse({ own: 'x' }, withoutWords).error?.issues ?? []
  expect(problemOfInput(new InvalidInput(issues), 'hi').message).toBe('Our own words.')
  expect(wordsOf({ ...valid, consent: false }, 'hi')).toEqual({
    message: 'सहमति: यहाँ true होना चाहिए।',
    fields: ['consent: यहाँ true होना चाहिए।'],
  })
})

test('named calls answer in the reader’s language', async () => {
  const send = (language: string) =>
    app.inject({
      method: 'POST',
      url: '/api/userLogin/authentication',
      headers: { ...clientHeaders(ctx), 'accept-language': language },
      payload: { email: 7 },
    })
  expect((await send('en')).json()).toMatchObject({ message: 'E-mail: Enter text.' })
  expect((await send('hi')).json()).toMatchObject({ message: 'ईमेल: यहाँ टेक्स्ट लिखें।' })
})
