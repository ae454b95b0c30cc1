import { Readable } from 'node:stream'
import { uploadImport } from '../bgc/imports/upload.ts'
import { moveCase } from '../bgc/locations/members.ts'
import { createLocation } from '../bgc/locations/tree.ts'
import { setRescreening } from '../bgc/rescreening/plan.ts'
import type { Context, Scope } from '../platform/context.ts'
import type { CustomerActor } from '../platform/identity/actors.ts'

/** Branches with the references of their candidates, by region; all others have no location. */
const regions = {
  West: { Pune: ['EMP-501', 'EMP-502', 'EMP-508'], Mumbai: ['EMP-504', 'EMP-509'] },
  South: { Bengaluru: ['EMP-505', 'EMP-510'] },
} as const

/** A person whose mandate asks for a new verification every year. */
const YEARLY = 'EMP-501'

const joining = [
  'Name,Email,Phone,Language,Reference,Location',
  'Aditi Deshmukh,aditi.deshmukh@example.com,,en,EMP-521,Pune',
  'Rahul Pillai,rahul.pillai@example.com,+919812345671,hi,EMP-522,Bengaluru',
  'Sana Qureshi,sana.qureshi@,,en,EMP-523,Mumbai',
  'Vivek Chauhan,vivek.chauhan@example.com,,en,EMP-524,Mumbai',
].join('\n')

/** What a large employer has beside its candidates: branches, a file that waits with two rows to correct, and a candidate who is screened again every year. */
export async function seedEmployer(ctx: Context, scope: Scope<CustomerActor>): Promise<void> {
  for (const [region, branches] of Object.entries(regions)) {
    const { id: parentId } = await createLocation(ctx, scope, { name: region, parentId: null })
    for (const [name, references] of Object.entries(branches)) {
      const { id: locationId } = await createLocation(ctx, scope, { name, parentId })
      for (const reference of references)
        await moveCase(ctx, scope, { id: await caseOf(ctx, scope, reference), locationId })
    }
  }
  await setRescreening(ctx, scope, { id: await caseOf(ctx, scope, YEARLY), months: 12, isAutomatic: true })
  await uploadImport(ctx, scope, { filename: 'joining-january.csv', file: Readable.from([Buffer.from(joining)]) })
}

async function caseOf({ db }: Context, { actor }: Scope<CustomerActor>, reference: string): Promise<string> {
  const { id } = await db
    .selectFrom('cases')
    .select('id')
    .where('user_id', '=', actor.userId)
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow()
  return id
}
