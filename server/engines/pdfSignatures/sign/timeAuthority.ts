import { derOf } from '../verify/names.ts'
import type { Signer } from './attributes.ts'
import { timestampToken } from './timestampToken.ts'
import type { TimeAuthority } from './wanted.ts'

/** Certificates lie in a signature; its value and attributes need some two kilobytes. */
export const reservedBytes = ({ certificate, chain }: Signer): number =>
  [certificate, ...chain].reduce((sum, one) => sum + derOf(one).length, 2048)

/** Our own authority, whose clock says `time`, or the one that is asked. */
export const timeAuthorityOf = (authority: Signer | TimeAuthority, time: Date): TimeAuthority =>
  'stamp' in authority
    ? authority
    : { stamp: bytes => timestampToken(authority, bytes, time), reserved: reservedBytes(authority) }
