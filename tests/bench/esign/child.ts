import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { buildApp } from '../../../server/app/app.ts'
import { boot } from '../../../server/app/boot.ts'
import { startWorkers } from '../../../server/app/workers.ts'
import { stampPdf } from '../../../server/engines/esign/stampPdf.ts'
import type { Mark } from '../../../server/engines/esign/types.ts'
import { startBulkSend } from '../../../server/esign/bulk/control.ts'
import { uploadBulkSend } from '../../../server/esign/bulk/upload.ts'
import { createDraft } from '../../../server/esign/drafts.ts'
import { storeEsignFile } from '../../../server/esign/files.ts'
import type { Sender } from '../../../server/esign/rows.ts'
import { verifyLedger } from '../../../server/money/wallets/verifyLedger.ts'
import { readConfig } from '../../../server/platform/config/config.ts'
import { keepForLater } from '../../../server/reports/signing/longTerm.ts'
import { signDocument } from '../../../server/reports/signing/signDocument.ts'
import { letterOf, letterRows } from '../../support/esign/bulk.ts'
import { longPdf } from '../../support/esign/sending.ts'
import { makeCustomer } from '../../support/factories.ts'
import { median } from '../median.ts'

/** `child.ts <envelopes> <databaseUrl>`: a whole node that seals documents and sends a template to many; prints the measurements as JSON. */
const [envelopes = '', databaseUrl = ''] = process.argv.slice(2)
const ROUNDS = 9
const dataDir = mkdtempSync(join(tmpdir(), 'satyapan-'))
const settings = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, LOG_LEVEL: 'silent' }
const { context, close } = await boot(readConfig(settings))
const workers = await startWorkers(context, { work: true })
const app = await buildApp(context)
await app.listen({ host: '127.0.0.1', port: 0 })

const bulk = await sendToMany(Number(envelopes))
const sealMs = await sealing()
process.stdout.write(`${JSON.stringify({ sealMs, bulk })}\n`)
await app.close()
await workers.stop()
await close()
rmSync(dataDir, { recursive: true, force: true })

async function sendToMany(count: number) {
  const { userId } = await makeCustomer(context.db, { paise: count * 10_000 })
  const actor = {
    kind: 'customer',
    userId,
    subUserId: null,
    sessionId: '',
    name: 'Asha Rao',
    kycComplete: true,
  } as const
  const scope: Sender = { actor, ip: null, requestId: null, locale: 'en' }
  const file = await storeEsignFile(context, scope, {
    filename: 'letter.pdf',
    file: Readable.from([Buffer.from(await longPdf(5))]),
  })
  const { id: template } = await createDraft(context, scope, { draft: letterOf(file.id), asTemplate: true })
  const rows = Readable.from([Buffer.from(letterRows(count, 'bench'))])
  const began = performance.now()
  const send = await uploadBulkSend(context, scope, template, async () => ({ filename: 'rows.csv', file: rows }))
  const started = performance.now()
  await startBulkSend(context, scope, { id: send.id, atMostPaise: send.totalPaise })
  const state = () =>
    context.db.selectFrom('bulk_sends').select('state').where('id', '=', send.id).executeTakeFirstOrThrow()
  while ((await state()).state === 'running') await sleep(200)
  const seconds = (performance.now() - started) / 1000
  // Read memory first, because verifying the ledger is not part of it.
  const peakMb = Math.round(process.resourceUsage().maxRSS / 1024)
  const made = await context.db
    .selectFrom('envelopes')
    .innerJoin('envelope_recipients', 'envelope_recipients.envelope_id', 'envelopes.id')
    .select(['envelopes.id', 'email_index'])
    .where('bulk_id', '=', send.id)
    .execute()
  const { broken } = await verifyLedger(context.db)
  if (broken) throw new Error(broken)
  const people = new Set(made.map(({ email_index }) => email_index)).size
  return {
    envelopes: count,
    checkSeconds: (started - began) / 1000,
    seconds,
    peakMb,
    lost: count - people,
    doubled: made.length - people,
  }
}

async function sealing(): Promise<number> {
  const pdf = await longPdf(20)
  const marks: Mark[] = Array.from({ length: 20 }, (_, page) => ({
    page,
    kind: 'text',
    text: 'आशा राव, Pune',
    box: { x: 72, y: 400, width: 200, height: 24 },
  }))
  const times: number[] = []
  // The first one loads fonts and makes the certificate.
  for (let round = 0; round <= ROUNDS; round += 1) {
    const began = performance.now()
    await keepForLater(context, await signDocument(context, await stampPdf(pdf, marks)))
    if (round > 0) times.push(performance.now() - began)
  }
  return Math.round(median(times))
}
