import { ProofProblem, type ProofProblemCode } from '../proof.ts'
import { type OfflineProof, type OfflineQuestion, proveOffline } from './proveOffline.ts'

export type OfflineOutput = { proof: OfflineProof } | { problem: ProofProblemCode }

/** The work of a heavy task: the file is a stranger's. */
async function work({ file, ...question }: OfflineQuestion): Promise<OfflineOutput> {
  try {
    // A copy arrives as a plain array of bytes.
    return { proof: proveOffline({ ...question, file: Buffer.from(file) }) }
  } catch (error) {
    if (error instanceof ProofProblem) return { problem: error.code }
    throw error
  }
}

export default work
