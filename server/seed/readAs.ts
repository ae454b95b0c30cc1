import { beginVerification } from '../checks/verifications/beginVerification.ts'
import { readQueued } from '../checks/verifications/queue.ts'
import type { Context, Scope } from '../platform/context.ts'
import type { CustomerActor } from '../platform/identity/actors.ts'
import type { HeavyPool } from '../platform/ports/heavyPool.ts'
import type { OwnSource } from '../platform/ports/sources.ts'

interface Answer {
  answer: unknown
  createSource: (ctx: Context) => OwnSource
}

/**
 * A check that reads files, but with what the reader says about the samples, so that a first start need not load its models. Returns the
 * check's id.
 */
export async function readAs(
  ctx: Context,
  scope: Scope<CustomerActor>,
  request: Parameters<typeof beginVerification>[2],
  answer: Answer,
): Promise<string> {
  const { id } = await beginVerification(ctx, scope, request)
  await readQueuedAs(ctx, id, answer)
  return id
}

/** The same for a check that waits in the queue already. */
export async function readQueuedAs(ctx: Context, id: string, { answer, createSource }: Answer): Promise<void> {
  const source = createSource({ ...ctx, heavy: { ...ctx.heavy, run: async () => answer } as HeavyPool })
  const none = () => Promise.reject(new Error('Reading a file asks no outside source.'))
  const sources = { ...ctx.sources, ask: (question: Parameters<OwnSource>[0]) => source(question, none) }
  await readQueued({ ...ctx, sources }, { id, locale: 'en' })
}
