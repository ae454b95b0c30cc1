import { expect, test } from 'vitest'
import { createVault, deriveIndexKey, keyIdOf } from '../../../../server/platform/vault.ts'
import { sealUnbound } from '../../../support/sealed.ts'

const before = 'the secret before the rotation of it all'
const after = 'the secret after the rotation of it all'
const place = { column: 'verifications.input_sealed', id: 'ver_1' } as const
const vault = createVault(after, { old: before })

test('a sealed value opens in its own row and column only', () => {
  const sealed = vault.seal('AAACZ1000A', place)
  expect(vault.open(sealed, place)).toBe('AAACZ1000A')
  expect(() => vault.open(sealed, { ...place, id: 'ver_2' })).toThrow('unable to authenticate data')
  expect(() => vault.open(sealed, { column: 'drafts.input_sealed', id: 'ver_1' })).toThrow(
    'unable to authenticate data',
  )
  expect(() => vault.open(sealed, { token: 'challan-code' })).toThrow('unable to authenticate data')
  expect(() => vault.open(sealed, { column: 'bulk_rows.cells_sealed', id: ['ver_1', 2] })).toThrow(
    'unable to authenticate data',
  )
})

test('it names the key, and no two are alike', () => {
  const sealed = vault.seal('AAACZ1000A', place)
  expect(sealed.startsWith(`s2.${keyIdOf(after)}.`)).toBe(true)
  expect(sealed).not.toBe(vault.seal('AAACZ1000A', place))
  const [version, , body = ''] = sealed.split('.')
  expect(() => vault.open(`${version}.${keyIdOf(before)}.${body}`, place)).toThrow('unable to authenticate data')
  expect(() => vault.open(sealed.slice(0, -2), place)).toThrow('unable to authenticate data')
})

test('the old key opens and seals nothing', () => {
  const sealed = createVault(before).seal('AAACZ1000A', place)
  expect(vault.open(sealed, place)).toBe('AAACZ1000A')
  expect(vault.seal('AAACZ1000A', place)).not.toContain(keyIdOf(before))
  expect(() => vault.open(sealed, { ...place, id: 'ver_2' })).toThrow('unable to authenticate data')
  expect(() => createVault(after).open(sealed, place)).toThrow(keyIdOf(before))
})

test('values from before they carried a key id open with both keys', () => {
  for (const secret of [before, after]) expect(vault.open(sealUnbound(secret, 'AAACZ1000A'), place)).toBe('AAACZ1000A')
  expect(() => vault.open(sealUnbound('neither of them', 'AAACZ1000A'), place)).toThrow('unable to authenticate data')
  expect(() => vault.open('AAACZ1000A', place)).toThrow(/./)
})

test('tokens and MACs do not change with the sealing key, and do with theirs', () => {
  const [one, rotated, other] = [
    createVault(before, { signing: 'signing' }),
    createVault(after, { signing: 'signing' }),
    createVault(after, { signing: 'another' }),
  ]
  expect(rotated.sign('object', 'a')).toBe(one.sign('object', 'a'))
  expect(rotated.tokenKey('customer').equals(one.tokenKey('customer'))).toBe(true)
  expect(other.sign('object', 'a')).not.toBe(one.sign('object', 'a'))
  expect(createVault(before).sign('object', 'a')).toBe(createVault(after, { signing: before }).sign('object', 'a'))
})

test('indexes stay when the secret changes', () => {
  const index = deriveIndexKey(before)
  expect(createVault(after, { index }).index('pan', 'AAACZ1000A')).toBe(createVault(before).index('pan', 'AAACZ1000A'))
})
