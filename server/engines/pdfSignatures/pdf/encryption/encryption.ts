import {
  isInteger,
  listOf,
  nameOf,
  PdfDict,
  PdfName,
  PdfProblem,
  PdfRef,
  PdfStream,
  PdfString,
  type PdfValue,
} from '../values.ts'
import { decryptBytes, type Method } from './decryptBytes.ts'
import { fileKey, type HandlerEntries } from './fileKey.ts'

/** How a document's strings and streams are encrypted (ISO 32000-2, 7.6), with the key that opens them. */
export class Encryption {
  readonly #filters: Filters
  readonly #key: Uint8Array

  private constructor(filters: Filters, key: Uint8Array) {
    this.#filters = filters
    this.#key = key
  }

  /**
   * Opens a document with no password, else with the one that is given. Throws `PdfProblem`: `encrypted` for a kind of encryption that is not known,
   * `needsPassword` and `wrongPassword`.
   */
  static async open(dict: PdfDict, id: Uint8Array, password: string | undefined): Promise<Encryption> {
    const entries = readEntries(dict, id)
    const filters = readFilters(dict, entries.encryptsMetadata)
    const key = (await fileKey(entries, '')) ?? (password ? await fileKey(entries, password) : null)
    if (!key) throw new PdfProblem(password ? 'wrongPassword' : 'needsPassword', 'The document needs its password')
    return new Encryption(filters, key)
  }

  /** An object of the file itself as it is without encryption. What lies in an object stream was decrypted with that stream. */
  decrypt({ num, gen, value }: { num: number; gen: number; value: PdfValue }): PdfValue {
    const opened = (method: Method, data: Uint8Array) => decryptBytes(method, { key: this.#key, num, gen }, data)
    const decrypted = (item: PdfValue): PdfValue => {
      if (item instanceof PdfString) {
        const bytes = opened(this.#filters.strings, item.bytes)
        return new PdfString(bytes ?? item.bytes, item.start, item.end, bytes === null)
      }
      if (Array.isArray(item)) return item.map(decrypted)
      return item instanceof PdfDict ? copyOf(item, decrypted) : item
    }
    if (!(value instanceof PdfStream)) return decrypted(value)
    const method = methodOf(value.dict, this.#filters)
    const exemptIn = method === 'none' ? num : null
    return new PdfStream(copyOf(value.dict, decrypted), value.raw, { decrypt: raw => opened(method, raw), exemptIn })
  }
}

function copyOf(dict: PdfDict, decrypted: (value: PdfValue) => PdfValue): PdfDict {
  const copy = new PdfDict()
  copy.duplicates.push(...dict.duplicates)
  const isSignature = isSignatureValue(dict)
  for (const [key, value] of dict.entries)
    copy.entries.set(key, isSignature && key === 'Contents' ? value : decrypted(value))
  return copy
}

/** A signature's value is never encrypted (7.6.2). An annotation has a text of the same name, which is. */
const isSignatureValue = ({ entries }: PdfDict) => entries.has('ByteRange') && !entries.has('Subtype')

interface Filters {
  byName: ReadonlyMap<string, Method>
  streams: Method
  strings: Method
  files: Method
  encryptsMetadata: boolean
}

/** Which of the methods a stream is encrypted with (7.6.6); unknown where programs read the dictionary in different ways. */
function methodOf(dict: PdfDict, { byName, streams, files, encryptsMetadata }: Filters): Method {
  const [type, filters] = [dict.get('Type'), listOf(dict.get('Filter'))]
  const crypt = filters.findIndex(filter => nameOf(filter) === 'Crypt')
  if ([type, ...filters].some(value => value instanceof PdfRef) || crypt > 0) return 'unknown'
  // Cross-references are read before there is a key.
  if (nameOf(type) === 'XRef') return 'none'
  if (crypt === 0) {
    const parameters = listOf(dict.get('DecodeParms'))[0] ?? null
    const name = parameters instanceof PdfDict ? parameters.get('Name') : parameters
    return name === null ? 'none' : (byName.get(nameOf(name) ?? '') ?? 'unknown')
  }
  if (nameOf(type) === 'Metadata' && !encryptsMetadata) return 'none'
  return nameOf(type) === 'EmbeddedFile' && files !== streams ? 'unknown' : streams
}

const unknown = (detail: string) => new PdfProblem('encrypted', detail)

function readEntries(dict: PdfDict, id: Uint8Array): HandlerEntries {
  // Programs would disagree on how to open it.
  if (nameOf(dict.get('Filter')) !== 'Standard' || dict.duplicates.length > 0) throw unknown('An unknown handler')
  const version = versionOf(dict)
  const [revision, permissions] = [dict.get('R'), dict.get('P')]
  if (!isRevision(revision) || !revisions[version]?.includes(revision) || !isInteger(permissions))
    throw unknown('An unknown revision')
  const length = dict.get('Length')
  const named = isInteger(length) && length >= 40 && length <= 128 && length % 8 === 0 ? length / 8 : 5
  return {
    revision,
    keyLengths: version === 1 ? [5] : version === 4 ? [16, named] : [named],
    owner: stringOf(dict, 'O'),
    user: stringOf(dict, 'U'),
    ownerKey: stringOf(dict, 'OE'),
    userKey: stringOf(dict, 'UE'),
    permissions,
    encryptsMetadata: dict.get('EncryptMetadata') !== false,
    id,
  }
}

function versionOf(dict: PdfDict): number {
  const version = dict.get('V')
  if (!isInteger(version)) throw unknown('An unknown version')
  return version
}

/** Which go with a version. */
const revisions: Record<number, readonly number[]> = { 1: [2, 3], 2: [2, 3], 4: [4], 5: [5, 6] }

const isRevision = (value: PdfValue): value is HandlerEntries['revision'] =>
  isInteger(value) && value >= 2 && value <= 6

function stringOf(dict: PdfDict, key: string): Uint8Array {
  const value = dict.get(key)
  return value instanceof PdfString ? value.bytes : new Uint8Array()
}

function readFilters(dict: PdfDict, isMetadataEncrypted: boolean): Filters {
  const methods = methodsOf[versionOf(dict)]
  // Before there were crypt filters, everything was encrypted in one way.
  if (!methods) return { byName: new Map(), streams: 'rc4', strings: 'rc4', files: 'rc4', encryptsMetadata: true }
  const byName = new Map<string, Method>()
  const filters = dict.get('CF')
  for (const [name, filter] of filters instanceof PdfDict ? filters.entries : [])
    if (filter instanceof PdfDict) byName.set(name, methods[nameOf(filter.get('CFM')) ?? 'None'] ?? 'unknown')
  // It cannot be defined anew.
  byName.set('Identity', 'none')
  const named = (key: string, otherwise: Method): Method => {
    const name = nameOf(dict.get(key))
    return name === null ? otherwise : (byName.get(name) ?? 'unknown')
  }
  const streams = named('StmF', 'none')
  const found = { byName, streams, strings: named('StrF', 'none'), files: named('EFF', streams) }
  if ([found.streams, found.strings].includes('unknown')) throw unknown('An unknown crypt filter')
  return { ...found, encryptsMetadata: isMetadataEncrypted }
}

/** The methods of crypt filters, by the version that has them. */
const methodsOf: Record<number, Record<string, Method>> = {
  4: { None: 'none', V2: 'rc4', AESV2: 'aes128' },
  5: { None: 'none', AESV3: 'aes256' },
}

/** The whole of an encryption dictionary, to compare it with another revision's; references in it are not followed. */
export function describe(value: PdfValue): string {
  if (value instanceof PdfName) return `/${JSON.stringify(value.name)}`
  if (value instanceof PdfString) return `<${value.bytes.join()}>`
  if (value instanceof PdfRef) return `${value.num} ${value.gen} R`
  if (Array.isArray(value)) return `[${value.map(describe).join(' ')}]`
  if (value instanceof PdfStream) return describe(value.dict)
  if (value instanceof PdfDict)
    return `{${[...value.entries].map(([key, item]) => `${JSON.stringify(key)} ${describe(item)}`).join(' ')}} ${value.duplicates.join()}`
  return String(value)
}
