import type { InvitationEvent, MessageState } from '../../contracts/invitations.ts'
import { attemptNetwork } from '../platform/access/rateLimit.ts'
import type { Db, Scope, Trx } from '../platform/context.ts'
import { newId } from '../platform/identity/ids.ts'
import type { Vault } from '../platform/vault.ts'

const AGENT_CHARACTERS = 200

/** From where somebody acts. */
export interface Visitor {
  scope: Pick<Scope, 'ip' | 'device'>
  /** The browser, as it names itself. */
  agent: string
}

/** What the trail keeps of a visitor: the network, the browser's name, and the keyed hash of its cookie. */
export const visitorValues = (vault: Vault, { scope, agent }: Visitor) => ({
  network: attemptNetwork(scope.ip),
  agent: agent.slice(0, AGENT_CHARACTERS),
  device: scope.device?.id ? vault.index('device', scope.device.id) : null,
})

interface NewEvent {
  invitationId: string
  kind: InvitationEvent
  messageId?: string | null
  visitor?: ReturnType<typeof visitorValues>
  /** Of the site inside which it was opened. */
  origin?: string | null
}

/** Adds an entry to the trail of an invitation. */
export async function recordEvent(
  trx: Db | Trx,
  { invitationId, kind, messageId, visitor, origin }: NewEvent,
): Promise<void> {
  await trx
    .insertInto('invitation_events')
    .values({
      id: newId('ive'),
      invitation_id: invitationId,
      kind,
      message_id: messageId ?? null,
      origin: origin ?? null,
      ...visitor,
    })
    .execute()
}

export interface TrailEntry {
  kind: InvitationEvent
  at: string
  network: string | null
  agent: string | null
  /** Of an entry about a message: how far it is. The sandbox inbox has it at once. */
  message: MessageState | null
}

/** The latest entries, newest first; no entry has a link or an address of a person. */
export async function listTrail(
  db: Db | Trx,
  invitationId: string,
  { limit = 100, kinds }: { limit?: number; kinds?: readonly InvitationEvent[] } = {},
): Promise<TrailEntry[]> {
  const rows = await db
    .selectFrom('invitation_events as event')
    .leftJoin('deliveries', 'deliveries.id', 'event.message_id')
    .select(['event.kind', 'event.at', 'event.network', 'event.agent', 'event.message_id', 'deliveries.status'])
    .where('event.invitation_id', '=', invitationId)
    .$if(kinds !== undefined, query => query.where('event.kind', 'in', kinds ?? []))
    .orderBy('event.id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ message_id, status, ...entry }) => ({
    ...entry,
    message: message_id === null ? null : ((status as MessageState | null) ?? 'delivered'),
  }))
}
