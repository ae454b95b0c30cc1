import { createHmac, randomBytes } from 'node:crypto'
import { crc32, deflateRawSync } from 'node:zlib'
import { SignedXml } from 'xml-crypto'
import { repeatedHash } from '../../../server/engines/proofs/aadhaar/hashes.ts'
import { aesKeys, counterMode } from '../../../server/engines/proofs/zip/winZipAes.ts'
import { ZipCipher } from '../../../server/engines/proofs/zip/zipCrypto.ts'
import type { Authority } from './authority.ts'

export const SHARE_CODE = '4821'
const DSIG = 'http://www.w3.org/2000/09/xmldsig#'
const C14N = 'http://www.w3.org/TR/2001/REC-xml-c14n-20010315'

export const jpeg = (seed: number) =>
  Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(900, seed), Buffer.from([0xff, 0xd9])])

/** The unsigned XML of a person, in UIDAI's form. */
export function offlineXml({
  name = 'Asha Rao',
  gender = 'F',
  careOf = 'C/O: Suresh Rao',
  referenceId = '363220260214103045123',
  mobile = '9800000002',
  email = 'asha@example.test',
  photo = jpeg(7),
} = {}): string {
  const lastDigit = referenceId.slice(3, 4)
  const m = repeatedHash(mobile + SHARE_CODE, lastDigit)
  const e = repeatedHash(email + SHARE_CODE, lastDigit)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<OfflinePaperlessKyc referenceId="${referenceId}"><UidData>`,
    `<Poi dob="12-04-1986" e="${e}" gender="${gender}" m="${m}" name="${name}"/>`,
    `<Poa careof="${careOf}" country="India" dist="Pune" house="14" landmark="" loc="Kothrud" pc="411038" po="Kothrud" state="Maharashtra" street="Paud Road" subdist="Haveli" vtc="Pune City"/>`,
    `<Pht>${photo.toString('base64')}</Pht></UidData></OfflinePaperlessKyc>`,
  ].join('')
}

/** Signs as UIDAI does: RSA with SHA-1 over SHA-256 digests, unless another algorithm is given. */
export function signXml(authority: Authority, xml: string, algorithm = `${DSIG}rsa-sha1`): string {
  const signing = new SignedXml({
    privateKey: authority.privateKey,
    publicCert: authority.certificate,
    signatureAlgorithm: algorithm,
    canonicalizationAlgorithm: C14N,
    getKeyInfoContent: () =>
      `<X509Data><X509Certificate>${authority.certificate.replaceAll(/-----[^-]+-----|\s/g, '')}</X509Certificate></X509Data>`,
  })
  signing.addReference({
    xpath: '/*',
    isEmptyUri: true,
    transforms: [`${DSIG}enveloped-signature`],
    digestAlgorithm: 'http://www.w3.org/2001/04/xmlenc#sha256',
  })
  signing.computeSignature(xml, { location: { reference: '/*', action: 'append' } })
  return signing.getSignedXml()
}

type Encryption = 'none' | 'zipCrypto' | 'aes1' | 'aes2'

interface Entry {
  name: string
  content: Buffer
}

interface Protection {
  encryption?: Encryption
  password?: string
  /** 1, 2 or 3: AES with 128, 192 or 256 bits. */
  strength?: number
}

/** An archive whose entries are encrypted in one way. */
export function zipOf(
  entries: readonly Entry[],
  { encryption = 'zipCrypto', password = SHARE_CODE, strength = 3 }: Protection = {},
): Buffer {
  const files: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const { name, content } of entries) {
    const packed = encrypted(deflateRawSync(content), content, { encryption, password, strength })
    const isAes = encryption.startsWith('aes')
    const extra = isAes ? aesExtra(encryption === 'aes1' ? 1 : 2, strength) : Buffer.alloc(0)
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(encryption === 'none' ? 0 : 1, 2)
    common.writeUInt16LE(isAes ? 99 : 8, 4)
    common.writeUInt32LE(encryption === 'aes2' ? 0 : crc32(content), 10)
    common.writeUInt32LE(packed.length, 14)
    common.writeUInt32LE(content.length, 18)
    common.writeUInt16LE(name.length, 22)
    common.writeUInt16LE(extra.length, 24)
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), common, Buffer.from(name), extra, packed])
    const tail = Buffer.alloc(14)
    tail.writeUInt32LE(at, 10)
    directory.push(
      Buffer.concat([Buffer.from('PK\x01\x02'), Buffer.from([20, 0]), common, tail, Buffer.from(name), extra]),
    )
    files.push(local)
    at += local.length
  }
  const end = Buffer.alloc(18)
  end.writeUInt16LE(entries.length, 4)
  end.writeUInt16LE(entries.length, 6)
  end.writeUInt32LE(Buffer.concat(directory).length, 8)
  end.writeUInt32LE(at, 12)
  return Buffer.concat([...files, ...directory, Buffer.from('PK\x05\x06'), end])
}

function aesExtra(version: number, strength: number): Buffer {
  const extra = Buffer.alloc(11)
  extra.writeUInt16LE(0x9901, 0)
  extra.writeUInt16LE(7, 2)
  extra.writeUInt16LE(version, 4)
  extra.write('AE', 6)
  extra.writeUInt8(strength, 8)
  extra.writeUInt16LE(8, 9)
  return extra
}

function encrypted(
  packed: Buffer,
  content: Buffer,
  { encryption, password, strength }: { encryption: Encryption; password: string; strength: number },
): Buffer {
  if (encryption === 'none') return packed
  if (encryption === 'zipCrypto') {
    const header = randomBytes(12)
    header[11] = crc32(content) >>> 24
    return new ZipCipher(Buffer.from(password)).encrypt(Buffer.concat([header, packed]))
  }
  const salt = randomBytes([8, 12, 16][strength - 1] ?? 16)
  const { key, mac, check } = aesKeys(Buffer.from(password), salt, [16, 24, 32][strength - 1] ?? 32)
  const bytes = counterMode(key, packed)
  return Buffer.concat([salt, check, bytes, createHmac('sha1', mac).update(bytes).digest().subarray(0, 10)])
}

export const offlineZip = (xml: string, options: Protection = {}) =>
  zipOf([{ name: 'offlineaadhaar20260214103045123.xml', content: Buffer.from(xml) }], options)
