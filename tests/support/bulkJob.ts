import { checkFile } from '../../server/checks/bulk/checkFile.ts'
import { startJob } from '../../server/checks/bulk/startJob.ts'
import type { Context } from '../../server/platform/context.ts'
import { newId } from '../../server/platform/identity/ids.ts'
import { type Customer, makeCustomer } from './factories.ts'
import { storeObject } from './uploads.ts'

/** Six million different companies. */
export function distinctPan(row: number): string {
  const letter = (place: number) => String.fromCharCode(65 + (Math.floor(place) % 26))
  const series = row / 9_000
  return `${letter(series)}${letter(series / 26)}ACZ${1_000 + (row % 9_000)}A`
}

/** A job with this many PANs between two columns of the customer's own: uploaded, checked and started, without workers. Returns its id. */
export async function makeJob(ctx: Context, count: number, owner?: Customer): Promise<string> {
  const customer = owner ?? (await makeCustomer(ctx.db, { paise: count * 150 + 1_000 }))
  const rows = Array.from({ length: count }, (_, row) => `${row},${distinctPan(row)},Vendor of the Pune office`)
  const content = ['Our number,PAN,Remark', ...rows].join('\n')
  const [objectId, id] = [newId('obj'), newId('job')]
  await storeObject(ctx, objectId, Buffer.from(content))
  const bytes = Buffer.byteLength(content)
  const file = {
    id: objectId,
    user_id: customer.userId,
    kind: 'bulk',
    file_name: 'a.csv',
    content_type: 'text/csv',
    bytes,
  }
  await ctx.db.insertInto('objects').values(file).execute()
  await ctx.db
    .insertInto('bulk_jobs')
    .values({
      id,
      product: 'pan-check',
      user_id: customer.userId,
      sub_user_id: null,
      requested_by: 'Asha Rao',
      object_id: objectId,
      file_name: 'a.csv',
      file_bytes: bytes,
      file_type: 'csv',
      locale: 'en',
      status: 'checking',
      unit_price_paise: 150,
    })
    .execute()
  await checkFile(ctx, { jobId: id })
  const scope = {
    actor: {
      kind: 'customer',
      userId: customer.userId,
      subUserId: null,
      sessionId: 'ses_test',
      name: 'Asha Rao',
      kycComplete: true,
    },
    ip: null,
    requestId: null,
    locale: 'en',
  } as const
  const asked = { consent: true, purpose: 'other', atMostPaise: count * 150 } as const
  await startJob(ctx, scope, id, asked, { id: newId('wrk'), resumed: false })
  return id
}
