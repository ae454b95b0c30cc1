import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type OfflineQuestion, proveOffline } from '../../../../server/engines/proofs/aadhaar/proveOffline.ts'
import { makeAuthority } from '../../../support/proofs/authority.ts'
import { jpeg, offlineXml, offlineZip, SHARE_CODE, signXml, zipOf } from '../../../support/proofs/offlineFiles.ts'

const uidai = makeAuthority('Our UIDAI')
const older = makeAuthority('Our UIDAI before', { from: 2021, to: 2024 })
const stranger = makeAuthority('Somebody')
const keys = [older.imported(), uidai.imported()]
const now = new Date('2026-02-17T06:00:00Z')
const signed = signXml(uidai, offlineXml())

const prove = (file: Buffer | string, more: Partial<OfflineQuestion> = {}) =>
  proveOffline({ file: Buffer.from(file), shareCode: SHARE_CODE, keys, now, ...more })

function refusal(file: Buffer | string, more: Partial<OfflineQuestion> = {}): string {
  try {
    prove(file, more)
  } catch (error) {
    return (error as { code: string }).code
  }
  return 'taken'
}

describe('a file that the issuer signed', () => {
  test.each([
    ['ZipCrypto', { encryption: 'zipCrypto' }],
    ['AES-128, version 1', { encryption: 'aes1', strength: 1 }],
    ['AES-192, version 2', { encryption: 'aes2', strength: 2 }],
    ['AES-256, version 2', { encryption: 'aes2', strength: 3 }],
  ] as const)('in an archive with %s is proven', (_, options) => {
    const proof = prove(offlineZip(signed, options))
    expect(proof).toMatchObject({
      verdict: 'proven',
      signer: { issuer: 'Our UIDAI' },
      signedAt: '2026-02-14T05:00:45.123Z',
      ageDays: 3,
      open: ['bearer', 'revocation', 'currentData', 'sha1'],
      fields: { name: 'Asha Rao', lastFour: '3632', birthDate: '1986-04-12', gender: 'female', pinCode: '411038' },
    })
    expect(proof.photo).toEqual(jpeg(7))
  })

  test('with SHA-256 says nothing of SHA-1', () => {
    const xml = signXml(uidai, offlineXml(), 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256')
    expect(prove(xml)).toMatchObject({ verdict: 'proven', open: ['bearer', 'revocation', 'currentData'] })
  })

  test('with a photo that cannot be shown is doubtful, and does not say that it has none', () => {
    const proof = prove(signXml(uidai, offlineXml({ photo: Buffer.from('a picture of another kind') })))
    expect([proof.verdict, proof.photo]).toEqual(['doubtful', null])
    expect(proof.checks).toContainEqual({ check: 'photo', outcome: 'open' })
  })

  test('is too old only for whoever says how old it may be', () => {
    expect(prove(signed, { mostDays: 3 }).verdict).toBe('proven')
    const old = prove(signed, { mostDays: 2 })
    expect(old.verdict).toBe('doubtful')
    expect(old.checks).toContainEqual({ check: 'age', outcome: 'failed' })
  })

  test('counts its days in India', () => {
    const night = signXml(uidai, offlineXml({ referenceId: '363220260214235900000' }))
    expect(prove(night, { now: new Date('2026-02-14T18:40:00Z') }).ageDays).toBe(1)
  })

  test('under a key that had ended is doubtful', () => {
    expect(prove(signXml(older, offlineXml()))).toMatchObject({ verdict: 'doubtful' })
  })

  test.each([
    ['the mobile number', { mobile: '09800000002' }, 'passed', 'proven'],
    ['another mobile number', { mobile: '9800000003' }, 'differs', 'doubtful'],
    ['what is no mobile number', { mobile: '12' }, 'open', 'doubtful'],
    ['the e-mail address', { email: 'asha@example.test' }, 'passed', 'proven'],
    ['another e-mail address', { email: 'other@example.test' }, 'open', 'doubtful'],
  ] as const)('is compared with %s', (_, asked, outcome, verdict) => {
    const proof = prove(signed, asked)
    expect(proof.checks.at(-1)?.outcome).toBe(outcome)
    expect(proof.verdict).toBe(verdict)
  })
})

describe('nothing forged is proven', () => {
  const inner = (xml: string) => xml.slice(xml.indexOf('<OfflinePaperlessKyc'))
  const signature = signed.slice(signed.indexOf('<Signature'), signed.indexOf('</Signature>') + '</Signature>'.length)
  const body = inner(offlineXml())
  const evil = inner(offlineXml({ name: 'Vikram Singh', photo: jpeg(9) }))
  const open = (xml: string) => xml.slice(0, xml.indexOf('</OfflinePaperlessKyc>'))

  test.each([
    ['a changed name', signed.replace('Asha Rao', 'Asha Roy')],
    ['another’s photo', signed.replace(jpeg(7).toString('base64'), jpeg(9).toString('base64'))],
    ['a changed reference', signed.replace('363220260214103045123', '363220260216103045123')],
    ['a stripped signature', offlineXml()],
    ['another’s signature', `${open(evil)}${signature}</OfflinePaperlessKyc>`],
    ['an empty signature value', signed.replace(/<SignatureValue>[^<]*/, '<SignatureValue>')],
    ['an attribute that the signer has not seen', signed.replace('<UidData>', '<UidData v="2">')],
    [
      'a digest of what is shown, with the old signature value',
      signXml(stranger, offlineXml({ name: 'Vikram Singh' })).replace(
        /<SignatureValue>[^<]*/,
        /<SignatureValue>[^<]*/.exec(signed)?.[0] ?? '',
      ),
    ],
    ['the signed whole inside a forged one', `${open(evil)}${inner(signed)}</OfflinePaperlessKyc>`],
    ['the signature inside the data', signed.replace('</UidData>', `${signature}</UidData>`)],
    ['two signatures', signed.replace('</OfflinePaperlessKyc>', `${signature}</OfflinePaperlessKyc>`)],
    ['a reference to a part', signed.replace('<Reference URI="">', '<Reference URI="#a">')],
    [
      'a reference to the old body, kept in an object of the signature',
      `${open(evil)}${signature.replace('URI=""', 'URI="#b"').replace('</Signature>', `<Object Id="b">${body}</Object></Signature>`)}</OfflinePaperlessKyc>`,
    ],
    [
      'a transformation that drops what was added',
      signed.replace(
        '</Transforms>',
        '<Transform Algorithm="http://www.w3.org/TR/1999/REC-xpath-19991116"><XPath>not(self::x)</XPath></Transform></Transforms>',
      ),
    ],
    ['a shared secret in place of a key', signed.replace(/xmldsig#rsa-sha1/, 'xmldsig#hmac-sha1')],
    ['no algorithm', signed.replace(/ Algorithm="http:\/\/www.w3.org\/2000\/09\/xmldsig#rsa-sha1"/, '')],
  ])('%s', (_, xml) => {
    const proof = prove(xml)
    expect(proof).toMatchObject({ verdict: 'not_proven', signer: null })
  })

  test('a comment between the letters of a value changes nothing that is read', () => {
    const split = signed.replace('<Pht>', '<Pht><!-- x -->')
    const proof = prove(split)
    // Comments are not signed (C14N without comments), and not read either.
    expect(proof.fields?.name).toBe('Asha Rao')
    expect(proof.photo).toEqual(jpeg(7))
  })

  test('signed anew by somebody else is of an unknown key, and changed after that is not proven', () => {
    const anew = signXml(stranger, offlineXml({ name: 'Vikram Singh' }))
    expect(prove(anew)).toMatchObject({ verdict: 'unknown_key', signer: null })
    expect(prove(anew.replace('Vikram', 'Victor'))).toMatchObject({ verdict: 'not_proven' })
  })

  test('the issuer’s certificate beside a stranger’s signature helps nobody', () => {
    const body64 = (pem: string) => pem.replaceAll(/-----[^-]+-----|\s/g, '')
    const anew = signXml(stranger, offlineXml()).replace(body64(stranger.certificate), body64(uidai.certificate))
    expect(prove(anew)).toMatchObject({ verdict: 'not_proven', signer: null })
  })

  test('no key, or a key for something else', () => {
    expect(prove(signed, { keys: [] }).verdict).toBe('unknown_key')
    expect(prove(signed, { keys: [uidai.imported('einvoice')] }).verdict).toBe('unknown_key')
  })

  test('a second person in the data is refused', () => {
    const two = offlineXml().replace('<Poi ', '<Poi name="Vikram Singh"/><Poi ')
    expect(refusal(signXml(uidai, two))).toBe('notThisKind')
  })

  test('any byte that is changed, with a fixed seed', () => {
    let random = 7
    const next = (below: number) => {
      random = (Math.imul(random, 1_103_515_245) + 12_345) >>> 0
      return random % below
    }
    const from = signed.indexOf('<OfflinePaperlessKyc')
    let proven = 0
    for (let round = 0; round < 150; round++) {
      const at = from + next(signed.length - from)
      const letter = 'abcXYZ0123"<>/= '[next(16)] ?? 'a'
      const changed = signed.slice(0, at) + letter + signed.slice(at + 1)
      const isSame = changed === signed
      const read = (() => {
        try {
          return prove(changed)
        } catch {
          return null
        }
      })()
      if (read?.verdict !== 'proven' || isSame) continue
      // What does not belong to the signed data may differ, such as the certificate beside it; nothing that is read may.
      proven++
      expect(read.fields).toEqual(prove(signed).fields)
      expect(read.photo).toEqual(prove(signed).photo)
      expect(at).toBeGreaterThan(signed.indexOf('<Signature'))
    }
    expect(proven).toBeLessThan(100)
  })
})

describe('the archive', () => {
  const zip = offlineZip(signed)

  test('needs its share code', () => {
    expect(refusal(zip, { shareCode: '' })).toBe('shareCodeMissing')
    expect(refusal(zip, { shareCode: '4822' })).toBe('shareCodeWrong')
    expect(refusal(offlineZip(signed, { encryption: 'aes2' }), { shareCode: '4822' })).toBe('shareCodeWrong')
  })

  test('is never opened by any of 1,000 wrong codes', () => {
    const wrong = Array.from({ length: 1_000 }, (_, at) => `x${at}`)
    expect(new Set(wrong.map(shareCode => refusal(zip, { shareCode })))).toEqual(new Set(['shareCodeWrong']))
  })

  test.each([
    ['cut in the middle', zip.subarray(0, zip.length / 2), 'notThisKind'],
    ['without an XML file', zipOf([{ name: 'a.txt', content: Buffer.from('a') }]), 'notThisKind'],
    [
      'with two XML files',
      zipOf(['a.xml', 'b.xml'].map(name => ({ name, content: Buffer.from(signed) }))),
      'notThisKind',
    ],
    ['with a bomb', offlineZip(' '.repeat(50_000_000)), 'tooLarge'],
    [
      'with more files than such an archive has',
      zipOf(Array.from({ length: 20 }, (_, at) => ({ name: `${at}.xml`, content: Buffer.from('a') }))),
      'tooLarge',
    ],
  ])('%s is refused', (_, file, code) => {
    expect(refusal(file)).toBe(code)
  })

  test('with a changed byte of its content is refused', () => {
    const end = zip.indexOf(Buffer.from('PK\x01\x02'))
    for (let at = 80; at < end; at += 37) {
      const changed = Buffer.from(zip)
      changed[at] = (changed[at] ?? 0) ^ 0x10
      expect(refusal(changed)).toMatch(/shareCodeWrong|damaged/)
    }
  })

  test('is read as other programs write it', () => {
    const folder = mkdtempSync(join(tmpdir(), 'offline-'))
    try {
      writeFileSync(join(folder, 'a.xml'), signed)
      execFileSync('zip', ['-q', '-P', SHARE_CODE, 'a.zip', 'a.xml'], { cwd: folder })
      expect(prove(readFileSync(join(folder, 'a.zip'))).verdict).toBe('proven')
    } catch (error) {
      // A machine without the program proves nothing.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    } finally {
      rmSync(folder, { recursive: true })
    }
  })

  test.each([
    ['an external entity', '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><OfflinePaperlessKyc/>', 'damaged'],
    ['no XML', 'hello', 'damaged'],
    ['another document', '<Other/>', 'notThisKind'],
    ['ten million characters', `<a>${'x'.repeat(10_000_000)}</a>`, 'tooLarge'],
  ])('%s is refused', (_, xml, code) => {
    expect(refusal(xml)).toBe(code)
  })
})
