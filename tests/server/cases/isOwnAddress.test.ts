import { expect, test } from 'vitest'
import { isOwnAddress } from '../../../server/cases/isOwnAddress.ts'

const own = (subject_email: string | null, email: string | null, phone: string | null = null) =>
  isOwnAddress({ subject_email, subject_phone: '+919810678000' }, { email, phone })

test('a candidate is no referee under another spelling of their own address', () => {
  expect(own('asha@example.com', 'Asha@Example.com')).toBe(true)
  expect(own('asha@example.com', 'asha+manager@example.com')).toBe(true)
  expect(own('asha.rao@gmail.com', 'asharao@googlemail.com')).toBe(true)
  expect(own('asha@example.com', 'meera@example.com', '+919810678000')).toBe(true)
})

test('somebody else is', () => {
  expect(own('asha.rao@example.com', 'asharao@example.com')).toBe(false)
  expect(own('asha@example.com', 'asha@example.org')).toBe(false)
  expect(own(null, 'asha@example.com', '+919810678001')).toBe(false)
  expect(own(null, null)).toBe(false)
})
