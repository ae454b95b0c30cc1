import { describe, expect, test } from 'vitest'
import { courtCodeOf, parseCnr } from '../../../../server/engines/courts/cnr.ts'
import { nameKeys } from '../../../../server/engines/courts/nameKeys.ts'

describe('a CNR', () => {
  test('is taken apart', () => {
    expect(parseCnr('MHPU01-001234-2020')).toEqual({
      valid: true,
      stateCode: 'MH',
      state: 'Maharashtra',
      districtCode: 'PU',
      establishment: '01',
      serial: '001234',
      year: 2020,
      problem: null,
    })
  })

  test('of a high court has no state', () => {
    expect(parseCnr('HCBM010012342020')).toMatchObject({ valid: true, stateCode: 'HC', state: null })
  })

  test.each(['', 'MHPU0100123420', 'MHPU01001234202X', 'M1PU010012342020', 'MHPU010012341849'])(
    '%j is refused with a reason in both languages',
    value => {
      const { valid, problem } = parseCnr(value)
      expect(valid).toBe(false)
      expect(problem?.en).toMatch(/\.$/)
      expect(problem?.hi).toMatch(/।$/)
    },
  )

  test('begins with the code of its court', () => {
    expect(courtCodeOf('mhpu01 001234 2020')).toBe('MHPU01')
  })
})

describe('the keys of a name', () => {
  test.each([
    ['Vikram Choudhary', 'Wikram Chaudhari'],
    ['Lakshmi Naidu', 'Laxmi Naidoo'],
    ['रमेश पाटिल', 'Ramesh Patil'],
    ['Shri R. K. Sharma', 'Sharma'],
  ])('%s and %s share one', (one, other) => {
    const keys = new Set(nameKeys(one))
    expect(nameKeys(other).filter(key => keys.has(key))).not.toEqual([])
  })

  test('of a name without words are none', () => {
    expect(nameKeys('.,- ')).toEqual([])
  })
})
