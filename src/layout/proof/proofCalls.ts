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
}

export type ProofStatus = SuccessReply<typeof getProof>

export const proofCalls: ProofCalls = {
  read: getProof,
  sendCode: sendProofCode,
  prove: proveIdentity,
}

export const staffProofCalls: ProofCalls = {
  read: getStaffProof,
  sendCode: sendStaffProofCode,
  prove: proveStaffIdentity,
}
