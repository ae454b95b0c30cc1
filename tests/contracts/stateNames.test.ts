import { expect, test } from 'vitest'
import { gstStates, plateStates } from '../../contracts/identifiers/index.ts'
import { stateName } from '../../contracts/identifiers/states.ts'

test('every state has its name in both languages', () => {
  for (const name of [...gstStates.values(), ...plateStates.values()]) {
    expect(stateName(name.en, 'en')).toBe(name.en)
    expect(stateName(name.en, 'hi')).toBe(name.hi)
  }
})

test('a registrar’s state is known too, and anything else stays as it is', () => {
  expect(stateName('Maharashtra (Pune)', 'hi')).toBe('महाराष्ट्र (पुणे)')
  expect(stateName('Foreign country', 'hi')).toBe('Foreign country')
})
