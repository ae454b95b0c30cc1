import type { ShownBulkRow, ShownBulkSend } from '../../../contracts/esign/bulk.ts'
import type { EnvelopeDraft } from '../../../contracts/esign/draft.ts'
import type { BulkTurn } from '../../../server/esign/bulk/lanes.ts'
import { runTurn } from '../../../server/esign/bulk/runTurn.ts'
import type { Context } from '../../../server/platform/context.ts'
import type { TestApp } from '../app.ts'
import { upload } from '../uploads.ts'
import { draftOf, esignOf, fieldOf, signerNamed } from './signers.ts'

type Headers = Record<string, string>

/** A template for one signer: salary and name stand in it, and a choice. */
export const letterOf = (file: string, more: Partial<EnvelopeDraft> = {}): EnvelopeDraft => ({
  ...draftOf(
    file,
    [signerNamed('employee', '', { email: null })],
    [
      fieldOf('salary', 'number', 'employee', { label: 'Salary', readOnly: true, y: 400, height: 20, width: 60 }),
      fieldOf('again', 'number', 'employee', { label: 'Salary', readOnly: true, y: 430, height: 20, width: 60 }),
      fieldOf('shift', 'choice', 'employee', { label: 'Shift', options: ['Day', 'Night'], y: 460, height: 20 }),
      fieldOf('agreed', 'checkbox', 'employee', { label: 'Agreed', required: false, y: 490, width: 16, height: 16 }),
      fieldOf('name', 'name', 'employee', { y: 520, height: 20, width: 60 }),
    ],
  ),
  title: 'Employment letter',
  ...more,
})

/** What somebody does who sends a template to many. */
export function bulkOf({ app, ctx }: Pick<TestApp, 'app' | 'ctx'>) {
  const { uploadDocument, makeDraft, inject } = esignOf({ app, ctx })

  async function makeTemplate(headers: Headers, draftFor = letterOf): Promise<string> {
    const { id: file } = await uploadDocument(headers)
    const made = await inject(headers, {
      method: 'POST',
      url: '/api/esign/envelopes',
      payload: { asTemplate: true },
    })
    const { id } = made.json<{ id: string }>()
    const payload = { revision: 0, draft: draftFor(file) }
    await inject(headers, { method: 'PUT', url: `/api/esign/envelopes/${id}/draft`, payload })
    return id
  }

  const uploadRows = (headers: Headers, template: string, content: Buffer | string, name = 'rows.csv') =>
    upload(app, headers, name, content, `/api/esign/templates/${template}/rows`)

  const act = (headers: Headers, id: string, action: 'send' | 'stop', payload?: object) =>
    inject(headers, { method: 'POST', url: `/api/esign/bulk/${id}/${action}`, ...(payload && { payload }) })

  const show = async (headers: Headers, id: string) =>
    (await inject(headers, { url: `/api/esign/bulk/${id}` })).json<ShownBulkSend>()

  const rowsOf = async (headers: Headers, id: string, query = '') =>
    (await inject(headers, { url: `/api/esign/bulk/${id}/rows${query}` })).json<{ rows: ShownBulkRow[] }>().rows

  return { makeTemplate, makeDraft, uploadDocument, uploadRows, act, show, rowsOf, inject }
}

/** The turn of an account that has something to send. */
export async function turnOf({ db }: Pick<Context, 'db'>, userId: string): Promise<BulkTurn | undefined> {
  const lane = await db
    .selectFrom('bulk_send_lanes')
    .selectAll()
    .where('user_id', '=', userId)
    .where('working', '=', true)
    .executeTakeFirst()
  return lane && { userId, turn: lane.turn }
}

/** Takes turns, as the workers do, until the account has nothing to send. */
export async function sendAll(ctx: Context, userId: string): Promise<void> {
  for (let turn = await turnOf(ctx, userId); turn; turn = await turnOf(ctx, userId)) await runTurn(ctx, turn)
}

/** So many rows of `letterOf`. */
export const letterRows = (count: number, prefix: string): string =>
  [
    'Name,E-mail,Salary,Shift',
    ...Array.from(
      { length: count },
      (_, index) => `Person ${letter(index)},${prefix}.${index}@example.com,${5000 + index},Day`,
    ),
  ].join('\n')

const letter = (index: number) =>
  String.fromCodePoint(65 + (index % 26)) + String.fromCodePoint(97 + (Math.floor(index / 26) % 26))
