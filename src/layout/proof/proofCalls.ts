import {
  beginPasskeyProof,
  beginStaffPasskeyProof,
  provePasskey,
  proveStaffPasskey,
} from '../../../contracts/calls/passkeys.ts'
import {
  getProof,
  getStaffProof,
  proveIdentity,
  proveStaffIdentity,
  sendProofCode,
  sendStaffProofCode,
} from '../../../contracts/calls/proof.ts'
import type { SuccessReply } from '../../dataProvider/api.ts'

/** The calls with which a customer or a member of staff proves who they are. */
export interface ProofCalls {
  read: typeof getProof | typeof getStaffProof
  sendCode: typeof sendProofCode | typeof sendStaffProofCode
  prove: typeof proveIdentity | typeof proveStaffIdentity
  beginPasskey: typeof beginPasskeyProof | typeof beginStaffPasskeyProof
  provePasskey: typeof provePasskey | typeof proveStaffPasskey
}

export type ProofStatus = SuccessReply<typeof getProof>

export const proofCalls: ProofCalls = {
  read: getProof,
  sendCode: sendProofCode,
  prove: proveIdentity,
  beginPasskey: beginPasskeyProof,
  provePasskey,
}

export const staffProofCalls: ProofCalls = {
  read: getStaffProof,
  sendCode: sendStaffProofCode,
  prove: proveStaffIdentity,
  beginPasskey: beginStaffPasskeyProof,
  provePasskey: proveStaffPasskey,
}
