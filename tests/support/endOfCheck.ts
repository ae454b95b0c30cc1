import { setTimeout as sleep } from 'node:timers/promises'
import type { TestApp } from './app.ts'

type Reply = Awaited<ReturnType<TestApp['app']['inject']>>

/** A check that reads files as it ended: a call by key answers 202 where reading takes longer than it waits. Other replies as they are. */
export async function endOfCheck(app: TestApp['app'], headers: Record<string, string>, reply: Reply): Promise<Reply> {
  if (reply.statusCode !== 202) return reply
  const { id } = reply.json<{ id: string }>()
  for (;;) {
    const read = await app.inject({ url: `/v1/verifications/${id}`, headers })
    if (!['queued', 'in_progress'].includes(read.json<{ status: string }>().status)) return read
    await sleep(200)
  }
}
