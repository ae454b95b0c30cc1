import type { MonitoredProduct } from '../../contracts/monitoring.ts'
import type { Purpose } from '../../contracts/platform/codes.ts'
import type { InputOf } from '../../contracts/products/index.ts'
import { outcomeValues } from '../checks/verifications/outcome.ts'
import { insertVerification } from '../checks/verifications/statements.ts'
import { timelineEvent, verificationRow } from '../checks/verifications/values.ts'
import { loggedReference } from '../engines/scrub.ts'
import { emitWebhookEvent } from '../messaging/webhooks/emit.ts'
import type { Context, Scope, Trx } from '../platform/context.ts'
import type { SystemActor } from '../platform/identity/actors.ts'
import { newId } from '../platform/identity/ids.ts'
import type { VerificationOutcome } from '../sources/askSource.ts'
import { lockClaimed } from './claims.ts'
import { type Changes, changesBetween, type Finding, isNews } from './findings.ts'
import { addEvent, type MonitorRow, openKnown, sealKnown } from './rows.ts'

export const monitoringScope: Scope<SystemActor> = {
  actor: { kind: 'system', name: 'monitoring' },
  ip: null,
  requestId: null,
  locale: 'en',
}

interface Answer {
  at: Date
  input: InputOf<MonitoredProduct>
  outcome: VerificationOutcome
  findings: Finding[]
  /** What the run sets besides. */
  values: Partial<MonitorRow>
}

/**
 * Keeps what is known now and gives the row back. Only a change makes a check, an event of the history, a webhook and a mail, in one transaction
 * with what is known: so each is made once. Does nothing for a row that was ended or taken over meanwhile.
 */
export const storeAnswer = (
  { db, vault }: Pick<Context, 'db' | 'vault'>,
  claimed: MonitorRow,
  answer: Answer,
): Promise<void> =>
  db.transaction().execute(async trx => {
    const row = await lockClaimed(trx, claimed)
    if (!row) return
    const { findings, values } = answer
    const changes = changesBetween(openKnown(vault, row) ?? findings, findings)
    const news = isNews(changes) && (await storeNews({ vault }, trx, { row, answer, changes }))
    const known = { ...values, ...news, known_sealed: sealKnown(vault, row.id, findings) }
    await trx
      .updateTable('monitors')
      .set({ ...known, claim: null, claimed_until: null })
      .where('id', '=', row.id)
      .execute()
  })

interface News {
  row: MonitorRow
  answer: Answer
  changes: Changes
}

async function storeNews({ vault }: Pick<Context, 'vault'>, trx: Trx, { row, answer, changes }: News) {
  const { at } = answer
  const verificationId = await storeCheck({ vault }, trx, row, answer)
  await addEvent(trx, row, { kind: 'changed', at, verificationId, ...changes, mail: true })
  await emitWebhookEvent(trx, {
    userId: row.user_id,
    event: 'monitor.changed',
    data: { ...eventData(row), verificationId, ...changes, changedAt: at.toISOString() },
  })
  return { verification_id: verificationId, changed_at: at.toISOString() }
}

const eventData = ({ id, product, subject_masked, reference }: MonitorRow) => ({
  monitorId: id,
  product,
  subject: subject_masked,
  reference: reference && loggedReference(reference),
})

/** Stores the answer as a check of the account that is free. Returns its id. */
async function storeCheck(
  { vault }: Pick<Context, 'vault'>,
  trx: Trx,
  row: MonitorRow,
  { at, input, outcome }: Answer,
): Promise<string> {
  const { id: monitorId, product, user_id: userId, sub_user_id: subUserId, started_by, purpose, reference } = row
  const id = newId('ver')
  const name = vault.open(started_by, { column: 'monitors.started_by', id: monitorId })
  const begun = verificationRow(vault, {
    id,
    product,
    input,
    requester: { userId, subUserId, keyId: null, name },
    mode: 'live',
    channel: 'console',
    reference,
    purpose: purpose as Purpose,
    consentedAt: at,
    at,
    reservedPaise: 0,
    holdId: null,
  })
  const ending = { vault, id, product, outcome, startedAt: at, at: new Date(at.getTime() + (outcome.askedMs ?? 0)) }
  const timeline = [timelineEvent('monitored', at)]
  const ended = outcomeValues({ ...ending, timeline, reservedPaise: 0, locale: monitoringScope.locale })
  await insertVerification(trx, monitoringScope, { ...begun, ...ended }, null)
  return id
}

/** Stops until the balance suffices; the first time it is told. */
export async function pause(
  trx: Trx,
  row: MonitorRow,
  { at, tryAgainAt }: { at: Date; tryAgainAt: string },
): Promise<void> {
  const free = { claim: null, claimed_until: null, next_check_at: tryAgainAt }
  await trx
    .updateTable('monitors')
    .set({ ...free, status: 'paused' })
    .where('id', '=', row.id)
    .execute()
  if (row.status === 'paused') return
  await addEvent(trx, row, { kind: 'paused', at, mail: true })
  const data = { ...eventData(row), pausedAt: at.toISOString() }
  await emitWebhookEvent(trx, { userId: row.user_id, event: 'monitor.paused', data })
}
