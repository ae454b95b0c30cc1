import { joinBytes } from '../values.ts'
import { decryptCbc } from './aes.ts'
import { md5 } from './md5.ts'
import { rc4 } from './rc4.ts'

/** How bytes are encrypted. `unknown` is named by a stream and described nowhere. */
export type Method = 'none' | 'rc4' | 'aes128' | 'aes256' | 'unknown'

interface Place {
  /** Of the whole document. */
  key: Uint8Array
  /** The object in which the bytes stand. */
  num: number
  gen: number
}

/** Null for bytes that nobody can have encrypted so: programs show different things then. */
export function decryptBytes(method: Method, place: Place, data: Uint8Array): Uint8Array | null {
  if (method === 'unknown') return null
  // Many programs do not encrypt what is empty.
  if (method === 'none' || data.length === 0) return data
  if (method === 'rc4') return rc4(objectKey(place).subarray(0, Math.min(16, place.key.length + 5)), data)
  if (data.length % 16 !== 0 || data.length < 32) return null
  const key = method === 'aes256' ? place.key : objectKey(place, 's', 'A', 'l', 'T')
  return withoutPadding(decryptCbc(key, data.subarray(0, 16), data.subarray(16)))
}

/** Algorithm 1, of 16 bytes. */
function objectKey({ key, num, gen }: Place, ...salt: string[]): Uint8Array {
  const place = Uint8Array.of(num, num >> 8, num >> 16, gen, gen >> 8, ...salt.map(letter => letter.charCodeAt(0)))
  return md5(joinBytes(key, place))
}

/** RFC 8018, 6.1.1: the last bytes all say how many they are. */
function withoutPadding(data: Uint8Array): Uint8Array | null {
  const count = data.at(-1) ?? 0
  const end = data.length - count
  return count >= 1 && count <= 16 && data.subarray(end).every(byte => byte === count) ? data.subarray(0, end) : null
}
