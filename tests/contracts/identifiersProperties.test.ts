import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  checkIdentifier,
  generateIdentifier,
  type IdentifierKind,
  identifierFacts,
  identifierKinds,
  maskIdentifier,
  normaliseIdentifier,
  placeInTyped,
} from '../../contracts/identifiers/index.ts'
import { anyKind, replaced, swapped, valid } from './identifiersArbitrary.ts'

const digits = '0123456789'.split('')
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('')

const clean = (kind: IdentifierKind, value: string) => {
  const checked = checkIdentifier(kind, value)
  return checked.ok && checked.warning === undefined
}

describe.each(identifierKinds)('%s', kind => {
  it('has a sample that is valid, and three digits of it for the sandbox', () => {
    const { sample, sandboxPlace, length } = identifierFacts(kind)
    expect(checkIdentifier(kind, sample)).toMatchObject({ ok: true, value: sample })
    expect(sample.slice(sandboxPlace(sample), sandboxPlace(sample) + 3)).toMatch(/^\d{3}$/)
    expect(length ?? sample.length).toBe(sample.length)
  })

  it('generates only valid values, already normalised', () => {
    fc.assert(
      fc.property(valid(kind), value => {
        expect(checkIdentifier(kind, value)).toMatchObject({ ok: true, value })
        expect(clean(kind, value)).toBe(true)
      }),
    )
  })

  it.each([0, 1 - 2 ** -53])('generates a valid value when every random number is %d', number => {
    expect(
      clean(
        kind,
        generateIdentifier(kind, () => number),
      ),
    ).toBe(true)
  })

  it('masks itself: a hidden character changes nothing in the mask', () => {
    fc.assert(
      fc.property(valid(kind), fc.nat(), (value, place) => {
        const masked = maskIdentifier(kind, value)
        const marks = [...masked.replace(/^\+91 /, '').replace(kind === 'udyam' ? /[ -]/g : /[ ]/g, '')]
        expect(marks).toHaveLength(value.length)
        const hidden = marks.flatMap((mark, at) => (mark === value.charAt(at) ? [] : [at]))
        expect(hidden.length).toBeGreaterThanOrEqual(kind === 'rc' || kind === 'vehicleOrTag' ? 1 : 2)
        const at = hidden[place % hidden.length] ?? 0
        const others = digits.includes(value.charAt(at)) ? digits : letters
        const masks = others.map(other => maskIdentifier(kind, replaced(value, at, other)))
        expect(new Set(masks)).toEqual(new Set([masked]))
      }),
    )
  })

  it('marks the character that cannot stand where it stands', () => {
    fc.assert(
      fc.property(valid(kind), fc.nat(), (value, place) => {
        const at = place % value.length
        expect(checkIdentifier(kind, replaced(value, at, '<'))).toMatchObject({ ok: false, at })
      }),
    )
  })

  it('refuses a megabyte by its length alone', () => {
    for (const filler of ['1', 'A', ' ', '-', '०']) {
      const checked = checkIdentifier(kind, filler.repeat(2 ** 20))
      expect(checked).toMatchObject({ ok: false, reason: expect.stringContaining('1048576 characters.') })
      expect(maskIdentifier(kind, filler.repeat(2 ** 20))).toBe('xxxxxxxxxxxx')
    }
  })
})

const exactKinds = [
  'pan',
  'aadhaar',
  'gstin',
  'llpin',
  'din',
  'ifsc',
  'uan',
  'epic',
  'passport',
  'pin',
  'phone',
  'udyam',
  'fssai',
  'tan',
] as const

describe.each(exactKinds)('%s', kind => {
  it('marks a letter among digits and a digit among letters', () => {
    fc.assert(
      fc.property(valid(kind), fc.nat(), (value, place) => {
        const at = place % value.length
        const other = digits.includes(value.charAt(at)) ? 'O' : '0'
        // Some places take both: the branch in an IFSC, the check character, the registration and the fifth of a PAN or TAN in a GSTIN.
        const takesBoth = at === 14 || at === 6 || (at === 12 && other === 'O')
        fc.pre(!(kind === 'ifsc' && at > 4) && !(kind === 'gstin' && takesBoth))
        expect(checkIdentifier(kind, replaced(value, at, other))).toMatchObject({ ok: false, at })
      }),
    )
  })
})

describe.each(['aadhaar', 'gstin', 'epic'] as const)('%s', kind => {
  it('catches each change of one character that its check covers', () => {
    // The letters of an EPIC stand outside its check.
    const from = kind === 'epic' ? 3 : 0
    fc.assert(
      fc.property(valid(kind), value => {
        const places = Array.from({ length: value.length - from }, (_, i) => from + i)
        const changed = places.flatMap(at => [...digits, ...letters].map(char => replaced(value, at, char)))
        expect(changed.filter(other => other !== value && clean(kind, other))).toEqual([])
      }),
      { numRuns: 50 },
    )
  })

  it('catches each swap of neighbours that its scheme promises', () => {
    // Luhn cannot tell its smallest from its largest value in any order: 09 and 90, or 0Z and Z0 in base 36.
    const blind = { aadhaar: [], epic: ['09', '90'], gstin: ['0Z', 'Z0'] }[kind] as string[]
    const from = kind === 'epic' ? 3 : 0
    fc.assert(
      fc.property(valid(kind), value => {
        const places = Array.from({ length: value.length - 1 - from }, (_, i) => from + i)
        const seen = places.filter(at => !blind.includes(value.slice(at, at + 2))).map(at => swapped(value, at))
        expect(seen.filter(other => other !== value && clean(kind, other))).toEqual([])
      }),
    )
  })
})

it('normalises once and for all, whatever is typed', () => {
  const typed = fc.string({ unit: fc.constantFrom(...'+-()/. \u200B09१ßaZ'.split(''), '+91', '0091', '9812345210') })
  fc.assert(
    fc.property(anyKind, fc.oneof(typed, fc.string({ unit: 'binary' })), (kind, value) => {
      const once = normaliseIdentifier(kind, value)
      expect(normaliseIdentifier(kind, once)).toBe(once)
    }),
    { numRuns: 500 },
  )
})

it('answers anything with a verdict that points inside the value', () => {
  fc.assert(
    fc.property(anyKind, fc.string({ unit: 'binary' }), (kind, value) => {
      const checked = checkIdentifier(kind, value)
      if (checked.ok) return
      expect(checked.reason).not.toMatch(/\{\w+\}|undefined/)
      expect(checked.at ?? 0).toBeLessThan(Math.max(1, normaliseIdentifier(kind, value).length))
    }),
    { numRuns: 2000 },
  )
})

describe('what a spreadsheet makes of a number', () => {
  const numeric = identifierKinds.filter(kind => /^\d+$/.test(generateIdentifier(kind, () => 0.3)))
  const coded = identifierKinds.filter(kind => identifierFacts(kind).typing !== 'address')

  it.each(numeric)('a %s with a decimal point is refused, with the number that was meant', kind => {
    fc.assert(
      fc.property(valid(kind), fc.constantFrom('.0', '.00', '.', ',0'), (value, tail) => {
        fc.pre(/^\d+$/.test(value))
        const checked = checkIdentifier(kind, value + tail)
        expect(checked).toMatchObject({ ok: false, code: 'decimalMeant', at: value.length })
        expect(checked).toHaveProperty('reason', expect.stringContaining(`Did you mean ${value}?`))
        const hindi = checkIdentifier(kind, value + tail, 'hi')
        expect(hindi).toHaveProperty('reason', expect.stringContaining(value))
      }),
    )
  })

  it.each(coded)('a shortened number is named, whatever the column: %s', kind => {
    const number = fc.double({ min: 1e9, max: 1e24, noNaN: true })
    const form = fc.constantFrom(...['E+', 'E', 'e+', 'e'].map(e => (text: string) => text.replace('e+', e)))
    fc.assert(
      fc.property(number, fc.integer({ min: 1, max: 14 }), form, (value, places, written) => {
        expect(checkIdentifier(kind, written(value.toExponential(places)))).toMatchObject({
          ok: false,
          code: 'shortened',
        })
      }),
    )
  })

  it.each(coded)('no sign and no point vanishes from a %s', kind => {
    fc.assert(
      fc.property(valid(kind), fc.nat(), fc.constantFrom('.', '-', '+', ','), (value, place, sign) => {
        const at = place % (value.length + 1)
        const given = value.slice(0, at) + sign + value.slice(at)
        const between = at > 0 && at < value.length
        const mayGo = between && (sign === '-' || (sign === '.' && /\D\.|\.\D/.test(given)))
        fc.pre(!mayGo && !(kind === 'phone' && sign === '+'))
        expect(checkIdentifier(kind, given).ok).toBe(false)
      }),
    )
  })

  it('the wrong character is marked in the text as it was given', () => {
    expect(placeInTyped('pan', ' aapp-v12o4k', 7)).toBe(9)
    expect(placeInTyped('phone', '+91 58123 45210', 0)).toBe(4)
    expect(placeInTyped('udyam', 'MH-26-012345O', 0)).toBe(0)
    expect(placeInTyped('epic', 'ZZZ/100000O', 9)).toBe(10)
  })
})
