import { priceItemOf } from '../../contracts/checks/priceItems.ts'
import type { EnvelopeDraft } from '../../contracts/esign/draft.ts'
import { ledgerWords } from '../../contracts/words/ledgerWords.ts'
import { capture, release, reserve } from '../money/wallets/holds.ts'
import { walletOf } from '../money/wallets/walletOf.ts'
import type { Context, Db, Trx } from '../platform/context.ts'
import type { Actor } from '../platform/identity/actors.ts'
import type { EnvelopeRow, Sender } from './rows.ts'

const ITEM = 'esign-envelope'
/** Of each recipient who signs by Aadhaar e-sign, on top. */
const AADHAAR_ITEM = 'esign-aadhaar'
/** A hold outlives its envelope for as long as sealing may take. */
const GRACE_MS = 7 * 86_400_000

const { label } = priceItemOf(ITEM)

interface Priced {
  row: Pick<EnvelopeRow, 'user_id' | 'mode'>
  draft: Pick<EnvelopeDraft, 'recipients'>
}

/** Integer paise: what an envelope costs its account when it is completed; 0 under a test key. */
export const envelopePrice = async (
  { prices, db }: Pick<Context, 'prices'> & { db: Db | Trx },
  { row: { user_id, mode }, draft: { recipients } }: Priced,
): Promise<number> => {
  if (mode === 'test') return 0
  const signing = recipients.filter(({ role, method }) => role === 'sign' && method === 'aadhaar').length
  const each = signing > 0 ? await prices.priceOf(db, user_id, AADHAAR_ITEM) : 0
  return (await prices.priceOf(db, user_id, ITEM)) + signing * each
}

/** Holds the price until the envelope ends: in the product wallet, or in the API wallet if a key sends it. Throws `insufficient_balance`. */
export async function holdPrice(
  trx: Trx,
  { actor, locale }: Sender,
  { id, amountPaise, expiresAt }: { id: string; amountPaise: number; expiresAt: Date },
): Promise<string | null> {
  if (amountPaise === 0) return null
  const walletId = actor.kind === 'key' ? actor.walletId : (await walletOf(trx, actor.userId, 'product')).id
  const { holdId } = await reserve(trx, {
    key: `${id}:reserve`,
    walletId,
    amountPaise,
    reference: id,
    description: label.en,
    actor,
    locale,
    expiresAt: new Date(expiresAt.getTime() + GRACE_MS),
  })
  return holdId
}

/** Charges what was held. Returns integer paise. */
export async function chargeEnvelope(
  trx: Trx,
  { id, hold_id: holdId, price_paise: amountPaise }: EnvelopeRow,
  actor: Actor,
): Promise<number> {
  if (holdId === null) return 0
  await capture(trx, { key: `${id}:capture`, holdId, amountPaise, reference: id, description: label.en, actor })
  return amountPaise
}

/** Gives back what was held for an envelope that is never completed. */
export async function releasePrice(trx: Trx, { id, hold_id: holdId }: EnvelopeRow, actor: Actor): Promise<void> {
  if (holdId !== null)
    await release(trx, {
      key: `${id}:release`,
      holdId,
      reference: id,
      description: ledgerWords.esignReleased.en,
      actor,
    })
}
