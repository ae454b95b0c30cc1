import { heavyBudgets } from '../../contracts/checks/heavyBudgets.ts'
import type { InputOf, ResultOf } from '../../contracts/products/index.ts'
import type { OfflineQuestion } from '../engines/proofs/aadhaar/proveOffline.ts'
import type { OfflineOutput } from '../engines/proofs/aadhaar/proveOfflineTask.ts'
import { openFile } from '../files/openFile.ts'
import type { Context } from '../platform/context.ts'
import { defineHeavyTask } from '../platform/ports/heavyPool.ts'
import type { OwnSource } from '../platform/ports/sources.ts'
import { SOURCE } from './codeSources.ts'
import { trustedKeys } from './issuerKeys.ts'
import { readFileOrReject, rejected } from './readFile.ts'
import { holderResult, sharedResult } from './results.ts'

const task = defineHeavyTask<OfflineQuestion, OfflineOutput>({
  name: 'offline-ekyc',
  module: new URL('../engines/proofs/aadhaar/proveOfflineTask.ts', import.meta.url),
  budget: heavyBudgets.signatureCheck,
})

/** Bytes. A result's picture is at most 400,000 characters of base64. */
const LARGEST_PHOTO = 290_000

/** Answers the product `aadhaar-offline`. Throws `InputRejected` for a wrong share code and for what is no such file: it can be sent again. */
export const createAadhaarOfflineSource =
  ({ config, ...ctx }: Pick<Context, 'db' | 'vault' | 'objects' | 'heavy' | 'config'>): OwnSource =>
  async question => {
    const { userId, mode, query } = question
    const { file, shareCode, mobile, email, mostDays } = query as InputOf<'aadhaar-offline'>
    const keys = await trustedKeys(ctx.db, { purpose: 'aadhaar', mode, isProduction: config.production })
    const { content } = await openFile(ctx, userId, file)
    const asked = {
      file: content,
      shareCode,
      keys,
      now: new Date(),
      ...(mobile && { mobile }),
      ...(email && { email }),
      ...(typeof mostDays === 'number' && { mostDays }),
    }
    const output = await readFileOrReject(question, () => ctx.heavy.run(task, asked, { userId, mode }))
    if ('problem' in output) throw rejected(question, `proofs.problem.${output.problem}`)
    const { proof } = output
    const photo = proof.photo && Buffer.from(proof.photo)
    const record: ResultOf<'aadhaar-offline'> = {
      ...sharedResult(proof),
      ageDays: proof.ageDays,
      ...holderResult(proof.fields),
      photo: photo && photo.length <= LARGEST_PHOTO ? `data:image/jpeg;base64,${photo.toString('base64')}` : null,
    }
    return { source: SOURCE, fetchedAt: new Date().toISOString(), tries: 1, found: true, record }
  }
