import { gunzipSync, gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { proveAadhaarQr } from '../../../../server/engines/proofs/aadhaar/proveQr.ts'
import {
  asha,
  codeOf,
  contentOf,
  digitsOf,
  type Holder,
  hashOf,
  photoOf,
} from '../../../support/proofs/aadhaarCodes.ts'
import { makeAuthority } from '../../../support/proofs/authority.ts'

const uidai = makeAuthority('Our UIDAI')
const older = makeAuthority('Our UIDAI before', { from: 2021, to: 2024 })
const stranger = makeAuthority('Somebody')
const keys = [older.imported(), uidai.imported()]
const now = new Date('2026-03-01T06:00:00Z')

const prove = (text: string, more: Partial<Parameters<typeof proveAadhaarQr>[0]> = {}) =>
  proveAadhaarQr({ text, keys, now, ...more })

const outcomeOf = (text: string, check: string, more = {}) =>
  prove(text, more).checks.find(one => one.check === check)?.outcome

/** The verdict, or why it is no such code. */
function answerTo(text: string): string {
  try {
    return prove(text).verdict
  } catch (error) {
    return (error as { code: string }).code
  }
}

const bytesIn = (digits: string) => gunzipSync(Buffer.from(BigInt(digits).toString(16), 'hex'))

describe('a code that the issuer signed', () => {
  test.each(['V1', 'V2'] as const)('of layout %s is proven, with every value in its place', version => {
    const proof = prove(codeOf(uidai, { ...asha, version }, [photoOf(5)]))
    expect(proof).toMatchObject({
      verdict: 'proven',
      kind: 'secureQr',
      version,
      signedAt: '2026-02-14T05:00:45.123Z',
      signer: { issuer: 'Our UIDAI' },
      open: ['bearer', 'revocation', 'currentData'],
      fields: {
        lastFour: '3632',
        name: 'Asha Rao',
        birthDate: '1986-04-12',
        gender: 'female',
        careOf: 'C/O: Suresh Rao',
        house: '14',
        street: 'Paud Road',
        locality: 'Kothrud',
        village: 'Pune City',
        postOffice: 'Kothrud',
        subDistrict: 'Haveli',
        district: 'Pune',
        state: 'Maharashtra',
        pinCode: '411038',
      },
    })
    expect(Buffer.from(proof.photo ?? [])).toEqual(photoOf(5))
  })

  test('without a photo says so', () => {
    const code = codeOf(uidai, asha)
    expect(prove(code)).toMatchObject({ verdict: 'proven', photo: null })
    expect(outcomeOf(code, 'photo')).toBe('absent')
  })

  test('of a layout that nobody has published is read as version 2 if it fits, and never proven without a doubt', () => {
    const proof = prove(codeOf(uidai, { ...asha, version: 'V3' }, [photoOf(5)]))
    expect(proof).toMatchObject({ verdict: 'doubtful', fields: { name: 'Asha Rao' } })
    const shifted = prove(codeOf(uidai, { ...asha, version: 'V9', gender: 'A new value' }))
    expect(shifted).toMatchObject({ verdict: 'doubtful', fields: null, photo: null, signer: { issuer: 'Our UIDAI' } })
  })

  test('with a photo whose end is not certain shows none', () => {
    const proof = prove(codeOf(uidai, { ...asha, indicator: '3' }, [photoOf(5).subarray(0, -1), Buffer.alloc(64, 1)]))
    expect(proof).toMatchObject({ verdict: 'doubtful', photo: null })
  })

  test('of another day than its key’s period, or of tomorrow, is doubtful', () => {
    expect(prove(codeOf(older, asha))).toMatchObject({ verdict: 'doubtful', signer: { issuer: 'Our UIDAI before' } })
    expect(outcomeOf(codeOf(older, asha), 'keyPeriod')).toBe('failed')
    const ahead = codeOf(uidai, { ...asha, referenceId: '363220260302103045123' })
    expect(outcomeOf(ahead, 'time')).toBe('failed')
    expect(prove(ahead).verdict).toBe('doubtful')
  })

  test('only with the year of birth, or with a date that is on no calendar, has no date', () => {
    expect(prove(codeOf(uidai, { ...asha, birth: '1986' })).fields).toMatchObject({ birthDate: null, birthYear: 1986 })
    expect(prove(codeOf(uidai, { ...asha, birth: '31-02-1986' })).fields).toMatchObject({
      birthDate: null,
      birthYear: null,
    })
  })
})

describe('a mobile number', () => {
  const both: Holder = { ...asha, version: 'V1', indicator: '3' }
  const hashes = [hashOf('asha@example.test', both), hashOf('9800000002', both)]
  const code = codeOf(uidai, both, [photoOf(5), ...hashes])

  test('is confirmed by its hash, repeated as the last digit says', () => {
    expect(outcomeOf(code, 'mobile', { mobile: '+91 98000 00002' })).toBe('passed')
    expect(outcomeOf(code, 'email', { email: 'asha@example.test' })).toBe('passed')
    expect(prove(code, { mobile: '9800000002' }).verdict).toBe('proven')
  })

  test('of somebody else makes the answer doubtful', () => {
    expect(prove(code, { mobile: '9800000003' }).verdict).toBe('doubtful')
    expect(outcomeOf(code, 'mobile', { mobile: '9800000003' })).toBe('differs')
    expect(outcomeOf(code, 'email', { email: 'other@example.test' })).toBe('open')
  })

  test('with one hash for e-mail or mobile is confirmed or left open', () => {
    const one: Holder = { ...asha, version: 'V1', indicator: '1' }
    const single = codeOf(uidai, one, [photoOf(5), hashOf('9800000002', one)])
    expect(outcomeOf(single, 'mobile', { mobile: '9800000002' })).toBe('passed')
    expect(outcomeOf(single, 'mobile', { mobile: '9800000003' })).toBe('open')
  })

  test('is contradicted by its last four digits, and never proven by them', () => {
    const last = codeOf(uidai, asha, [photoOf(5)])
    expect(outcomeOf(last, 'mobile', { mobile: '9811110002' })).toBe('open')
    expect(outcomeOf(last, 'mobile', { mobile: '9800000003' })).toBe('differs')
  })

  test('is absent where the code holds nothing of it', () => {
    expect(outcomeOf(codeOf(uidai, { ...asha, version: 'V1' }), 'mobile', { mobile: '9800000002' })).toBe('absent')
    // Whoever asks has no answer then, so that the headline is not clean.
    const code = codeOf(uidai, { ...asha, version: 'V1' })
    expect([prove(code).verdict, prove(code, { mobile: '9800000002' }).verdict]).toEqual(['proven', 'doubtful'])
  })
})

describe('nothing forged is proven', () => {
  const whole = contentOf(asha, [photoOf(5)])
  const signature = uidai.sign(whole)
  const signed = Buffer.concat([whole, signature])

  test('a changed name, another’s photo, a cut photo, another’s signature', () => {
    const other = codeOf(uidai, { ...asha, name: 'Vikram Singh' }, [photoOf(9)])
    const forged = [
      Buffer.concat([contentOf({ ...asha, name: 'Asha Roy' }, [photoOf(5)]), signature]),
      Buffer.concat([contentOf(asha, [photoOf(9)]), signature]),
      Buffer.concat([contentOf(asha), signature]),
      Buffer.concat([whole, bytesIn(other).subarray(-256)]),
      Buffer.concat([whole, stranger.sign(whole)]),
      Buffer.concat([whole, Buffer.alloc(256)]),
      Buffer.concat([whole, Buffer.alloc(256, 255)]),
      Buffer.concat([whole, signature, signature]),
    ]
    for (const content of forged) {
      const proof = prove(digitsOf(content))
      expect(proof).toMatchObject({ verdict: 'not_proven', signer: null })
      expect(proof.checks).toEqual([{ check: 'signature', outcome: 'failed' }])
    }
  })

  test('no key, or a key of another purpose, proves nothing', () => {
    const code = digitsOf(signed)
    expect(prove(code, { keys: [] })).toMatchObject({ verdict: 'unknown_key', signer: null })
    expect(prove(code, { keys: [uidai.imported('einvoice'), uidai.imported('documents')] }).verdict).toBe('unknown_key')
    expect(prove(code, { keys: [older.imported()] }).verdict).toBe('not_proven')
  })

  test('any bit that is changed, with a fixed seed', () => {
    let random = 20_260_301
    const next = (below: number) => {
      random = (Math.imul(random, 1_103_515_245) + 12_345) >>> 0
      return random % below
    }
    const answers = new Set<string>()
    for (let round = 0; round < 300; round++) {
      const changed = Buffer.from(signed)
      const at = next(changed.length)
      changed[at] = (changed[at] ?? 0) ^ (1 << next(8))
      answers.add(answerTo(digitsOf(changed)))
    }
    expect([...answers].filter(answer => !['not_proven', 'notThisKind', 'damaged'].includes(answer))).toEqual([])
  })

  test('the XML code of older letters is unsigned, and keeps four digits of the number', () => {
    const xml =
      '<?xml version="1.0" encoding="UTF-8"?>\n<PrintLetterBarcodeData uid="999988887777" name="Asha Rao" gender="F" yob="1986" dob="12/04/1986" dist="Pune" state="Maharashtra" pc="411038"/>'
    const proof = prove(xml)
    expect(proof).toMatchObject({
      kind: 'xmlQr',
      verdict: 'unsigned',
      signer: null,
      fields: { name: 'Asha Rao', lastFour: '7777', birthDate: '1986-04-12' },
    })
    expect(JSON.stringify(proof)).not.toContain('99998888')
  })
})

describe('what is no such code is refused', () => {
  test.each([
    ['ten million digits', '9'.repeat(10_000_000), 'tooLarge'],
    ['nothing', '', 'notThisKind'],
    ['a short number', '123456', 'notThisKind'],
    ['a number that is no archive', '7'.repeat(2_000), 'notThisKind'],
    ['a bomb', BigInt(`0x${gzipSync(Buffer.alloc(2_000_000)).toString('hex')}`).toString(), 'tooLarge'],
    ['an archive of something else', digitsOf(Buffer.from('x'.repeat(900))), 'notThisKind'],
    ['an archive with less than a signature', digitsOf(Buffer.from('V2')), 'notThisKind'],
    ['an XML text with entities', '<!DOCTYPE a [<!ENTITY b "c">]><PrintLetterBarcodeData uid="&b;"/>', 'damaged'],
    ['another XML text', '<Other/>', 'notThisKind'],
  ])('%s', (_, text, code) => {
    expect(answerTo(text)).toBe(code)
  })

  test('a code whose last digits are missing', () => {
    expect(['notThisKind', 'damaged']).toContain(answerTo(codeOf(uidai, asha, [photoOf(5)]).slice(0, -40)))
  })
})
