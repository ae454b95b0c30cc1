import { gzipSync } from 'node:zlib'
import { repeatedHash } from '../../../server/engines/proofs/aadhaar/hashes.ts'
import type { Authority } from './authority.ts'

export interface Holder {
  version: 'V1' | 'V2' | 'V3' | 'V9'
  indicator: string
  referenceId: string
  name: string
  birth: string
  gender: string
  careOf: string
  district: string
  landmark: string
  house: string
  locality: string
  pinCode: string
  postOffice: string
  state: string
  street: string
  subDistrict: string
  village: string
  lastFourOfMobile: string
}

export const asha: Holder = {
  version: 'V2',
  indicator: '0',
  referenceId: '363220260214103045123',
  name: 'Asha Rao',
  birth: '12-04-1986',
  gender: 'F',
  careOf: 'C/O: Suresh Rao',
  district: 'Pune',
  landmark: 'Near the well',
  house: '14',
  locality: 'Kothrud',
  pinCode: '411038',
  postOffice: 'Kothrud',
  state: 'Maharashtra',
  street: 'Paud Road',
  subDistrict: 'Haveli',
  village: 'Pune City',
  lastFourOfMobile: '0002',
}

/** A picture's start and end, with bytes of 255 in between, which are no delimiters. */
export const photoOf = (seed: number) =>
  Buffer.concat([
    Buffer.from([0xff, 0x4f, 0xff, 0x51]),
    Buffer.from(Array.from({ length: 300 }, (_, at) => (at * seed + (at % 7 === 0 ? 255 : 3)) & 0xff)),
    Buffer.from([0xff, 0xd9]),
  ])

export const hashOf = (value: string, { referenceId }: Pick<Holder, 'referenceId'>) =>
  Buffer.from(repeatedHash(value, referenceId.slice(3, 4)), 'hex')

/** What is signed. */
export function contentOf(holder: Holder, more: readonly Buffer[] = []): Buffer {
  const { version, lastFourOfMobile, ...values } = holder
  const texts = [
    ...(version === 'V1' ? [] : [version]),
    ...Object.values(values),
    ...(version === 'V1' ? [] : [lastFourOfMobile]),
  ]
  return Buffer.concat([
    ...texts.map(text => Buffer.concat([Buffer.from(text, 'latin1'), Buffer.from([255])])),
    ...more,
  ])
}

export const digitsOf = (content: Buffer): string => BigInt(`0x${gzipSync(content).toString('hex')}`).toString()

export const codeOf = (authority: Authority, holder: Holder, more: readonly Buffer[] = []): string => {
  const content = contentOf(holder, more)
  return digitsOf(Buffer.concat([content, authority.sign(content)]))
}
