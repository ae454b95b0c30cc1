import type { Certificate } from 'pkijs'
import type { Db } from '../../platform/context.ts'
import { readCertificates } from './givenSigner.ts'

/** The certificates that the operator imported to trust signed documents (`npm run trust`). */
export async function readImportedRoots(db: Db): Promise<Certificate[]> {
  const rows = await db
    .selectFrom('issuer_keys')
    .select('pem')
    .where('purpose', '=', 'documents')
    .where('removed_at', 'is', null)
    .execute()
  return rows.flatMap(({ pem }) => readCertificates(pem))
}
