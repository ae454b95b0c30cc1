import { expect, test } from 'vitest'
import { codeFailure } from '../../../../server/people/accounts/codeSignIn.ts'
import { waitInWords } from '../../../../server/platform/access/rateLimit.ts'
import { translate } from '../../../../server/platform/translate.ts'

const scope = { actor: { kind: 'system', name: 'visitor' }, ip: null, requestId: null } as const

test.each(['signIn.locked', 'signIn.tooMany', 'secondFactor.locked'] as const)('%s: one minute, or several', key => {
  const text = (locale: 'en' | 'hi', seconds: number) => translate(locale, key, { wait: waitInWords(locale, seconds) })
  expect(text('en', 59)).toMatch(/Try again in 59 seconds\.$/)
  expect(text('en', 60)).toMatch(/Try again in 1 minute\.$/)
  expect(text('en', 700)).toMatch(/Try again in 12 minutes\.$/)
  expect(text('hi', 60)).toContain('1 मिनट बाद')
})

test('a wrong code from a phone does not speak of e-mail', () => {
  expect(codeFailure({ ...scope, locale: 'en' }, 'wrong').message).not.toMatch(/mail/i)
  expect(codeFailure({ ...scope, locale: 'hi' }, 'wrong').message).not.toContain('ईमेल')
})
