import { expect, test } from 'vitest'
import { passwordProblem } from '../../contracts/people/passwords.ts'

test.each([
  ['123456789', 'short'],
  ['seven blue', null],
  ['x'.repeat(129), 'long'],
  [`${'xy'.repeat(64)}`, null],
  ['1234567890', 'common'],
  ['Password123', 'common'],
  ['qwertyuiop', 'common'],
  ['India@2024', 'common'],
  ['aaaaaaaaaaaa', 'common'],
  ['0987654321', 'common'],
  ['पासवर्डपासवर्ड', null],
  ['🔑🔑🔑🔑🔑', 'short'],
])('A124: %s is %s', (password, problem) => {
  expect(passwordProblem(password)).toBe(problem)
})
