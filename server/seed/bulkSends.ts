import { Readable } from 'node:stream'
import { startBulkSend } from '../esign/bulk/control.ts'
import { uploadBulkSend } from '../esign/bulk/upload.ts'
import { startBulkSends } from '../esign/bulk/work.ts'
import type { Context, Scope } from '../platform/context.ts'
import type { CustomerActor } from '../platform/identity/actors.ts'

const header = ['Recipient 1 name', 'Recipient 1 e-mail', 'Recipient 2 name', 'Recipient 2 e-mail', 'Document title']
const office = ['Arjun Mehta', 'arjun.mehta@example.com']

const rowsOf = (people: readonly (readonly [name: string, email: string])[]) =>
  [header, ...people.map(([name, email]) => [name, email, ...office, `Employment letter, ${name}`])]
    .map(cells => cells.map(cell => `"${cell}"`).join(','))
    .join('\n')

const joining = rowsOf([
  ['Neha Kulkarni', 'neha.kulkarni@example.com'],
  ['Farhan Sheikh', 'farhan.sheikh@example.com'],
  ['Lakshmi Iyer', 'lakshmi.iyer@example.com'],
])
const next = rowsOf([
  ['Vikram Singh', 'vikram.singh@example.com'],
  ['Pooja Das', 'pooja.das@'],
])

/** A template that is sent to many: one list that is sent as soon as a node works, and one that waits for a person, with a wrong address. */
export async function seedBulkSends(ctx: Context, scope: Scope<CustomerActor>, template: string): Promise<void> {
  await startBulkSends(ctx, { work: false })
  const upload = (filename: string, rows: string) =>
    uploadBulkSend(ctx, scope, template, async () => ({ filename, file: Readable.from([Buffer.from(rows)]) }))
  const { id, totalPaise } = await upload('joining-november.csv', joining)
  await startBulkSend(ctx, scope, { id, atMostPaise: totalPaise })
  await upload('joining-december.csv', next)
}
