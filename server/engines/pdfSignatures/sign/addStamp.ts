import { Set as AsnSet, Constructed, fromBER, ObjectIdentifier, Sequence } from 'asn1js'
import { type Cms, oids, signatureValueOf } from '../verify/cms.ts'
import { SigningProblem, type TimeAuthority } from './wanted.ts'

/** A signature that somebody else made, with a timestamp of its value. Everything else stays as it was written. Throws `SigningProblem`. */
export async function addStamp(cms: Cms, authority: TimeAuthority): Promise<Uint8Array<ArrayBuffer>> {
  const info = fromBER(cms.der.slice()).result
  const signer = signerOf(info)
  if (!signer) throw new SigningProblem('signatureUnreadable', 'What came is no signature')
  const token = await authority.stamp(signatureValueOf(cms))
  const attribute = new Sequence({
    value: [new ObjectIdentifier({ value: oids.timestampToken }), new AsnSet({ value: [fromBER(token).result] })],
  })
  const parts = signer.valueBlock.value
  const unsigned = parts.at(-1)
  if (unsigned instanceof Constructed && isTagged(unsigned, 1)) unsigned.valueBlock.value.push(attribute)
  else parts.push(new Constructed({ idBlock: { tagClass: 3, tagNumber: 1 }, value: [attribute] }))
  return new Uint8Array(info.toBER(false))
}

const isTagged = ({ idBlock }: Constructed, number: number) => idBlock.tagClass === 3 && idBlock.tagNumber === number

const lastOf = (block: unknown): unknown => (block instanceof Constructed ? block.valueBlock.value.at(-1) : undefined)

/** The signer is the last part of the signed data, which is the content of the whole (RFC 5652, 3 and 5.1). */
function signerOf(info: unknown): Constructed | null {
  const data = lastOf(lastOf(info))
  const signer = lastOf(lastOf(data))
  return signer instanceof Constructed ? signer : null
}
