import { expect, test } from 'vitest'
import { codeFailure } from '../../../../server/people/accounts/codeSignIn.ts'
import { translate } from '../../../../server/platform/translate.ts'

const scope = { actor: { kind: 'system', name: 'visitor' }, ip: null, requestId: null } as const

test.each(['signIn.locked', 'signIn.tooMany', 'secondFactor.locked'] as const)('%s: one minute, or several', key => {
  expect(translate('en', key, { smart_count: 1 })).toMatch(/Try again in a minute\.$/)
  expect(translate('en', key, { smart_count: 12 })).toMatch(/Try again in 12 minutes\.$/)
  expect(translate('hi', key, { smart_count: 1 })).toContain('एक मिनट बाद')
})

test('a wrong code from a phone does not speak of e-mail', () => {
  expect(codeFailure({ ...scope, locale: 'en' }, 'wrong').message).not.toMatch(/mail/i)
  expect(codeFailure({ ...scope, locale: 'hi' }, 'wrong').message).not.toContain('ईमेल')
})
