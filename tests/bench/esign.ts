import { measureNode } from './esign/node.ts'
import { measurePhone } from './esign/phone.ts'
import { measureSigners } from './esign/signers.ts'

/** Sealing, sending a template to many, a hundred signers on two nodes of which one is killed, and the first page on a slow phone. */
export const benchEsign = async () => ({
  ...(await measureNode(Number(process.env.ENVELOPES ?? 1_000))),
  signers: await measureSigners(),
  phone: await measurePhone(),
})
